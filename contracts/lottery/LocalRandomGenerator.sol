// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {Ownable} from "../farm/Ownable.sol";
import {IRandomGenerator} from "./IRandomGenerator.sol";

interface ILottery {
    function viewCurrentLotteryId() external view returns (uint256);
}

/// Random generator of the local chain. Its owner fulfils each request in place of the oracle, and so decides the draw.
/// Never use it where tickets cost real money.
contract LocalRandomGenerator is IRandomGenerator, Ownable {
    ILottery public lottery;
    uint256 public latestLotteryId;
    uint32 public randomResult;
    /// Open request; 0 once it is fulfilled.
    bytes32 public latestRequestId;
    uint256 private requests;

    event RandomnessRequest(bytes32 indexed requestId, uint256 seed);
    event RandomnessRequestFulfilled(bytes32 indexed requestId, uint256 output);

    function setLotteryAddress(ILottery lottery_) external onlyOwner {
        lottery = lottery_;
    }

    function getRandomNumber(uint256 seed) external {
        require(msg.sender == address(lottery), "Only PancakeSwapLottery");
        latestRequestId = keccak256(abi.encodePacked(seed, ++requests));
        emit RandomnessRequest(latestRequestId, seed);
    }

    function fulfillRandomness(bytes32 requestId, uint256 randomness) external onlyOwner {
        require(requestId != 0 && requestId == latestRequestId, "Wrong requestId");
        latestRequestId = 0;
        randomResult = uint32(1_000_000 + (randomness % 1_000_000));
        latestLotteryId = lottery.viewCurrentLotteryId();
        emit RandomnessRequestFulfilled(requestId, randomness);
    }

    function viewLatestLotteryId() external view returns (uint256) {
        return latestLotteryId;
    }

    function viewRandomResult() external view returns (uint32) {
        return randomResult;
    }
}
