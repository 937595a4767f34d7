// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

/// Source of the final number of a round. The deployed one requests it from an oracle, which replies in a later
/// transaction.
interface IRandomGenerator {
    function getRandomNumber(uint256 seed) external;

    /// Returns the round for which the newest result was produced.
    function viewLatestLotteryId() external view returns (uint256);

    /// Returns the newest result, from 1,000,000 to 1,999,999.
    function viewRandomResult() external view returns (uint32);
}
