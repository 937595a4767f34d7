// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

/// The read of a price feed that the prediction uses, in the form of Chainlink's feeds.
interface IPriceOracle {
    function latestRoundData()
        external
        view
        returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound);
}
