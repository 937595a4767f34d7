// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {IERC20} from "../../swap/IERC20.sol";

/// MasterChef that pays back half of a withdrawal.
contract StingyChef {
    IERC20 private immutable cake;
    mapping(address => uint256) private staked;

    constructor(IERC20 cake_) {
        cake = cake_;
    }

    function enterStaking(uint256 amount) external {
        cake.transferFrom(msg.sender, address(this), amount);
        staked[msg.sender] += amount;
    }

    function leaveStaking(uint256 amount) external {
        staked[msg.sender] -= amount;
        cake.transfer(msg.sender, amount / 2);
    }

    function userInfo(uint256, address user) external view returns (uint256 amount, uint256 rewardDebt) {
        return (staked[user], 0);
    }
}
