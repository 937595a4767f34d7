// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {MasterChef} from "../farm/MasterChef.sol";
import {SafeMath} from "../farm/SafeMath.sol";
import {IERC20} from "../swap/IERC20.sol";
import {SafeErc20} from "./SafeErc20.sol";
import {VaultFees} from "./VaultFees.sol";

/// Stakes the CAKE of all users together. Any account may call harvest for a small fee; it stakes the rewards again, so the
/// value of a share grows.
contract CakeVault is VaultFees {
    using SafeErc20 for IERC20;
    using SafeMath for uint256;

    struct UserInfo {
        uint256 shares;
        uint256 lastDepositedTime;
        uint256 cakeAtLastUserAction;
        uint256 lastUserActionTime;
    }

    IERC20 public immutable token;
    IERC20 public immutable receiptToken;
    MasterChef public immutable masterchef;
    uint256 public totalShares;
    uint256 public lastHarvestedTime;
    mapping(address => UserInfo) public userInfo;

    event Deposit(address indexed sender, uint256 amount, uint256 shares, uint256 lastDepositedTime);
    event Withdraw(address indexed sender, uint256 amount, uint256 shares);
    event Harvest(address indexed sender, uint256 performanceFee, uint256 callFee);

    /// Only externally owned accounts: a contract could enter and leave around a harvest.
    modifier notContract() {
        require(msg.sender.code.length == 0, "contract not allowed");
        require(msg.sender == tx.origin, "proxy contract not allowed");
        _;
    }

    constructor(IERC20 token_, IERC20 receiptToken_, MasterChef masterchef_, address admin_, address treasury_)
        VaultFees(admin_, treasury_)
    {
        token = token_;
        receiptToken = receiptToken_;
        masterchef = masterchef_;
        token_.safeApprove(address(masterchef_), type(uint256).max);
    }

    /// Restarts the withdrawal fee period for the sender's whole balance.
    function deposit(uint256 amount) external whenNotPaused notContract {
        require(amount > 0, "Nothing to deposit");
        uint256 before = balanceOf();
        token.safeTransferFrom(msg.sender, address(this), amount);
        uint256 shares = totalShares == 0 ? amount : amount.mul(totalShares).div(before);
        UserInfo storage user = userInfo[msg.sender];
        user.shares = user.shares.add(shares);
        user.lastDepositedTime = block.timestamp;
        totalShares = totalShares.add(shares);
        user.cakeAtLastUserAction = user.shares.mul(balanceOf()).div(totalShares);
        user.lastUserActionTime = block.timestamp;
        _earn();
        emit Deposit(msg.sender, amount, shares, block.timestamp);
    }

    function withdrawAll() external notContract {
        withdraw(userInfo[msg.sender].shares);
    }

    function withdraw(uint256 shares) public notContract {
        UserInfo storage user = userInfo[msg.sender];
        require(shares > 0, "Nothing to withdraw");
        require(shares <= user.shares, "Withdraw amount exceeds balance");
        uint256 amount = balanceOf().mul(shares).div(totalShares);
        user.shares = user.shares.sub(shares);
        totalShares = totalShares.sub(shares);
        amount = _fetch(amount);
        if (block.timestamp < user.lastDepositedTime.add(withdrawFeePeriod)) {
            uint256 fee = amount.mul(withdrawFee).div(WHOLE);
            token.safeTransfer(treasury, fee);
            amount = amount.sub(fee);
        }
        // As in the published vault, the balance still includes the amount that is paid out below.
        user.cakeAtLastUserAction = user.shares > 0 ? user.shares.mul(balanceOf()).div(totalShares) : 0;
        user.lastUserActionTime = block.timestamp;
        token.safeTransfer(msg.sender, amount);
        emit Withdraw(msg.sender, amount, shares);
    }

    function harvest() external notContract whenNotPaused {
        masterchef.leaveStaking(0);
        uint256 held = available();
        uint256 forTreasury = held.mul(performanceFee).div(WHOLE);
        token.safeTransfer(treasury, forTreasury);
        uint256 forCaller = held.mul(callFee).div(WHOLE);
        token.safeTransfer(msg.sender, forCaller);
        _earn();
        lastHarvestedTime = block.timestamp;
        emit Harvest(msg.sender, forTreasury, forCaller);
    }

    /// Withdraws the stake from the MasterChef without its rewards.
    function emergencyWithdraw() external onlyAdmin {
        masterchef.emergencyWithdraw(0);
    }

    function inCaseTokensGetStuck(IERC20 stuck) external onlyAdmin {
        require(stuck != token, "Token cannot be same as deposit token");
        require(stuck != receiptToken, "Token cannot be same as receipt token");
        stuck.safeTransfer(msg.sender, stuck.balanceOf(address(this)));
    }

    function calculateHarvestCakeRewards() external view returns (uint256) {
        return calculateTotalPendingCakeRewards().mul(callFee).div(WHOLE);
    }

    function calculateTotalPendingCakeRewards() public view returns (uint256) {
        return masterchef.pendingCake(0, address(this)).add(available());
    }

    function getPricePerFullShare() external view returns (uint256) {
        return totalShares == 0 ? 1e18 : balanceOf().mul(1e18).div(totalShares);
    }

    function available() public view returns (uint256) {
        return token.balanceOf(address(this));
    }

    function balanceOf() public view returns (uint256) {
        (uint256 staked,) = masterchef.userInfo(0, address(this));
        return available().add(staked);
    }

    function _earn() private {
        uint256 held = available();
        if (held > 0) masterchef.enterStaking(held);
    }

    /// Withdraws the missing part of an amount from the stake. Returns the amount, or less if less arrived.
    function _fetch(uint256 amount) private returns (uint256) {
        uint256 held = available();
        if (held >= amount) return amount;
        uint256 missing = amount.sub(held);
        masterchef.leaveStaking(missing);
        uint256 come = available().sub(held);
        return come < missing ? held.add(come) : amount;
    }
}
