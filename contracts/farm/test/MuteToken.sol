// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {DevToken} from "../../swap/DevToken.sol";

/// Token whose transfers fail without a reason.
contract MuteToken is DevToken {
    constructor() DevToken("Mute", "MUTE", 18, 1e24) {}

    function transfer(address, uint256) external pure override returns (bool) {
        revert();
    }
}
