// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {ISale} from "../PointCenterIFO.sol";

/// Sale of version 1 whose records of users a test sets.
contract FakeSale is ISale {
    struct UserInfo {
        uint256 amount;
        bool claimed;
    }

    mapping(address => UserInfo) public userInfo;

    function set(address user, uint256 amount, bool claimed) external {
        userInfo[user] = UserInfo(amount, claimed);
    }
}
