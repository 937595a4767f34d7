// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {Lottery} from "../Lottery.sol";

/// Calls the lottery as a contract: in its constructor, when it has no code yet, and later.
contract LotteryGuest {
    constructor(Lottery lottery) {
        if (address(lottery) != address(0)) lottery.buyTickets(1, new uint32[](1));
    }

    function buy(Lottery lottery) external {
        lottery.buyTickets(1, new uint32[](1));
    }

    function claim(Lottery lottery) external {
        lottery.claimTickets(1, new uint256[](1), new uint32[](1));
    }
}
