// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {SafeBep20} from "../farm/SafeBep20.sol";
import {SafeMath} from "../farm/SafeMath.sol";
import {IERC20} from "../swap/IERC20.sol";
import {RewardTerm} from "./RewardTerm.sol";

/// First kind of pool: it takes SYRUP and only records the rewards, for a later airdrop.
contract SousChef {
    using SafeBep20 for IERC20;
    using SafeMath for uint256;

    struct UserInfo {
        uint256 amount;
        uint256 rewardDebt;
        uint256 rewardPending;
    }

    struct PoolInfo {
        uint256 lastRewardBlock;
        uint256 accRewardPerShare;
    }

    uint256 private constant SCALE = 1e12;

    IERC20 public immutable syrup;
    uint256 public immutable rewardPerBlock;
    uint256 public immutable startBlock;
    uint256 public immutable bonusEndBlock;
    PoolInfo public poolInfo;
    mapping(address => UserInfo) public userInfo;
    /// Every account that has staked, some more than once.
    address[] public addressList;

    event Deposit(address indexed user, uint256 amount);
    event Withdraw(address indexed user, uint256 amount);
    event EmergencyWithdraw(address indexed user, uint256 amount);

    constructor(IERC20 syrup_, uint256 rewardPerBlock_, uint256 startBlock_, uint256 endBlock_) {
        syrup = syrup_;
        rewardPerBlock = rewardPerBlock_;
        startBlock = startBlock_;
        bonusEndBlock = endBlock_;
        poolInfo.lastRewardBlock = startBlock_;
    }

    function addressLength() external view returns (uint256) {
        return addressList.length;
    }

    function pendingReward(address account) external view returns (uint256) {
        UserInfo memory user = userInfo[account];
        uint256 staked = syrup.balanceOf(address(this));
        uint256 accumulated = poolInfo.accRewardPerShare;
        if (block.number > poolInfo.lastRewardBlock && staked != 0) accumulated = accumulated.add(_newPerShare(staked));
        return user.amount.mul(accumulated).div(SCALE).sub(user.rewardDebt).add(user.rewardPending);
    }

    function updatePool() public {
        if (block.number <= poolInfo.lastRewardBlock) return;
        uint256 staked = syrup.balanceOf(address(this));
        if (staked != 0) poolInfo.accRewardPerShare = poolInfo.accRewardPerShare.add(_newPerShare(staked));
        poolInfo.lastRewardBlock = block.number;
    }

    function deposit(uint256 amount) external {
        require(amount > 0, "amount 0");
        UserInfo storage user = userInfo[msg.sender];
        updatePool();
        syrup.safeTransferFrom(msg.sender, address(this), amount);
        bool isNew = user.amount == 0 && user.rewardPending == 0 && user.rewardDebt == 0;
        if (isNew) addressList.push(msg.sender);
        _settle(user, user.amount.add(amount));
        emit Deposit(msg.sender, amount);
    }

    function withdraw(uint256 amount) external {
        require(amount > 0, "amount 0");
        UserInfo storage user = userInfo[msg.sender];
        require(user.amount >= amount, "withdraw: not enough");
        updatePool();
        syrup.safeTransfer(msg.sender, amount);
        _settle(user, user.amount.sub(amount));
        emit Withdraw(msg.sender, amount);
    }

    /// Returns the stake without its rewards.
    function emergencyWithdraw() external {
        uint256 amount = userInfo[msg.sender].amount;
        delete userInfo[msg.sender];
        syrup.safeTransfer(msg.sender, amount);
        emit EmergencyWithdraw(msg.sender, amount);
    }

    function _newPerShare(uint256 staked) private view returns (uint256) {
        uint256 blocks = RewardTerm.paidBlocks(poolInfo.lastRewardBlock, block.number, bonusEndBlock);
        return blocks.mul(rewardPerBlock).mul(SCALE).div(staked);
    }

    /// Records the rewards so far, and sets the new stake and its reward debt.
    function _settle(UserInfo storage user, uint256 amount) private {
        uint256 perShare = poolInfo.accRewardPerShare;
        user.rewardPending = user.amount.mul(perShare).div(SCALE).sub(user.rewardDebt).add(user.rewardPending);
        user.amount = amount;
        user.rewardDebt = amount.mul(perShare).div(SCALE);
    }
}
