// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {Ownable} from "../farm/Ownable.sol";
import {IPriceOracle} from "./IPriceOracle.sol";

/// Price feed with the reads and events of Chainlink's feeds. One account, which the owner names, sets its answers.
contract PriceOracle is Ownable, IPriceOracle {
    struct Update {
        int256 answer;
        uint256 updatedAt;
    }

    uint8 public immutable decimals;
    uint256 public constant version = 1;
    string public description;
    address public updater;
    uint256 public latestRound;
    mapping(uint256 => Update) private updates;

    event NewRound(uint256 indexed roundId, address indexed startedBy, uint256 startedAt);
    event AnswerUpdated(int256 indexed current, uint256 indexed roundId, uint256 updatedAt);

    constructor(uint8 decimals_, string memory description_, address updater_) {
        decimals = decimals_;
        description = description_;
        updater = updater_;
    }

    function setUpdater(address updater_) external onlyOwner {
        updater = updater_;
    }

    /// Starts a round with an answer, as if the reporters had agreed within one block.
    function setAnswer(int256 answer) external {
        require(msg.sender == updater, "PriceOracle: caller is not the updater");
        latestRound += 1;
        updates[latestRound] = Update(answer, block.timestamp);
        emit NewRound(latestRound, msg.sender, block.timestamp);
        emit AnswerUpdated(answer, latestRound, block.timestamp);
    }

    function latestAnswer() external view returns (int256) {
        return updates[latestRound].answer;
    }

    function latestTimestamp() external view returns (uint256) {
        return updates[latestRound].updatedAt;
    }

    function getAnswer(uint256 roundId) external view returns (int256) {
        return updates[roundId].answer;
    }

    function getTimestamp(uint256 roundId) external view returns (uint256) {
        return updates[roundId].updatedAt;
    }

    function latestRoundData()
        external
        view
        returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)
    {
        return getRoundData(uint80(latestRound));
    }

    function getRoundData(uint80 id)
        public
        view
        returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)
    {
        Update memory update = updates[id];
        require(update.updatedAt > 0, "No data present");
        return (id, update.answer, update.updatedAt, update.updatedAt, id);
    }
}
