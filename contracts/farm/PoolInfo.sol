// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {IERC20} from "../swap/IERC20.sol";

/// One of a list of pools that share what a block pays by points.
struct PoolInfo {
    IERC20 lpToken;
    uint256 allocPoint;
    uint256 lastRewardBlock;
    uint256 accCakePerShare;
}
