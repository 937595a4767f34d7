// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {TokenLedger} from "./TokenLedger.sol";

/// Old-style token: transfer, transferFrom and approve return nothing.
contract SilentToken is TokenLedger {
    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 supply)
        TokenLedger(name_, symbol_, decimals_, supply)
    {}

    function approve(address spender, uint256 value) external {
        _approve(spender, value);
    }

    function transfer(address to, uint256 value) external {
        _transfer(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external {
        _spend(from, value);
        _transfer(from, to, value);
    }
}
