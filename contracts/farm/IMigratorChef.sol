// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {IERC20} from "../swap/IERC20.sol";

/// Takes all LP tokens of a farm from the MasterChef, which has approved them, and pays the same amount of another token.
interface IMigratorChef {
    function migrate(IERC20 token) external returns (IERC20);
}
