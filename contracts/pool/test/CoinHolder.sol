// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {BnbStaking} from "../BnbStaking.sol";

/// Contract that stakes native coin and accepts it back only if `isTaking`.
contract CoinHolder {
    bool private immutable isTaking;

    constructor(bool isTaking_) payable {
        isTaking = isTaking_;
    }

    receive() external payable {
        require(isTaking);
    }

    function stake(BnbStaking pool, uint256 amount) external {
        pool.deposit{value: amount}();
    }

    function leave(BnbStaking pool, uint256 amount) external {
        pool.withdraw(amount);
    }
}
