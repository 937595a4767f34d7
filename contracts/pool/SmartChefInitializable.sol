// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {SafeBep20} from "../farm/SafeBep20.sol";
import {SafeMath} from "../farm/SafeMath.sol";
import {IERC20} from "../swap/IERC20.sol";
import {ReentrancyGuard} from "./ReentrancyGuard.sol";
import {RewardTerm} from "./RewardTerm.sol";
import {SmartChefTerms} from "./SmartChefTerms.sol";

interface IDecimals {
    function decimals() external view returns (uint8);
}

/// Pool that takes one token and pays another: a fixed reward for each block, shared by stake. Rewards are sent to it
/// beforehand. If they run out, stakes can be withdrawn only by emergencyWithdraw.
contract SmartChefInitializable is SmartChefTerms, ReentrancyGuard {
    using SafeBep20 for IERC20;
    using SafeMath for uint256;

    struct UserInfo {
        uint256 amount;
        uint256 rewardDebt;
    }

    address public immutable SMART_CHEF_FACTORY;
    bool public isInitialized;
    uint256 public accTokenPerShare;
    /// Scale of accTokenPerShare: the fewer decimals the reward token has, the larger.
    uint256 public PRECISION_FACTOR;
    mapping(address => UserInfo) public userInfo;

    event Deposit(address indexed user, uint256 amount);
    event EmergencyWithdraw(address indexed user, uint256 amount);
    event Withdraw(address indexed user, uint256 amount);

    constructor() {
        SMART_CHEF_FACTORY = msg.sender;
    }

    /// A limit of 0 means no limit.
    function initialize(
        IERC20 stakedToken_,
        IERC20 rewardToken_,
        uint256 rewardPerBlock_,
        uint256 startBlock_,
        uint256 bonusEndBlock_,
        uint256 poolLimitPerUser_,
        address admin
    ) external {
        require(!isInitialized, "Already initialized");
        require(msg.sender == SMART_CHEF_FACTORY, "Not factory");
        isInitialized = true;
        stakedToken = stakedToken_;
        rewardToken = rewardToken_;
        rewardPerBlock = rewardPerBlock_;
        startBlock = startBlock_;
        bonusEndBlock = bonusEndBlock_;
        if (poolLimitPerUser_ > 0) {
            hasUserLimit = true;
            poolLimitPerUser = poolLimitPerUser_;
        }
        uint256 decimals = IDecimals(address(rewardToken_)).decimals();
        require(decimals < 30, "Must be inferior to 30");
        PRECISION_FACTOR = 10 ** (30 - decimals);
        lastRewardBlock = startBlock_;
        transferOwnership(admin);
    }

    /// A deposit of 0 is a harvest.
    function deposit(uint256 amount) external nonReentrant {
        UserInfo storage user = userInfo[msg.sender];
        if (hasUserLimit) require(amount.add(user.amount) <= poolLimitPerUser, "User amount above limit");
        _updatePool();
        uint256 pending = _pendingOf(user);
        if (pending > 0) rewardToken.safeTransfer(msg.sender, pending);
        if (amount > 0) {
            user.amount = user.amount.add(amount);
            stakedToken.safeTransferFrom(msg.sender, address(this), amount);
        }
        user.rewardDebt = _earnedBy(user.amount, accTokenPerShare);
        emit Deposit(msg.sender, amount);
    }

    function withdraw(uint256 amount) external nonReentrant {
        UserInfo storage user = userInfo[msg.sender];
        require(user.amount >= amount, "Amount to withdraw too high");
        _updatePool();
        uint256 pending = _pendingOf(user);
        if (amount > 0) {
            user.amount = user.amount.sub(amount);
            stakedToken.safeTransfer(msg.sender, amount);
        }
        if (pending > 0) rewardToken.safeTransfer(msg.sender, pending);
        user.rewardDebt = _earnedBy(user.amount, accTokenPerShare);
        emit Withdraw(msg.sender, amount);
    }

    /// Returns the stake without rewards. Its event has amount 0, as in the deployed pools.
    function emergencyWithdraw() external nonReentrant {
        UserInfo storage user = userInfo[msg.sender];
        uint256 amount = user.amount;
        user.amount = 0;
        user.rewardDebt = 0;
        if (amount > 0) stakedToken.safeTransfer(msg.sender, amount);
        emit EmergencyWithdraw(msg.sender, user.amount);
    }

    function pendingReward(address account) external view returns (uint256) {
        UserInfo memory user = userInfo[account];
        uint256 staked = stakedToken.balanceOf(address(this));
        uint256 accumulated = accTokenPerShare;
        if (block.number > lastRewardBlock && staked != 0) accumulated = accumulated.add(_newPerShare(staked));
        return _earnedBy(user.amount, accumulated).sub(user.rewardDebt);
    }

    function _updatePool() private {
        if (block.number <= lastRewardBlock) return;
        uint256 staked = stakedToken.balanceOf(address(this));
        if (staked != 0) accTokenPerShare = accTokenPerShare.add(_newPerShare(staked));
        lastRewardBlock = block.number;
    }

    function _newPerShare(uint256 staked) private view returns (uint256) {
        uint256 blocks = RewardTerm.paidBlocks(lastRewardBlock, block.number, bonusEndBlock);
        return blocks.mul(rewardPerBlock).mul(PRECISION_FACTOR).div(staked);
    }

    function _earnedBy(uint256 amount, uint256 accumulated) private view returns (uint256) {
        return amount.mul(accumulated).div(PRECISION_FACTOR);
    }

    /// Returns the rewards of a stake up to the last update that are not yet paid.
    function _pendingOf(UserInfo storage user) private view returns (uint256) {
        return _earnedBy(user.amount, accTokenPerShare).sub(user.rewardDebt);
    }
}
