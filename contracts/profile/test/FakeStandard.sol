// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

/// Contract with ERC-165 that is no collectible.
contract FakeStandard {
    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == 0x01ffc9a7;
    }
}
