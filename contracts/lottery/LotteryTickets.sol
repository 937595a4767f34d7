// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

/// All tickets of all rounds, and how many of a round match a number in each bracket. Bracket b, from 0 to 5, compares the
/// last b + 1 digits.
abstract contract LotteryTickets {
    struct Ticket {
        uint32 number;
        /// The zero address once the prize is claimed.
        address owner;
    }

    uint32 internal constant FIRST_NUMBER = 1_000_000;
    uint32 internal constant LAST_NUMBER = 1_999_999;
    uint32 internal constant BRACKETS = 6;

    /// Tickets are numbered across all rounds, from 0.
    uint256 public currentTicketId;
    mapping(uint256 => Ticket) internal tickets;
    mapping(address => mapping(uint256 => uint256[])) internal ticketIdsOf;
    /// Number of tickets of a round, by the key of their last digits.
    mapping(uint256 => mapping(uint32 => uint256)) private counts;

    function viewNumbersAndStatusesForTicketIds(uint256[] calldata ticketIds)
        external
        view
        returns (uint32[] memory, bool[] memory)
    {
        return _numbersAndStatuses(ticketIds);
    }

    /// Returns a page of a user's tickets of a round: ids, numbers and whether they are claimed. Then the cursor of the
    /// next page.
    function viewUserInfoForLotteryId(address user, uint256 lotteryId, uint256 cursor, uint256 size)
        external
        view
        returns (uint256[] memory, uint32[] memory, bool[] memory, uint256)
    {
        uint256[] storage all = ticketIdsOf[user][lotteryId];
        uint256 rest = all.length - cursor;
        uint256[] memory ids = new uint256[](size < rest ? size : rest);
        for (uint256 i = 0; i < ids.length; i++) ids[i] = all[cursor + i];
        (uint32[] memory numbers, bool[] memory claimed) = _numbersAndStatuses(ids);
        return (ids, numbers, claimed, cursor + ids.length);
    }

    /// Stores a ticket of the sender, and counts it in each bracket.
    function _addTicket(uint256 lotteryId, uint32 number) internal {
        require(number >= FIRST_NUMBER && number <= LAST_NUMBER, "Outside range");
        for (uint32 bracket = 0; bracket < BRACKETS; bracket++) counts[lotteryId][_key(number, bracket)]++;
        ticketIdsOf[msg.sender][lotteryId].push(currentTicketId);
        tickets[currentTicketId] = Ticket({number: number, owner: msg.sender});
        currentTicketId++;
    }

    /// Returns how many tickets of a round match a number in a bracket, those that match in a higher one included.
    function _matching(uint256 lotteryId, uint32 number, uint32 bracket) internal view returns (uint256) {
        return counts[lotteryId][_key(number, bracket)];
    }

    /// Returns a key of the last digits that no other bracket uses: 1 to 10, 11 to 110, 111 to 1110, and so on.
    function _key(uint32 number, uint32 bracket) internal pure returns (uint32) {
        uint32 power = uint32(10 ** (bracket + 1));
        return (power - 1) / 9 + (number % power);
    }

    function _numbersAndStatuses(uint256[] memory ids)
        private
        view
        returns (uint32[] memory numbers, bool[] memory claimed)
    {
        numbers = new uint32[](ids.length);
        claimed = new bool[](ids.length);
        for (uint256 i = 0; i < ids.length; i++) {
            Ticket storage ticket = tickets[ids[i]];
            numbers[i] = ticket.number;
            claimed[i] = ticket.owner == address(0);
        }
    }
}
