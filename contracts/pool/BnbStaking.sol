// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {SafeBep20} from "../farm/SafeBep20.sol";
import {SafeMath} from "../farm/SafeMath.sol";
import {IERC20} from "../swap/IERC20.sol";
import {IWBNB} from "../swap/IWBNB.sol";
import {EarlyPool} from "./EarlyPool.sol";

/// Pool that takes the native coin, up to a limit for each account, and holds it wrapped.
contract BnbStaking is EarlyPool {
    using SafeBep20 for IERC20;
    using SafeMath for uint256;

    struct UserInfo {
        uint256 amount;
        uint256 rewardDebt;
        bool inBlackList;
    }

    uint256 private constant COIN_GAS = 23_000;

    address public immutable WBNB;
    uint256 public constant totalAllocPoint = ALL_POINTS;
    address public adminAddress;
    uint256 public limitAmount = 10 ether;
    mapping(address => UserInfo) public userInfo;

    modifier onlyAdmin() {
        require(msg.sender == adminAddress, "admin: wut?");
        _;
    }

    constructor(
        IERC20 lp,
        IERC20 rewardToken_,
        uint256 rewardPerBlock_,
        uint256 startBlock_,
        uint256 bonusEndBlock_,
        address adminAddress_,
        address wbnb
    ) EarlyPool(lp, rewardToken_, rewardPerBlock_, startBlock_, bonusEndBlock_) {
        adminAddress = adminAddress_;
        WBNB = wbnb;
    }

    /// Accepts native coin only from the wrapped coin's contract, when a stake is unwrapped.
    receive() external payable {
        assert(msg.sender == WBNB);
    }

    /// A deposit of 0 is a harvest.
    function deposit() external payable {
        UserInfo storage user = userInfo[msg.sender];
        require(user.amount.add(msg.value) <= limitAmount, "exceed the top");
        require(!user.inBlackList, "in black list");
        updatePool(0);
        uint256 pending = _settle(user, user.amount.add(msg.value));
        if (pending > 0) rewardToken.safeTransfer(msg.sender, pending);
        if (msg.value > 0) {
            IWBNB(WBNB).deposit{value: msg.value}();
            // Moves nothing. The deployed pool makes this transfer, and explorers count its stakes by it.
            assert(IWBNB(WBNB).transfer(address(this), msg.value));
        }
        emit Deposit(msg.sender, msg.value);
    }

    function withdraw(uint256 amount) external {
        UserInfo storage user = userInfo[msg.sender];
        require(user.amount >= amount, "withdraw: not good");
        updatePool(0);
        uint256 pending = _settle(user, user.amount.sub(amount));
        if (pending > 0 && !user.inBlackList) rewardToken.safeTransfer(msg.sender, pending);
        if (amount > 0) {
            IWBNB(WBNB).withdraw(amount);
            (bool success,) = msg.sender.call{value: amount, gas: COIN_GAS}("");
            require(success, "TransferHelper: ETH_TRANSFER_FAILED");
        }
        emit Withdraw(msg.sender, amount);
    }

    /// Returns the stake as wrapped coin, without rewards.
    function emergencyWithdraw() external {
        UserInfo storage user = userInfo[msg.sender];
        uint256 amount = user.amount;
        user.amount = 0;
        user.rewardDebt = 0;
        poolInfo[0].lpToken.safeTransfer(msg.sender, amount);
        emit EmergencyWithdraw(msg.sender, amount);
    }

    function setAdmin(address adminAddress_) external onlyOwner {
        adminAddress = adminAddress_;
    }

    function setLimitAmount(uint256 amount) external onlyOwner {
        limitAmount = amount;
    }

    function setBlackList(address account) external onlyAdmin {
        userInfo[account].inBlackList = true;
    }

    function removeBlackList(address account) external onlyAdmin {
        userInfo[account].inBlackList = false;
    }

    function pendingReward(address account) external view returns (uint256) {
        UserInfo memory user = userInfo[account];
        return user.amount.mul(_accumulated(poolInfo[0])).div(SCALE).sub(user.rewardDebt);
    }

    /// Returns the rewards of a stake, and sets the new stake and its reward debt. Coin and tokens move only afterwards.
    function _settle(UserInfo storage user, uint256 amount) private returns (uint256 pending) {
        uint256 accumulated = poolInfo[0].accCakePerShare;
        pending = user.amount.mul(accumulated).div(SCALE).sub(user.rewardDebt);
        user.amount = amount;
        user.rewardDebt = amount.mul(accumulated).div(SCALE);
    }
}
