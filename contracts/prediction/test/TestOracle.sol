// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {IPriceOracle} from "../IPriceOracle.sol";

/// Oracle that returns the round, price and time that a test sets, even values that no feed would return.
contract TestOracle is IPriceOracle {
    uint80 private roundId;
    int256 private answer;
    uint256 private updatedAt;

    function set(uint80 roundId_, int256 answer_, uint256 updatedAt_) external {
        roundId = roundId_;
        answer = answer_;
        updatedAt = updatedAt_;
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        return (roundId, answer, updatedAt, updatedAt, roundId);
    }
}
