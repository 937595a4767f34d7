// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {IERC20} from "../swap/IERC20.sol";

/// Takes all of a farm's LP tokens from the MasterChef, which has approved them, and gives it as many of another kind.
interface IMigratorChef {
    function migrate(IERC20 token) external returns (IERC20);
}
