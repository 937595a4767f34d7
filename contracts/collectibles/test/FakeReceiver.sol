// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {IERC721Receiver} from "../IERC721.sol";

/// Receiver of collectibles that accepts them, reverts with a reason, or returns a wrong value.
contract FakeReceiver is IERC721Receiver {
    bytes4 private immutable answer;
    string private reason;

    constructor(bytes4 answer_, string memory reason_) {
        answer = answer_;
        reason = reason_;
    }

    function onERC721Received(address, address, uint256, bytes calldata) external view returns (bytes4) {
        require(bytes(reason).length == 0, reason);
        return answer;
    }
}
