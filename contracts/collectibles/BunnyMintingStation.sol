// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {AccessControl} from "../profile/AccessControl.sol";
import {HotcakeBunnies} from "./HotcakeBunnies.sol";

/// Owner of the collectibles. Campaigns mint through it, each with MINTER_ROLE.
contract BunnyMintingStation is AccessControl {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");

    HotcakeBunnies public immutable pancakeBunnies;

    modifier onlyAdmin() {
        require(hasRole(DEFAULT_ADMIN_ROLE, msg.sender), "Not an admin role");
        _;
    }

    constructor(HotcakeBunnies bunnies) {
        pancakeBunnies = bunnies;
    }

    /// Returns the id of the new token.
    function mintCollectible(address receiver, string calldata tokenURI, uint8 bunnyId) external returns (uint256) {
        require(hasRole(MINTER_ROLE, msg.sender), "Not a minting role");
        return pancakeBunnies.mint(receiver, tokenURI, bunnyId);
    }

    function setBunnyName(uint8 bunnyId, string calldata bunnyName) external onlyAdmin {
        pancakeBunnies.setBunnyName(bunnyId, bunnyName);
    }

    /// Transfers the ownership of the collectibles' contract, for example to a newer station.
    function changeOwnershipNFTContract(address newOwner) external onlyAdmin {
        pancakeBunnies.transferOwnership(newOwner);
    }
}
