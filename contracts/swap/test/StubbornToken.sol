// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {DevToken} from "../DevToken.sol";

/// Token that returns false instead of reverting when it rejects a transfer.
contract StubbornToken is DevToken {
    mapping(address => bool) private isRefused;

    constructor(uint256 supply) DevToken("Stubborn", "NO", 18, supply) {}

    function refuse(address to) external {
        isRefused[to] = true;
    }

    function transfer(address to, uint256 value) external override returns (bool) {
        if (isRefused[to]) return false;
        _transfer(msg.sender, to, value);
        return true;
    }
}
