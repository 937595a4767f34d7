// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {TokenLedger} from "../TokenLedger.sol";

/// Requires, like USDT on Ethereum, that an allowance is reset to 0 before it is set to another amount.
contract ResetFirstToken is TokenLedger {
    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 supply)
        TokenLedger(name_, symbol_, decimals_, supply)
    {}

    function approve(address spender, uint256 value) external returns (bool) {
        require(value == 0 || allowance[msg.sender][spender] == 0, "Reset the allowance first");
        _approve(spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _spend(from, value);
        _transfer(from, to, value);
        return true;
    }
}
