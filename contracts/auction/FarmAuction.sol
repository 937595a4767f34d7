// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {ReentrancyGuard} from "../pool/ReentrancyGuard.sol";
import {IERC20} from "../swap/IERC20.sol";
import {SafeErc20} from "../vault/SafeErc20.sol";
import {AuctionSettings} from "./AuctionSettings.sol";

/// Auctions of farms for CAKE among listed bidders. The highest totals win and are kept; the others are paid back.
contract FarmAuction is AuctionSettings, ReentrancyGuard {
    using SafeErc20 for IERC20;

    enum Status {
        Pending,
        Open,
        Close
    }

    struct Auction {
        Status status;
        uint256 startBlock;
        uint256 endBlock;
        uint256 initialBidAmount;
        /// Number of places that win a farm.
        uint256 leaderboard;
        /// Lowest total that won.
        uint256 leaderboardThreshold;
    }

    struct BidInfo {
        uint256 totalAmount;
        bool hasClaimed;
    }

    struct Bid {
        address account;
        uint256 amount;
        bool hasClaimed;
    }

    /// Every bid is a multiple of 10 CAKE.
    uint256 private constant BID_STEP = 10 ether;

    /// 0 before the first auction.
    uint256 public currentAuctionId;
    /// CAKE of winners that the owner has collected.
    uint256 public totalCollected;
    mapping(uint256 => Auction) public auctions;
    mapping(uint256 => mapping(address => BidInfo)) public auctionBids;
    mapping(uint256 => address[]) private participants;
    mapping(address => uint256[]) private auctionsOf;

    event AuctionBid(uint256 indexed auctionId, address indexed account, uint256 amount);
    event AuctionClaim(uint256 indexed auctionId, address indexed account, uint256 amount, bool isAdmin);
    event AuctionClose(uint256 indexed auctionId, uint256 participationLimit, uint256 numberParticipants);
    event AuctionStart(
        uint256 indexed auctionId,
        uint256 startBlock,
        uint256 endBlock,
        uint256 initialBidAmount,
        uint256 leaderboard
    );

    constructor(IERC20 cakeToken_, address operatorAddress_, uint256 maxAuctionLength_)
        AuctionSettings(cakeToken_, operatorAddress_, maxAuctionLength_)
    {}

    /// Adds to the sender's total in the current auction.
    function bid(uint256 amount) external nonReentrant {
        require(whitelisted(msg.sender), "Whitelist: Not whitelisted");
        uint256 auctionId = currentAuctionId;
        Auction storage auction = auctions[auctionId];
        require(auction.status == Status.Open, "Auction: Not in progress");
        require(block.number > auction.startBlock, "Auction: Too early");
        require(block.number < auction.endBlock, "Auction: Too late");
        require(amount % BID_STEP == 0, "Bid: Incorrect amount");
        BidInfo storage own = auctionBids[auctionId][msg.sender];
        if (own.totalAmount == 0) {
            require(amount >= auction.initialBidAmount, "Bid: Incorrect initial bid amount");
            participants[auctionId].push(msg.sender);
            auctionsOf[msg.sender].push(auctionId);
        }
        own.totalAmount += amount;
        cakeToken.safeTransferFrom(msg.sender, address(this), amount);
        emit AuctionBid(auctionId, msg.sender, amount);
    }

    function startAuction(uint256 startBlock, uint256 endBlock, uint256 initialBidAmount, uint256 leaderboard)
        external
        onlyOperator
    {
        _requireBetweenAuctions();
        uint256 limit = block.number + maxAuctionLength;
        require(startBlock > block.number && startBlock < limit, "Auction: Incorrect start block");
        require(
            endBlock > startBlock && endBlock < startBlock + maxAuctionLength, "Auction: Incorrect end block"
        );
        require(
            initialBidAmount > 0 && initialBidAmount % BID_STEP == 0, "Auction: Incorrect initial bid amount"
        );
        require(leaderboard > 0, "Auction: Leaderboard is empty");
        require(_hasBidders(), "Auction: No bidders");
        currentAuctionId += 1;
        auctions[currentAuctionId] = Auction(Status.Open, startBlock, endBlock, initialBidAmount, leaderboard, 0);
        emit AuctionStart(currentAuctionId, startBlock, endBlock, initialBidAmount, leaderboard);
    }

    /// Closes the current auction at the lowest total that wins, which the operator computes off the chain. As in the
    /// deployed contract, a closed auction can be closed again, with another limit.
    function closeAuction(uint256 bidLimit) external onlyOperator {
        Auction storage auction = auctions[currentAuctionId];
        require(currentAuctionId != 0, "Auction: Not in progress");
        require(block.number > auction.endBlock, "Auction: In progress");
        auction.leaderboardThreshold = bidLimit;
        auction.status = Status.Close;
        emit AuctionClose(currentAuctionId, bidLimit, participants[currentAuctionId].length);
    }

    /// Pays back the sender's total in a closed auction that it did not win.
    function claimAuction(uint256 auctionId) external nonReentrant {
        BidInfo storage own = _closedBid(auctionId, msg.sender);
        require(
            own.totalAmount < auctions[auctionId].leaderboardThreshold, "Bid: Cannot be claimed (in leaderboard)"
        );
        require(!own.hasClaimed, "Bid: Cannot be claimed twice");
        own.hasClaimed = true;
        cakeToken.safeTransfer(msg.sender, own.totalAmount);
        emit AuctionClaim(auctionId, msg.sender, own.totalAmount, false);
    }

    /// Collects the totals of winners for the owner.
    function claimAuctionLeaderboard(uint256 auctionId, address[] calldata bidders) external onlyOwner nonReentrant {
        uint256 collected = 0;
        for (uint256 at = 0; at < bidders.length; at++) {
            BidInfo storage won = _closedBid(auctionId, bidders[at]);
            require(
                won.totalAmount >= auctions[auctionId].leaderboardThreshold,
                "Bid: Cannot be claimed (not in leaderboard)"
            );
            require(!won.hasClaimed, "Bid: Cannot be claimed twice");
            won.hasClaimed = true;
            collected += won.totalAmount;
            emit AuctionClaim(auctionId, bidders[at], won.totalAmount, true);
        }
        totalCollected += collected;
        cakeToken.safeTransfer(msg.sender, collected);
    }

    /// Returns whether claimAuction would pay the bidder.
    function claimable(uint256 auctionId, address bidder) external view returns (bool) {
        Auction storage auction = auctions[auctionId];
        BidInfo storage own = auctionBids[auctionId][bidder];
        bool hasLost = own.totalAmount != 0 && own.totalAmount < auction.leaderboardThreshold;
        return auction.status == Status.Close && hasLost && !own.hasClaimed;
    }

    /// Returns up to `size` auctions from a position on, oldest first, and the next position. Position 0 is auction 1.
    function viewAuctions(uint256 cursor, uint256 size) external view returns (Auction[] memory, uint256) {
        uint256 length = _pageLength(currentAuctionId, cursor, size);
        Auction[] memory page = new Auction[](length);
        for (uint256 i = 0; i < length; i++) page[i] = auctions[cursor + i + 1];
        return (page, cursor + length);
    }

    function viewBidsPerAuction(uint256 auctionId, uint256 cursor, uint256 size)
        external
        view
        returns (Bid[] memory, uint256)
    {
        address[] storage all = participants[auctionId];
        uint256 length = _pageLength(all.length, cursor, size);
        Bid[] memory page = new Bid[](length);
        for (uint256 i = 0; i < length; i++) {
            BidInfo storage info = auctionBids[auctionId][all[cursor + i]];
            page[i] = Bid(all[cursor + i], info.totalAmount, info.hasClaimed);
        }
        return (page, cursor + length);
    }

    /// Returns up to `size` ids of auctions in which an account bid, its totals, whether they were claimed, and the next
    /// position.
    function viewBidderAuctions(address bidder, uint256 cursor, uint256 size)
        external
        view
        returns (uint256[] memory, uint256[] memory, bool[] memory, uint256)
    {
        uint256[] storage all = auctionsOf[bidder];
        uint256 length = _pageLength(all.length, cursor, size);
        uint256[] memory ids = new uint256[](length);
        uint256[] memory totals = new uint256[](length);
        bool[] memory claims = new bool[](length);
        for (uint256 i = 0; i < length; i++) {
            ids[i] = all[cursor + i];
            totals[i] = auctionBids[ids[i]][bidder].totalAmount;
            claims[i] = auctionBids[ids[i]][bidder].hasClaimed;
        }
        return (ids, totals, claims, cursor + length);
    }

    function _closedBid(uint256 auctionId, address bidder) private view returns (BidInfo storage found) {
        Status status = auctions[auctionId].status;
        require(status != Status.Open, "Auction: In progress");
        require(status == Status.Close, "Auction: Not claimable");
        found = auctionBids[auctionId][bidder];
        require(found.totalAmount != 0, "Bid: Not found");
    }

    function _requireBetweenAuctions() internal view override {
        require(
            currentAuctionId == 0 || auctions[currentAuctionId].status == Status.Close, "Auction: In progress"
        );
    }
}
