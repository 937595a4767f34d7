// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {DevToken} from "./DevToken.sol";

/// Rejects a change of an allowance between two non-zero amounts, as USDT on Ethereum does. It must be set to 0 in
/// between. Like that token it gives no reason.
contract ResetToken is DevToken {
    constructor(uint256 supply) DevToken("Reset Token", "RESET", 18, supply) {}

    function approve(address spender, uint256 value) external override returns (bool) {
        require(value == 0 || allowance[msg.sender][spender] == 0);
        _approve(spender, value);
        return true;
    }
}
