// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {Ownable} from "../farm/Ownable.sol";
import {SafeBep20} from "../farm/SafeBep20.sol";
import {IERC20} from "../swap/IERC20.sol";
import {BunnyMintingStation} from "./BunnyMintingStation.sol";

/// The earlier factory: an account that minted there cannot mint here.
interface IBunnyFactoryV2 {
    function hasClaimed(address user) external view returns (bool);
}

/// Sells one starter collectible, of the bunny ids 5 to 9, to each account.
contract BunnyFactoryV3 is Ownable {
    using SafeBep20 for IERC20;

    uint8 private constant FIRST_ID = 5;
    uint8 private constant END_ID = 10;

    IBunnyFactoryV2 public immutable bunnyFactoryV2;
    BunnyMintingStation public immutable bunnyMintingStation;
    IERC20 public immutable cakeToken;
    uint256 public startBlockNumber;
    uint256 public tokenPrice;
    mapping(address => bool) public hasClaimed;

    string private ipfsHash;
    mapping(uint8 => string) private tokenURIs;

    event BunnyMint(address indexed to, uint256 indexed tokenId, uint8 indexed bunnyId);

    constructor(
        IBunnyFactoryV2 factoryV2,
        BunnyMintingStation station,
        IERC20 cakeToken_,
        uint256 tokenPrice_,
        string memory ipfsHash_,
        uint256 startBlockNumber_
    ) {
        bunnyFactoryV2 = factoryV2;
        bunnyMintingStation = station;
        cakeToken = cakeToken_;
        tokenPrice = tokenPrice_;
        ipfsHash = ipfsHash_;
        startBlockNumber = startBlockNumber_;
    }

    function mintNFT(uint8 bunnyId) external {
        require(!bunnyFactoryV2.hasClaimed(msg.sender), "Has claimed in v2");
        require(!hasClaimed[msg.sender], "Has claimed");
        require(block.number > startBlockNumber, "too early");
        require(bunnyId >= FIRST_ID, "bunnyId too low");
        require(bunnyId < END_ID, "bunnyId too high");
        hasClaimed[msg.sender] = true;
        cakeToken.safeTransferFrom(msg.sender, address(this), tokenPrice);
        uint256 tokenId = bunnyMintingStation.mintCollectible(msg.sender, tokenURIs[bunnyId], bunnyId);
        emit BunnyMint(msg.sender, tokenId, bunnyId);
    }

    function claimFee(uint256 amount) external onlyOwner {
        cakeToken.safeTransfer(msg.sender, amount);
    }

    function setBunnyJson(
        string calldata bunnyId5Json,
        string calldata bunnyId6Json,
        string calldata bunnyId7Json,
        string calldata bunnyId8Json,
        string calldata bunnyId9Json
    ) external onlyOwner {
        tokenURIs[5] = string.concat(ipfsHash, bunnyId5Json);
        tokenURIs[6] = string.concat(ipfsHash, bunnyId6Json);
        tokenURIs[7] = string.concat(ipfsHash, bunnyId7Json);
        tokenURIs[8] = string.concat(ipfsHash, bunnyId8Json);
        tokenURIs[9] = string.concat(ipfsHash, bunnyId9Json);
    }

    function setStartBlockNumber(uint256 newStartBlockNumber) external onlyOwner {
        require(newStartBlockNumber > block.number, "too short");
        startBlockNumber = newStartBlockNumber;
    }

    function updateTokenPrice(uint256 newTokenPrice) external onlyOwner {
        tokenPrice = newTokenPrice;
    }

    /// Does not depend on the start block.
    function canMint(address user) external view returns (bool) {
        return !hasClaimed[user] && !bunnyFactoryV2.hasClaimed(user);
    }
}
