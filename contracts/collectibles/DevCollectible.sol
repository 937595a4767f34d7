// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {Ownable} from "../farm/Ownable.sol";
import {Erc721} from "./Erc721.sol";

/// Collectibles of another project on the local chain. The owner mints; each token has its whole URI.
contract DevCollectible is Erc721, Ownable {
    mapping(uint256 => string) private tokenURIs;
    uint256 private nextTokenId;

    constructor(string memory name_, string memory symbol_) Erc721(name_, symbol_) {}

    function mint(address to, string calldata tokenURI_) external onlyOwner {
        tokenURIs[nextTokenId] = tokenURI_;
        _mint(to, nextTokenId++);
    }

    function tokenURI(uint256 tokenId) external view returns (string memory) {
        require(_exists(tokenId), "ERC721Metadata: URI query for nonexistent token");
        return tokenURIs[tokenId];
    }
}
