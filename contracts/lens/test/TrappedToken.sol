// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {DevToken} from "../../swap/DevToken.sol";

/// Everybody can buy it, and nobody but its maker can sell it: nothing but what the maker sends reaches the trap, its pool.
contract TrappedToken is DevToken {
    address private trap;

    constructor(uint256 supply) DevToken("Trapped", "TRAP", 18, supply) {}

    function closeTrap(address pool) external {
        trap = pool;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(to != trap || from == owner, "not for sale");
        super._transfer(from, to, value);
    }
}
