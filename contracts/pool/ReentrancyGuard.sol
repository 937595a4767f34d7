// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

/// Blocks reentrant calls, such as those of a token that calls back during a transfer.
abstract contract ReentrancyGuard {
    uint256 private constant OPEN = 1;
    uint256 private constant ENTERED = 2;

    uint256 private status = OPEN;

    modifier nonReentrant() {
        require(status != ENTERED, "ReentrancyGuard: reentrant call");
        status = ENTERED;
        _;
        status = OPEN;
    }
}
