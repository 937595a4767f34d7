// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {IFOV2} from "../IFOV2.sol";

/// Calls a sale as a contract: in its constructor, when it has no code yet, and later.
contract SaleGuest {
    constructor(IFOV2 sale) {
        if (address(sale) != address(0)) sale.depositPool(1, 0);
    }

    function deposit(IFOV2 sale) external {
        sale.depositPool(1, 0);
    }

    function harvest(IFOV2 sale) external {
        sale.harvestPool(0);
    }
}
