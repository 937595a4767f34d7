// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {SafeMath} from "../farm/SafeMath.sol";

/// Reward period of a pool, in blocks.
library RewardTerm {
    using SafeMath for uint256;

    /// Returns the number of rewarded blocks after `from` up to `to`, in a pool that ends with block `end`.
    function paidBlocks(uint256 from, uint256 to, uint256 end) internal pure returns (uint256) {
        if (to <= end) return to.sub(from);
        return from >= end ? 0 : end - from;
    }
}
