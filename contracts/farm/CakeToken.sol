// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {Bep20} from "./Bep20.sol";
import {VotingBep20} from "./VotingBep20.sol";

/// Reward of the farms. Its owner, which is the MasterChef after the setup, mints it without a cap.
contract CakeToken is VotingBep20 {
    constructor() Bep20("PancakeSwap Token", "Cake") {}
}
