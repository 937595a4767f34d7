// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {Ownable} from "../farm/Ownable.sol";
import {PoolInfo} from "../farm/PoolInfo.sol";
import {SafeBep20} from "../farm/SafeBep20.sol";
import {SafeMath} from "../farm/SafeMath.sol";
import {IERC20} from "../swap/IERC20.sol";
import {RewardTerm} from "./RewardTerm.sol";

/// Base of the early pools: a list with one pool, which pays a fixed reward for each block of its period. The rewards
/// are sent to it beforehand.
abstract contract EarlyPool is Ownable {
    using SafeBep20 for IERC20;
    using SafeMath for uint256;

    uint256 internal constant SCALE = 1e12;
    uint256 internal constant ALL_POINTS = 1000;

    IERC20 public immutable rewardToken;
    uint256 public immutable rewardPerBlock;
    uint256 public immutable startBlock;
    uint256 public bonusEndBlock;
    PoolInfo[] public poolInfo;

    event Deposit(address indexed user, uint256 amount);
    event Withdraw(address indexed user, uint256 amount);
    event EmergencyWithdraw(address indexed user, uint256 amount);

    constructor(IERC20 staked, IERC20 reward, uint256 rewardPerBlock_, uint256 startBlock_, uint256 bonusEndBlock_) {
        rewardToken = reward;
        rewardPerBlock = rewardPerBlock_;
        startBlock = startBlock_;
        bonusEndBlock = bonusEndBlock_;
        poolInfo.push(PoolInfo(staked, ALL_POINTS, startBlock_, 0));
    }

    function emergencyRewardWithdraw(uint256 amount) external onlyOwner {
        require(amount < rewardToken.balanceOf(address(this)), "not enough token");
        rewardToken.safeTransfer(msg.sender, amount);
    }

    function massUpdatePools() external {
        for (uint256 pid = 0; pid < poolInfo.length; pid++) updatePool(pid);
    }

    function updatePool(uint256 pid) public {
        PoolInfo storage pool = poolInfo[pid];
        if (block.number <= pool.lastRewardBlock) return;
        pool.accCakePerShare = _accumulated(pool);
        pool.lastRewardBlock = block.number;
    }

    function getMultiplier(uint256 from, uint256 to) public view returns (uint256) {
        return RewardTerm.paidBlocks(from, to, bonusEndBlock);
    }

    /// Returns the rewards per share, as if the pool were updated now.
    function _accumulated(PoolInfo memory pool) internal view returns (uint256) {
        uint256 staked = pool.lpToken.balanceOf(address(this));
        if (block.number <= pool.lastRewardBlock || staked == 0) return pool.accCakePerShare;
        uint256 blocks = getMultiplier(pool.lastRewardBlock, block.number);
        uint256 reward = blocks.mul(rewardPerBlock).mul(pool.allocPoint).div(ALL_POINTS);
        return pool.accCakePerShare.add(reward.mul(SCALE).div(staked));
    }
}
