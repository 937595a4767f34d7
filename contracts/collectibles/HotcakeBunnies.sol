// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {Ownable} from "../farm/Ownable.sol";
import {SafeMath} from "../farm/SafeMath.sol";
import {Erc721} from "./Erc721.sol";

/// Collectibles. Each token is of one kind, its bunny id. The minting station owns the contract and mints for the campaigns.
contract HotcakeBunnies is Erc721, Ownable {
    using SafeMath for uint256;

    string public baseURI;
    /// Existing tokens of each bunny id.
    mapping(uint8 => uint256) public bunnyCount;
    mapping(uint8 => uint256) public bunnyBurnCount;

    uint256 private nextTokenId;
    mapping(uint256 => uint8) private bunnyIds;
    mapping(uint8 => string) private bunnyNames;
    mapping(uint256 => string) private tokenURIs;

    constructor(string memory baseURI_) Erc721("Pancake Bunnies", "PB") {
        baseURI = baseURI_;
    }

    /// Returns the id of the new token. Ids start from 0.
    function mint(address to, string calldata tokenURI_, uint8 bunnyId) external onlyOwner returns (uint256) {
        uint256 tokenId = nextTokenId++;
        bunnyIds[tokenId] = bunnyId;
        bunnyCount[bunnyId] = bunnyCount[bunnyId].add(1);
        _mint(to, tokenId);
        tokenURIs[tokenId] = tokenURI_;
        return tokenId;
    }

    function setBunnyName(uint8 bunnyId, string calldata name_) external onlyOwner {
        bunnyNames[bunnyId] = name_;
    }

    /// Burns a token of any owner. As in the deployed contract, its bunny id remains readable.
    function burn(uint256 tokenId) external onlyOwner {
        uint8 bunnyId = bunnyIds[tokenId];
        bunnyCount[bunnyId] = bunnyCount[bunnyId].sub(1);
        bunnyBurnCount[bunnyId] = bunnyBurnCount[bunnyId].add(1);
        _burn(tokenId);
        delete tokenURIs[tokenId];
    }

    function getBunnyId(uint256 tokenId) external view returns (uint8) {
        return bunnyIds[tokenId];
    }

    function getBunnyName(uint8 bunnyId) external view returns (string memory) {
        return bunnyNames[bunnyId];
    }

    function getBunnyNameOfTokenId(uint256 tokenId) external view returns (string memory) {
        return bunnyNames[bunnyIds[tokenId]];
    }

    /// A token without a URI of its own has its id as the path.
    function tokenURI(uint256 tokenId) external view returns (string memory) {
        require(_exists(tokenId), "ERC721Metadata: URI query for nonexistent token");
        string storage own = tokenURIs[tokenId];
        if (bytes(baseURI).length == 0 || bytes(own).length > 0) return string.concat(baseURI, own);
        return string.concat(baseURI, _decimal(tokenId));
    }

    function _decimal(uint256 value) private pure returns (string memory) {
        uint256 length = 1;
        for (uint256 rest = value; rest >= 10; rest /= 10) length++;
        bytes memory digits = new bytes(length);
        for (; length > 0; value /= 10) digits[--length] = bytes1(uint8(48 + value % 10));
        return string(digits);
    }
}
