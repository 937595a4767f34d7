// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {Ownable} from "../farm/Ownable.sol";
import {IndexedSet} from "../profile/IndexedSet.sol";
import {IERC20} from "../swap/IERC20.sol";
import {SafeErc20} from "../vault/SafeErc20.sol";

/// Operator of the farm auction, the accounts that may bid, and the maximum length of an auction.
abstract contract AuctionSettings is Ownable {
    using IndexedSet for IndexedSet.Values;
    using SafeErc20 for IERC20;

    /// Three days of blocks.
    uint256 private constant LONGEST_AUCTION = 86_400;

    IERC20 public immutable cakeToken;
    address public operatorAddress;
    uint256 public maxAuctionLength;
    IndexedSet.Values private bidders;

    event NewMaxAuctionLength(uint256 maxAuctionLength);
    event NewOperatorAddress(address indexed account);
    event TokenRecovery(address indexed token, uint256 amount);
    event WhitelistAdd(address indexed account);
    event WhitelistRemove(address indexed account);

    modifier onlyOperator() {
        require(msg.sender == operatorAddress, "Management: Not the operator");
        _;
    }

    constructor(IERC20 cakeToken_, address operatorAddress_, uint256 maxAuctionLength_) {
        cakeToken = cakeToken_;
        _setOperator(operatorAddress_);
        _setLength(maxAuctionLength_);
    }

    function addWhitelist(address[] calldata accounts) external onlyOperator {
        _requireBetweenAuctions();
        for (uint256 at = 0; at < accounts.length; at++) {
            if (bidders.add(uint160(accounts[at]))) emit WhitelistAdd(accounts[at]);
        }
    }

    function removeWhitelist(address[] calldata accounts) external onlyOperator {
        _requireBetweenAuctions();
        for (uint256 at = 0; at < accounts.length; at++) {
            if (bidders.remove(uint160(accounts[at]))) emit WhitelistRemove(accounts[at]);
        }
    }

    function setOperatorAddress(address operatorAddress_) external onlyOwner {
        _setOperator(operatorAddress_);
        emit NewOperatorAddress(operatorAddress_);
    }

    function setMaxAuctionLength(uint256 maxAuctionLength_) external onlyOwner {
        _setLength(maxAuctionLength_);
        emit NewMaxAuctionLength(maxAuctionLength_);
    }

    /// Sends tokens that arrived by mistake to the owner. CAKE is excluded, because it belongs to the bidders.
    function recoverToken(IERC20 token, uint256 amount) external onlyOwner {
        require(token != cakeToken, "Recover: Cannot be CAKE");
        require(amount != 0, "Recover: Amount must be > 0");
        token.safeTransfer(msg.sender, amount);
        emit TokenRecovery(address(token), amount);
    }

    /// Returns up to `size` accounts that may bid, from a position on, and the next position.
    function viewBidders(uint256 cursor, uint256 size) external view returns (address[] memory, uint256) {
        uint256 length = _pageLength(bidders.list.length, cursor, size);
        address[] memory page = new address[](length);
        for (uint256 i = 0; i < length; i++) page[i] = address(uint160(bidders.list[cursor + i]));
        return (page, cursor + length);
    }

    function whitelisted(address bidder) public view returns (bool) {
        return bidders.contains(uint160(bidder));
    }

    function _requireBetweenAuctions() internal view virtual;

    function _hasBidders() internal view returns (bool) {
        return bidders.list.length > 0;
    }

    /// Panics for a position after the end.
    function _pageLength(uint256 count, uint256 cursor, uint256 size) internal pure returns (uint256) {
        return size > count - cursor ? count - cursor : size;
    }

    function _setOperator(address operatorAddress_) private {
        require(operatorAddress_ != address(0), "Management: Operator is the zero address");
        operatorAddress = operatorAddress_;
    }

    function _setLength(uint256 maxAuctionLength_) private {
        require(maxAuctionLength_ != 0 && maxAuctionLength_ <= LONGEST_AUCTION, "Auction: Length out of range");
        maxAuctionLength = maxAuctionLength_;
    }
}
