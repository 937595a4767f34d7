// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {Ownable} from "../farm/Ownable.sol";
import {IBunnyFactoryV2} from "./BunnyFactoryV3.sol";

/// Accounts that minted in the earlier factory, recorded by the owner. It replaces BunnyFactoryV2, of which BunnyFactoryV3
/// reads nothing else.
contract EarlierClaims is IBunnyFactoryV2, Ownable {
    mapping(address => bool) public hasClaimed;

    function record(address user) external onlyOwner {
        hasClaimed[user] = true;
    }
}
