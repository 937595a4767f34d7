// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {ReentrancyGuard} from "../pool/ReentrancyGuard.sol";
import {IERC20} from "../swap/IERC20.sol";
import {SafeErc20} from "../vault/SafeErc20.sol";
import {IRandomGenerator} from "./IRandomGenerator.sol";
import {LotterySettings} from "./LotterySettings.sol";
import {LotteryTickets} from "./LotteryTickets.sol";

/// Sells tickets with six digits for CAKE in rounds. A ticket wins if its last digits equal those of the round's final
/// number. The number of equal digits decides its bracket; the winners of a bracket share its part of the pot.
contract Lottery is LotterySettings, LotteryTickets, ReentrancyGuard {
    using SafeErc20 for IERC20;

    enum Status {
        Pending,
        Open,
        Close,
        Claimable
    }

    struct Round {
        Status status;
        uint256 startTime;
        uint256 endTime;
        uint256 priceTicketInCake;
        uint256 discountDivisor;
        uint256[6] rewardsBreakdown;
        uint256 treasuryFee;
        /// Prize of each winning ticket of the bracket.
        uint256[6] cakePerBracket;
        uint256[6] countWinnersPerBracket;
        uint256 firstTicketId;
        uint256 firstTicketIdNextLottery;
        uint256 amountCollectedInCake;
        uint32 finalNumber;
    }

    uint256 private constant WHOLE = 10_000;

    IRandomGenerator public randomGenerator;
    uint256 public currentLotteryId;
    /// CAKE of the last round's brackets without winners; the next round starts with it.
    uint256 public pendingInjectionNextLottery;
    mapping(uint256 => Round) private rounds;

    event LotteryClose(uint256 indexed lotteryId, uint256 firstTicketIdNextLottery);
    event LotteryInjection(uint256 indexed lotteryId, uint256 injectedAmount);
    event LotteryOpen(
        uint256 indexed lotteryId,
        uint256 startTime,
        uint256 endTime,
        uint256 priceTicketInCake,
        uint256 firstTicketId,
        uint256 injectedAmount
    );
    event LotteryNumberDrawn(uint256 indexed lotteryId, uint256 finalNumber, uint256 countWinningTickets);
    event NewRandomGenerator(address indexed randomGenerator);
    event TicketsPurchase(address indexed buyer, uint256 indexed lotteryId, uint256 numberTickets);
    event TicketsClaim(
        address indexed claimer, uint256 amount, uint256 indexed lotteryId, uint256 numberTickets
    );

    /// Rejects contracts: a contract could revert its own purchase later in the same transaction.
    modifier notContract() {
        require(msg.sender.code.length == 0, "Contract not allowed");
        require(msg.sender == tx.origin, "Proxy contract not allowed");
        _;
    }

    constructor(IERC20 cakeToken_, IRandomGenerator randomGenerator_) LotterySettings(cakeToken_) {
        randomGenerator = randomGenerator_;
    }

    function buyTickets(uint256 lotteryId, uint32[] calldata ticketNumbers) external notContract nonReentrant {
        require(ticketNumbers.length != 0, "No ticket specified");
        require(ticketNumbers.length <= maxNumberTicketsPerBuyOrClaim, "Too many tickets");
        Round storage round = rounds[lotteryId];
        require(round.status == Status.Open, "Lottery is not open");
        require(block.timestamp < round.endTime, "Lottery is over");
        uint256 price = _totalPrice(round.discountDivisor, round.priceTicketInCake, ticketNumbers.length);
        cakeToken.safeTransferFrom(msg.sender, address(this), price);
        round.amountCollectedInCake += price;
        for (uint256 i = 0; i < ticketNumbers.length; i++) _addTicket(lotteryId, ticketNumbers[i]);
        emit TicketsPurchase(msg.sender, lotteryId, ticketNumbers.length);
    }

    /// Pays the prizes of tickets, each for the highest bracket that it matches.
    function claimTickets(uint256 lotteryId, uint256[] calldata ticketIds, uint32[] calldata brackets)
        external
        notContract
        nonReentrant
    {
        require(ticketIds.length == brackets.length, "Not same length");
        require(ticketIds.length != 0, "Length must be >0");
        require(ticketIds.length <= maxNumberTicketsPerBuyOrClaim, "Too many tickets");
        require(rounds[lotteryId].status == Status.Claimable, "Lottery not claimable");
        uint256 amount = 0;
        for (uint256 i = 0; i < ticketIds.length; i++) amount += _claim(lotteryId, ticketIds[i], brackets[i]);
        cakeToken.safeTransfer(msg.sender, amount);
        emit TicketsClaim(msg.sender, amount, lotteryId, ticketIds.length);
    }

    function startLottery(
        uint256 endTime,
        uint256 priceTicketInCake,
        uint256 discountDivisor,
        uint256[6] calldata rewardsBreakdown,
        uint256 treasuryFee
    ) external onlyOperator {
        require(_isBetweenRounds(), "Not time to start lottery");
        uint256 length = endTime - block.timestamp;
        require(length > MIN_LENGTH_LOTTERY && length < MAX_LENGTH_LOTTERY, "Lottery length outside of range");
        require(
            priceTicketInCake >= minPriceTicketInCake && priceTicketInCake <= maxPriceTicketInCake,
            "Outside of limits"
        );
        require(discountDivisor >= MIN_DISCOUNT_DIVISOR, "Discount divisor too low");
        require(treasuryFee <= MAX_TREASURY_FEE, "Treasury fee too high");
        uint256 shares = 0;
        for (uint256 i = 0; i < BRACKETS; i++) shares += rewardsBreakdown[i];
        require(shares == WHOLE, "Rewards must equal 10000");

        uint256 injected = pendingInjectionNextLottery;
        pendingInjectionNextLottery = 0;
        Round storage round = rounds[++currentLotteryId];
        round.status = Status.Open;
        round.startTime = block.timestamp;
        round.endTime = endTime;
        round.priceTicketInCake = priceTicketInCake;
        round.discountDivisor = discountDivisor;
        round.rewardsBreakdown = rewardsBreakdown;
        round.treasuryFee = treasuryFee;
        round.firstTicketId = currentTicketId;
        round.firstTicketIdNextLottery = currentTicketId;
        round.amountCollectedInCake = injected;
        emit LotteryOpen(currentLotteryId, block.timestamp, endTime, priceTicketInCake, currentTicketId, injected);
    }

    function injectFunds(uint256 lotteryId, uint256 amount) external onlyOwnerOrInjector {
        require(rounds[lotteryId].status == Status.Open, "Lottery not open");
        cakeToken.safeTransferFrom(msg.sender, address(this), amount);
        rounds[lotteryId].amountCollectedInCake += amount;
        emit LotteryInjection(lotteryId, amount);
    }

    /// Ends the sale, and only then requests the random number, so that it is unknown while tickets are sold.
    function closeLottery(uint256 lotteryId) external onlyOperator nonReentrant {
        Round storage round = rounds[lotteryId];
        require(round.status == Status.Open, "Lottery not open");
        require(block.timestamp > round.endTime, "Lottery not over");
        round.firstTicketIdNextLottery = currentTicketId;
        round.status = Status.Close;
        randomGenerator.getRandomNumber(_seed(lotteryId));
        emit LotteryClose(lotteryId, currentTicketId);
    }

    /// Divides the pot. The part of brackets without winners goes to the next round or to the treasury.
    function drawFinalNumberAndMakeLotteryClaimable(uint256 lotteryId, bool autoInjection)
        external
        onlyOperator
        nonReentrant
    {
        Round storage round = rounds[lotteryId];
        require(round.status == Status.Close, "Lottery not close");
        require(randomGenerator.viewLatestLotteryId() == lotteryId, "Numbers not drawn");
        round.finalNumber = randomGenerator.viewRandomResult();
        round.status = Status.Claimable;
        uint256 shared = (round.amountCollectedInCake * (WHOLE - round.treasuryFee)) / WHOLE;
        (uint256 notWon, uint256 winners) = _divide(lotteryId, round, shared);
        uint256 forTreasury = round.amountCollectedInCake - shared;
        if (autoInjection) pendingInjectionNextLottery = notWon;
        else forTreasury += notWon;
        cakeToken.safeTransfer(treasuryAddress, forTreasury);
        emit LotteryNumberDrawn(currentLotteryId, round.finalNumber, winners);
    }

    /// Calls both functions of the new generator first, so that a contract of another kind is rejected.
    function changeRandomGenerator(IRandomGenerator randomGenerator_) external onlyOwner {
        require(_isBetweenRounds(), "Lottery not in claimable");
        randomGenerator_.getRandomNumber(_seed(currentLotteryId));
        randomGenerator_.viewRandomResult();
        randomGenerator = randomGenerator_;
        emit NewRandomGenerator(address(randomGenerator_));
    }

    function calculateTotalPriceForBulkTickets(uint256 discountDivisor, uint256 priceTicket, uint256 numberTickets)
        external
        pure
        returns (uint256)
    {
        require(discountDivisor >= MIN_DISCOUNT_DIVISOR, "Must be >= MIN_DISCOUNT_DIVISOR");
        require(numberTickets != 0, "Number of tickets must be > 0");
        return _totalPrice(discountDivisor, priceTicket, numberTickets);
    }

    function viewCurrentLotteryId() external view returns (uint256) {
        return currentLotteryId;
    }

    function viewLottery(uint256 lotteryId) external view returns (Round memory) {
        return rounds[lotteryId];
    }

    function viewRewardsForTicketId(uint256 lotteryId, uint256 ticketId, uint32 bracket)
        external
        view
        returns (uint256)
    {
        return rounds[lotteryId].status == Status.Claimable ? _reward(lotteryId, ticketId, bracket) : 0;
    }

    function _claim(uint256 lotteryId, uint256 ticketId, uint32 bracket) private returns (uint256 reward) {
        require(bracket < BRACKETS, "Bracket out of range");
        require(ticketId < rounds[lotteryId].firstTicketIdNextLottery, "TicketId too high");
        require(ticketId >= rounds[lotteryId].firstTicketId, "TicketId too low");
        require(tickets[ticketId].owner == msg.sender, "Not the owner");
        tickets[ticketId].owner = address(0);
        reward = _reward(lotteryId, ticketId, bracket);
        require(reward != 0, "No prize for this bracket");
        if (bracket != BRACKETS - 1) {
            require(_reward(lotteryId, ticketId, bracket + 1) == 0, "Bracket must be higher");
        }
    }

    /// Sets the winners and the prize of each bracket. Returns the amount of the brackets without winners, and the number of
    /// winning tickets.
    function _divide(uint256 lotteryId, Round storage round, uint256 shared)
        private
        returns (uint256 notWon, uint256 winners)
    {
        for (uint32 digits = BRACKETS; digits > 0; digits--) {
            uint32 bracket = digits - 1;
            uint256 matching = _matching(lotteryId, round.finalNumber, bracket);
            uint256 count = matching - winners;
            uint256 share = round.rewardsBreakdown[bracket];
            round.countWinnersPerBracket[bracket] = count;
            if (count == 0) {
                notWon += (share * shared) / WHOLE;
            } else if (share != 0) {
                round.cakePerBracket[bracket] = (share * shared) / count / WHOLE;
                winners = matching;
            }
        }
    }

    function _reward(uint256 lotteryId, uint256 ticketId, uint32 bracket) private view returns (uint256) {
        Round storage round = rounds[lotteryId];
        bool isMatch = _key(tickets[ticketId].number, bracket) == _key(round.finalNumber, bracket);
        return isMatch ? round.cakePerBracket[bracket] : 0;
    }

    function _isBetweenRounds() private view returns (bool) {
        return currentLotteryId == 0 || rounds[currentLotteryId].status == Status.Claimable;
    }

    function _seed(uint256 lotteryId) private view returns (uint256) {
        return uint256(keccak256(abi.encodePacked(lotteryId, currentTicketId)));
    }

    /// Returns the price of `count` tickets. Each further ticket lowers the price of every ticket by price / divisor.
    function _totalPrice(uint256 divisor, uint256 price, uint256 count) private pure returns (uint256) {
        return (price * count * (divisor + 1 - count)) / divisor;
    }
}
