// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {IERC20} from "../swap/IERC20.sol";
import {CakeToken} from "./CakeToken.sol";
import {Ownable} from "./Ownable.sol";
import {PoolInfo} from "./PoolInfo.sol";
import {SafeMath} from "./SafeMath.sol";
import {SyrupBar} from "./SyrupBar.sol";

/// Rewards of every farm; each block's CAKE is divided among the farms by their points.
abstract contract FarmLedger is Ownable {
    using SafeMath for uint256;

    struct UserInfo {
        uint256 amount;
        // Rewards that the stake's current amount would have earned before it was set; not payable to the holder.
        uint256 rewardDebt;
    }

    uint256 internal constant SCALE = 1e12;

    CakeToken public immutable cake;
    SyrupBar public immutable syrup;
    uint256 public immutable cakePerBlock;
    uint256 public immutable startBlock;

    address public devaddr;
    uint256 public BONUS_MULTIPLIER = 1;
    uint256 public totalAllocPoint = 1000;
    PoolInfo[] public poolInfo;
    mapping(uint256 => mapping(address => UserInfo)) public userInfo;

    constructor(CakeToken cake_, SyrupBar syrup_, address devaddr_, uint256 cakePerBlock_, uint256 startBlock_) {
        cake = cake_;
        syrup = syrup_;
        devaddr = devaddr_;
        cakePerBlock = cakePerBlock_;
        startBlock = startBlock_;
        poolInfo.push(PoolInfo(IERC20(address(cake_)), 1000, startBlock_, 0));
    }

    function poolLength() external view returns (uint256) {
        return poolInfo.length;
    }

    function getMultiplier(uint256 from, uint256 to) public view returns (uint256) {
        return to.sub(from).mul(BONUS_MULTIPLIER);
    }

    function pendingCake(uint256 pid, address user) external view returns (uint256) {
        PoolInfo memory pool = poolInfo[pid];
        UserInfo memory holder = userInfo[pid][user];
        uint256 staked = pool.lpToken.balanceOf(address(this));
        uint256 accumulated = pool.accCakePerShare;
        if (block.number > pool.lastRewardBlock && staked != 0) {
            accumulated = accumulated.add(_rewardOf(pool).mul(SCALE).div(staked));
        }
        return holder.amount.mul(accumulated).div(SCALE).sub(holder.rewardDebt);
    }

    function massUpdatePools() public {
        for (uint256 pid = 0; pid < poolInfo.length; pid++) updatePool(pid);
    }

    /// Mints the farm's rewards since its last update, and a tenth on top for the developers.
    function updatePool(uint256 pid) public {
        PoolInfo storage pool = poolInfo[pid];
        if (block.number <= pool.lastRewardBlock) return;
        uint256 staked = pool.lpToken.balanceOf(address(this));
        if (staked != 0) {
            uint256 reward = _rewardOf(pool);
            cake.mint(devaddr, reward / 10);
            cake.mint(address(syrup), reward);
            pool.accCakePerShare = pool.accCakePerShare.add(reward.mul(SCALE).div(staked));
        }
        pool.lastRewardBlock = block.number;
    }

    function updateMultiplier(uint256 multiplierNumber) external onlyOwner {
        BONUS_MULTIPLIER = multiplierNumber;
    }

    /// A token must not be added twice: each of the two farms would count the stakes of both.
    function add(uint256 allocPoint, IERC20 lpToken, bool withUpdate) external onlyOwner {
        if (withUpdate) massUpdatePools();
        uint256 from = block.number > startBlock ? block.number : startBlock;
        totalAllocPoint = totalAllocPoint.add(allocPoint);
        poolInfo.push(PoolInfo(lpToken, allocPoint, from, 0));
        _weighCakeStaking();
    }

    function set(uint256 pid, uint256 allocPoint, bool withUpdate) external onlyOwner {
        if (withUpdate) massUpdatePools();
        totalAllocPoint = totalAllocPoint.sub(poolInfo[pid].allocPoint).add(allocPoint);
        poolInfo[pid].allocPoint = allocPoint;
        _weighCakeStaking();
    }

    function dev(address devaddr_) external {
        require(msg.sender == devaddr, "dev: wut?");
        devaddr = devaddr_;
    }

    function _rewardOf(PoolInfo memory pool) private view returns (uint256) {
        uint256 blocks = getMultiplier(pool.lastRewardBlock, block.number);
        return blocks.mul(cakePerBlock).mul(pool.allocPoint).div(totalAllocPoint);
    }

    /// Gives CAKE staking a third of the points of all farms together, a quarter of the total. The third is rounded down,
    /// to 0 if the farms have one or two points. Without any farm points it is unchanged.
    function _weighCakeStaking() private {
        uint256 others = totalAllocPoint.sub(poolInfo[0].allocPoint);
        if (others == 0) return;
        poolInfo[0].allocPoint = others / 3;
        totalAllocPoint = others.add(others / 3);
    }
}
