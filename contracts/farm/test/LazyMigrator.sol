// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {IERC20} from "../../swap/IERC20.sol";
import {IMigratorChef} from "../IMigratorChef.sol";

/// Returns another token without taking the old one, so that its allowance remains.
contract LazyMigrator is IMigratorChef {
    IERC20 private immutable instead;

    constructor(IERC20 instead_) {
        instead = instead_;
    }

    function migrate(IERC20) external view returns (IERC20) {
        return instead;
    }
}
