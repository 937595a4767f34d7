// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {IERC20} from "../../swap/IERC20.sol";
import {IMigratorChef} from "../IMigratorChef.sol";

/// Exchanges the tokens it takes for another token, less a fixed amount.
contract TestMigrator is IMigratorChef {
    IERC20 private immutable instead;
    uint256 private immutable short;

    constructor(IERC20 instead_, uint256 short_) {
        instead = instead_;
        short = short_;
    }

    function migrate(IERC20 token) external returns (IERC20) {
        uint256 amount = token.balanceOf(msg.sender);
        token.transferFrom(msg.sender, address(this), amount);
        instead.transfer(msg.sender, amount - short);
        return instead;
    }
}
