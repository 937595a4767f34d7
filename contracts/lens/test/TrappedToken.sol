// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {DevToken} from "../../swap/DevToken.sol";

/// Token that can be bought, but sold only by its deployer: every other transfer to the pool fails.
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
