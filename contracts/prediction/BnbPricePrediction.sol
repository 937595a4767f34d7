// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {SafeMath} from "../farm/SafeMath.sol";
import {IPriceOracle} from "./IPriceOracle.sol";
import {PredictionSettings} from "./PredictionSettings.sol";

/// Bets of native coin on whether the oracle's price is higher or lower at the end of a round than at its lock. The
/// winning side shares the stakes of both sides, less the treasury's part. At any time one round accepts bets, and the one
/// before it waits for its closing price.
contract BnbPricePrediction is PredictionSettings {
    using SafeMath for uint256;

    enum Position {
        Bull,
        Bear
    }

    struct Round {
        uint256 epoch;
        uint256 startBlock;
        uint256 lockBlock;
        uint256 endBlock;
        int256 lockPrice;
        int256 closePrice;
        uint256 totalAmount;
        uint256 bullAmount;
        uint256 bearAmount;
        uint256 rewardBaseCalAmount;
        uint256 rewardAmount;
        bool oracleCalled;
    }

    struct BetInfo {
        Position position;
        uint256 amount;
        bool claimed;
    }

    uint256 private constant COIN_GAS = 23_000;

    mapping(uint256 => Round) public rounds;
    mapping(uint256 => mapping(address => BetInfo)) public ledger;
    mapping(address => uint256[]) public userRounds;

    event StartRound(uint256 indexed epoch, uint256 blockNumber);
    event LockRound(uint256 indexed epoch, uint256 blockNumber, int256 price);
    event EndRound(uint256 indexed epoch, uint256 blockNumber, int256 price);
    event RewardsCalculated(
        uint256 indexed epoch, uint256 rewardBaseCalAmount, uint256 rewardAmount, uint256 treasuryAmount
    );
    event BetBull(address indexed sender, uint256 indexed currentEpoch, uint256 amount);
    event BetBear(address indexed sender, uint256 indexed currentEpoch, uint256 amount);
    event Claim(address indexed sender, uint256 indexed currentEpoch, uint256 amount);
    event ClaimTreasury(uint256 amount);

    /// Only externally owned accounts: a contract could bet on a result that its own transaction brings about.
    modifier notContract() {
        require(msg.sender.code.length == 0, "contract not allowed");
        require(msg.sender == tx.origin, "proxy contract not allowed");
        _;
    }

    constructor(
        IPriceOracle oracle_,
        address adminAddress_,
        address operatorAddress_,
        uint256 intervalBlocks_,
        uint256 bufferBlocks_,
        uint256 minBetAmount_,
        uint256 oracleUpdateAllowance_
    )
        PredictionSettings(
            oracle_,
            adminAddress_,
            operatorAddress_,
            intervalBlocks_,
            bufferBlocks_,
            minBetAmount_,
            oracleUpdateAllowance_
        )
    {}

    function genesisStartRound() external onlyOperator whenNotPaused {
        require(!genesisStartOnce, "Can only run genesisStartRound once");
        _startNextRound();
        genesisStartOnce = true;
    }

    function genesisLockRound() external onlyOperator whenNotPaused {
        require(genesisStartOnce, "Can only run after genesisStartRound is triggered");
        require(!genesisLockOnce, "Can only run genesisLockRound once");
        _lockRound(_readPrice());
        _startNextRound();
        genesisLockOnce = true;
    }

    /// Locks the current round, ends the one before it, and starts the next one, all at the same price.
    function executeRound() external onlyOperator whenNotPaused {
        require(
            genesisStartOnce && genesisLockOnce,
            "Can only run after genesisStartRound and genesisLockRound is triggered"
        );
        int256 price = _readPrice();
        _lockRound(price);
        _endRound(price);
        _startNextRound();
    }

    function betBull() external payable whenNotPaused notContract {
        Round storage round = _bet(Position.Bull);
        round.bullAmount = round.bullAmount.add(msg.value);
        emit BetBull(msg.sender, currentEpoch, msg.value);
    }

    function betBear() external payable whenNotPaused notContract {
        Round storage round = _bet(Position.Bear);
        round.bearAmount = round.bearAmount.add(msg.value);
        emit BetBear(msg.sender, currentEpoch, msg.value);
    }

    /// Pays the sender's share of a round that it won, or its bet in a round that was never ended. Also while paused.
    function claim(uint256 epoch) external notContract {
        Round storage round = rounds[epoch];
        BetInfo storage bet = ledger[epoch][msg.sender];
        require(round.startBlock != 0, "Round has not started");
        require(block.number > round.endBlock, "Round has not ended");
        require(!bet.claimed, "Rewards claimed");
        uint256 amount;
        if (round.oracleCalled) {
            require(claimable(epoch, msg.sender), "Not eligible for claim");
            amount = bet.amount.mul(round.rewardAmount).div(round.rewardBaseCalAmount);
        } else {
            require(refundable(epoch, msg.sender), "Not eligible for refund");
            amount = bet.amount;
        }
        bet.claimed = true;
        _sendCoin(msg.sender, amount);
        emit Claim(msg.sender, epoch, amount);
    }

    function claimTreasury() external onlyAdmin {
        uint256 amount = treasuryAmount;
        treasuryAmount = 0;
        _sendCoin(adminAddress, amount);
        emit ClaimTreasury(amount);
    }

    /// Returns up to `size` epochs of an account's bets from a position on, oldest first, and the next position.
    function getUserRounds(address user, uint256 cursor, uint256 size)
        external
        view
        returns (uint256[] memory, uint256)
    {
        uint256[] storage all = userRounds[user];
        uint256 length = size;
        unchecked {
            // As in the deployed contract, a cursor after the end wraps around: the first read then fails.
            if (length > all.length - cursor) length = all.length - cursor;
        }
        uint256[] memory epochs = new uint256[](length);
        for (uint256 i = 0; i < length; i++) epochs[i] = all[cursor + i];
        return (epochs, cursor + length);
    }

    /// True also for an account without a bet when the price rose: its position reads as Bull. Its amount is 0.
    function claimable(uint256 epoch, address user) public view returns (bool) {
        Round storage round = rounds[epoch];
        if (!round.oracleCalled || round.lockPrice == round.closePrice) return false;
        Position winner = round.closePrice > round.lockPrice ? Position.Bull : Position.Bear;
        return ledger[epoch][user].position == winner;
    }

    function refundable(uint256 epoch, address user) public view returns (bool) {
        Round storage round = rounds[epoch];
        bool isMissed = !round.oracleCalled && block.number > round.endBlock.add(bufferBlocks);
        return isMissed && ledger[epoch][user].amount != 0;
    }

    function _bet(Position position) private returns (Round storage round) {
        round = rounds[currentEpoch];
        require(block.number > round.startBlock && block.number < round.lockBlock, "Round not bettable");
        require(msg.value >= minBetAmount, "Bet amount must be greater than minBetAmount");
        BetInfo storage bet = ledger[currentEpoch][msg.sender];
        require(bet.amount == 0, "Can only bet once per round");
        round.totalAmount = round.totalAmount.add(msg.value);
        bet.position = position;
        bet.amount = msg.value;
        userRounds[msg.sender].push(currentEpoch);
    }

    function _startNextRound() private {
        currentEpoch += 1;
        Round storage round = rounds[currentEpoch];
        round.epoch = currentEpoch;
        round.startBlock = block.number;
        round.lockBlock = block.number.add(intervalBlocks);
        round.endBlock = block.number.add(intervalBlocks.mul(2));
        emit StartRound(currentEpoch, block.number);
    }

    function _lockRound(int256 price) private {
        Round storage round = rounds[currentEpoch];
        require(block.number >= round.lockBlock, "Can only lock round after lockBlock");
        require(block.number <= round.lockBlock.add(bufferBlocks), "Can only lock round within bufferBlocks");
        round.lockPrice = price;
        emit LockRound(currentEpoch, block.number, price);
    }

    /// Ends the round before the current one, so that round n - 2 has ended when round n starts.
    function _endRound(int256 price) private {
        uint256 epoch = currentEpoch - 1;
        Round storage round = rounds[epoch];
        require(block.number >= round.endBlock, "Can only end round after closeBlock");
        require(block.number <= round.endBlock.add(bufferBlocks), "Can only end round within bufferBlocks");
        round.closePrice = price;
        round.oracleCalled = true;
        emit EndRound(epoch, block.number, price);
        _divide(round);
    }

    /// Divides the stakes of an ended round. At equal prices there is no winner, and the treasury gets all of them.
    function _divide(Round storage round) private {
        uint256 forTreasury = round.totalAmount;
        if (round.closePrice != round.lockPrice) {
            round.rewardBaseCalAmount = round.closePrice > round.lockPrice ? round.bullAmount : round.bearAmount;
            round.rewardAmount = round.totalAmount.mul(rewardRate).div(TOTAL_RATE);
            forTreasury = round.totalAmount.mul(treasuryRate).div(TOTAL_RATE);
        }
        treasuryAmount = treasuryAmount.add(forTreasury);
        emit RewardsCalculated(round.epoch, round.rewardBaseCalAmount, round.rewardAmount, forTreasury);
    }

    /// Each price is used once: the oracle has to have a newer one than at the last execution.
    function _readPrice() private returns (int256 price) {
        uint80 roundId;
        uint256 updatedAt;
        (roundId, price,, updatedAt,) = oracle.latestRoundData();
        require(
            updatedAt <= block.timestamp.add(oracleUpdateAllowance), "Oracle update exceeded max timestamp allowance"
        );
        require(
            roundId > oracleLatestRoundId, "Oracle update roundId must be larger than oracleLatestRoundId"
        );
        oracleLatestRoundId = roundId;
    }

    function _sendCoin(address to, uint256 amount) private {
        (bool success,) = to.call{value: amount, gas: COIN_GAS}("");
        require(success, "TransferHelper: BNB_TRANSFER_FAILED");
    }
}
