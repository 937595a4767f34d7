// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {TokenLedger} from "./TokenLedger.sol";

/// Plain ERC-20 of any decimals; its deployer holds the initial supply and can mint more.
contract DevToken is TokenLedger {
    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 supply)
        TokenLedger(name_, symbol_, decimals_, supply)
    {}

    function approve(address spender, uint256 value) external virtual returns (bool) {
        _approve(spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external virtual returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _spend(from, value);
        _transfer(from, to, value);
        return true;
    }
}
