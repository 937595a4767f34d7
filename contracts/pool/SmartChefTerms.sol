// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {Ownable} from "../farm/Ownable.sol";
import {SafeBep20} from "../farm/SafeBep20.sol";
import {IERC20} from "../swap/IERC20.sol";

/// Tokens, rewards and period of a pool, and the changes that its owner may make.
abstract contract SmartChefTerms is Ownable {
    using SafeBep20 for IERC20;

    bool public hasUserLimit;
    uint256 public bonusEndBlock;
    uint256 public startBlock;
    uint256 public lastRewardBlock;
    uint256 public poolLimitPerUser;
    uint256 public rewardPerBlock;
    IERC20 public rewardToken;
    IERC20 public stakedToken;

    event AdminTokenRecovery(address tokenRecovered, uint256 amount);
    event NewStartAndEndBlocks(uint256 startBlock, uint256 endBlock);
    event NewRewardPerBlock(uint256 rewardPerBlock);
    event NewPoolLimit(uint256 poolLimitPerUser);
    event RewardsStop(uint256 blockNumber);

    /// Withdraws rewards, earned ones too: for a pool with a fault.
    function emergencyRewardWithdraw(uint256 amount) external onlyOwner {
        rewardToken.safeTransfer(msg.sender, amount);
    }

    function recoverWrongTokens(address tokenAddress, uint256 tokenAmount) external onlyOwner {
        require(tokenAddress != address(stakedToken), "Cannot be staked token");
        require(tokenAddress != address(rewardToken), "Cannot be reward token");
        IERC20(tokenAddress).safeTransfer(msg.sender, tokenAmount);
        emit AdminTokenRecovery(tokenAddress, tokenAmount);
    }

    /// Ends the pool now, without an event: RewardsStop is in the ABI of the deployed pools, which never emit it.
    function stopReward() external onlyOwner {
        bonusEndBlock = block.number;
    }

    function updatePoolLimitPerUser(bool hasUserLimit_, uint256 poolLimitPerUser_) external onlyOwner {
        require(hasUserLimit, "Must be set");
        if (hasUserLimit_) {
            require(poolLimitPerUser_ > poolLimitPerUser, "New limit must be higher");
            poolLimitPerUser = poolLimitPerUser_;
        } else {
            hasUserLimit = false;
            poolLimitPerUser = 0;
        }
        emit NewPoolLimit(poolLimitPerUser);
    }

    function updateRewardPerBlock(uint256 rewardPerBlock_) external onlyOwner {
        require(block.number < startBlock, "Pool has started");
        rewardPerBlock = rewardPerBlock_;
        emit NewRewardPerBlock(rewardPerBlock_);
    }

    function updateStartAndEndBlocks(uint256 startBlock_, uint256 bonusEndBlock_) external onlyOwner {
        require(block.number < startBlock, "Pool has started");
        require(startBlock_ < bonusEndBlock_, "New startBlock must be lower than new endBlock");
        require(block.number < startBlock_, "New startBlock must be higher than current block");
        startBlock = startBlock_;
        bonusEndBlock = bonusEndBlock_;
        lastRewardBlock = startBlock_;
        emit NewStartAndEndBlocks(startBlock_, bonusEndBlock_);
    }
}
