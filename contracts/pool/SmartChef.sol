// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {SafeBep20} from "../farm/SafeBep20.sol";
import {SafeMath} from "../farm/SafeMath.sol";
import {IERC20} from "../swap/IERC20.sol";
import {EarlyPool} from "./EarlyPool.sol";

/// Early pool for tokens: it pays pending rewards on every change of a stake, and has no limit for each account.
contract SmartChef is EarlyPool {
    using SafeBep20 for IERC20;
    using SafeMath for uint256;

    struct UserInfo {
        uint256 amount;
        uint256 rewardDebt;
    }

    IERC20 public immutable syrup;
    mapping(address => UserInfo) public userInfo;

    constructor(IERC20 syrup_, IERC20 reward, uint256 perBlock, uint256 start, uint256 end)
        EarlyPool(syrup_, reward, perBlock, start, end)
    {
        syrup = syrup_;
    }

    function pendingReward(address account) external view returns (uint256) {
        UserInfo memory user = userInfo[account];
        return user.amount.mul(_accumulated(poolInfo[0])).div(SCALE).sub(user.rewardDebt);
    }

    /// A deposit of 0 is a harvest.
    function deposit(uint256 amount) external {
        UserInfo storage user = userInfo[msg.sender];
        _settle(user, user.amount);
        if (amount > 0) {
            syrup.safeTransferFrom(msg.sender, address(this), amount);
            user.amount = user.amount.add(amount);
            user.rewardDebt = user.amount.mul(poolInfo[0].accCakePerShare).div(SCALE);
        }
        emit Deposit(msg.sender, amount);
    }

    function withdraw(uint256 amount) external {
        UserInfo storage user = userInfo[msg.sender];
        require(user.amount >= amount, "withdraw: not good");
        _settle(user, user.amount.sub(amount));
        if (amount > 0) syrup.safeTransfer(msg.sender, amount);
        emit Withdraw(msg.sender, amount);
    }

    /// Returns the stake, without rewards.
    function emergencyWithdraw() external {
        uint256 amount = userInfo[msg.sender].amount;
        delete userInfo[msg.sender];
        syrup.safeTransfer(msg.sender, amount);
        emit EmergencyWithdraw(msg.sender, amount);
    }

    /// Ends the pool with this block.
    function stopReward() external onlyOwner {
        bonusEndBlock = block.number;
    }

    /// Pays the rewards of a stake, and sets the new stake and its reward debt. The stake itself moves afterwards.
    function _settle(UserInfo storage user, uint256 amount) private {
        updatePool(0);
        uint256 accumulated = poolInfo[0].accCakePerShare;
        uint256 pending = user.amount.mul(accumulated).div(SCALE).sub(user.rewardDebt);
        user.amount = amount;
        user.rewardDebt = amount.mul(accumulated).div(SCALE);
        if (pending > 0) rewardToken.safeTransfer(msg.sender, pending);
    }
}
