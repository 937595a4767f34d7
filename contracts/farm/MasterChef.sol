// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {IERC20} from "../swap/IERC20.sol";
import {CakeToken} from "./CakeToken.sol";
import {FarmLedger} from "./FarmLedger.sol";
import {IMigratorChef} from "./IMigratorChef.sol";
import {PoolInfo} from "./PoolInfo.sol";
import {SafeBep20} from "./SafeBep20.sol";
import {SafeMath} from "./SafeMath.sol";
import {SyrupBar} from "./SyrupBar.sol";

/// Holds stakes and pays CAKE for them: LP tokens in the farms, and in farm 0 CAKE itself, with SYRUP as the receipt.
contract MasterChef is FarmLedger {
    using SafeBep20 for IERC20;
    using SafeMath for uint256;

    IMigratorChef public migrator;

    event Deposit(address indexed user, uint256 indexed pid, uint256 amount);
    event Withdraw(address indexed user, uint256 indexed pid, uint256 amount);
    event EmergencyWithdraw(address indexed user, uint256 indexed pid, uint256 amount);

    constructor(CakeToken cake_, SyrupBar syrup_, address devaddr_, uint256 cakePerBlock_, uint256 startBlock_)
        FarmLedger(cake_, syrup_, devaddr_, cakePerBlock_, startBlock_)
    {}

    function deposit(uint256 pid, uint256 amount) external {
        require(pid != 0, "deposit CAKE by staking");
        _stake(pid, amount);
        emit Deposit(msg.sender, pid, amount);
    }

    function withdraw(uint256 pid, uint256 amount) external {
        require(pid != 0, "withdraw CAKE by unstaking");
        _unstake(pid, amount);
        emit Withdraw(msg.sender, pid, amount);
    }

    function enterStaking(uint256 amount) external {
        _stake(0, amount);
        syrup.mint(msg.sender, amount);
        emit Deposit(msg.sender, 0, amount);
    }

    function leaveStaking(uint256 amount) external {
        _unstake(0, amount);
        syrup.burn(msg.sender, amount);
        emit Withdraw(msg.sender, 0, amount);
    }

    /// Returns the stake without its rewards. SYRUP is not burned.
    function emergencyWithdraw(uint256 pid) external {
        UserInfo storage user = userInfo[pid][msg.sender];
        uint256 amount = user.amount;
        user.amount = 0;
        user.rewardDebt = 0;
        poolInfo[pid].lpToken.safeTransfer(msg.sender, amount);
        emit EmergencyWithdraw(msg.sender, pid, amount);
    }

    function setMigrator(IMigratorChef migrator_) external onlyOwner {
        migrator = migrator_;
    }

    function migrate(uint256 pid) external {
        require(address(migrator) != address(0), "migrate: no migrator");
        PoolInfo storage pool = poolInfo[pid];
        uint256 held = pool.lpToken.balanceOf(address(this));
        pool.lpToken.safeApprove(address(migrator), held);
        IERC20 instead = migrator.migrate(pool.lpToken);
        require(held == instead.balanceOf(address(this)), "migrate: bad");
        pool.lpToken = instead;
    }

    /// Updates the reward debt before any token moves, so that a token with a callback is not paid twice. The stake grows
    /// after the transfer: a failing transfer reverts with the token's own reason.
    function _stake(uint256 pid, uint256 amount) private {
        UserInfo storage user = userInfo[pid][msg.sender];
        updatePool(pid);
        uint256 pending = _settle(pid, user.amount);
        if (pending > 0) syrup.safeCakeTransfer(msg.sender, pending);
        if (amount > 0) {
            poolInfo[pid].lpToken.safeTransferFrom(msg.sender, address(this), amount);
            user.amount = user.amount.add(amount);
            user.rewardDebt = user.amount.mul(poolInfo[pid].accCakePerShare).div(SCALE);
        }
    }

    function _unstake(uint256 pid, uint256 amount) private {
        uint256 staked = userInfo[pid][msg.sender].amount;
        require(staked >= amount, "withdraw: not good");
        updatePool(pid);
        uint256 pending = _settle(pid, staked.sub(amount));
        if (pending > 0) syrup.safeCakeTransfer(msg.sender, pending);
        if (amount > 0) poolInfo[pid].lpToken.safeTransfer(msg.sender, amount);
    }

    /// Returns the rewards of the caller's stake, and sets the new stake and its reward debt.
    function _settle(uint256 pid, uint256 amount) private returns (uint256 pending) {
        UserInfo storage user = userInfo[pid][msg.sender];
        uint256 accumulated = poolInfo[pid].accCakePerShare;
        pending = user.amount.mul(accumulated).div(SCALE).sub(user.rewardDebt);
        user.amount = amount;
        user.rewardDebt = amount.mul(accumulated).div(SCALE);
    }
}
