// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {Ownable} from "../farm/Ownable.sol";
import {IProfile} from "../profile/IProfile.sol";
import {IERC20} from "../swap/IERC20.sol";
import {BunnyMintingStation} from "./BunnyMintingStation.sol";

/// Easter campaign: each team has its bunny, from id 12 on. Early members can mint it until a block. This is the form
/// of July 2021, in which the threshold cannot be changed.
contract BunnySpecialV2 is Ownable {
    uint8 public constant previousNumberBunnyIds = 12;

    BunnyMintingStation public immutable bunnyMintingStation;
    /// Unused: the claim costs nothing.
    IERC20 public immutable cakeToken;
    IProfile public immutable pancakeProfile;
    uint256 public immutable thresholdUser;
    uint256 public endBlock;
    mapping(address => bool) public hasClaimed;
    mapping(uint8 => string) public bunnyTokenURI;
    mapping(uint256 => uint8) public teamIdToBunnyId;

    event BunnyAdd(uint8 bunnyId, uint256 teamId);
    event BunnyMint(address indexed to, uint256 indexed tokenId, uint8 indexed bunnyId);
    event NewEndBlock(uint256 endBlock);

    constructor(
        BunnyMintingStation station,
        IERC20 cakeToken_,
        IProfile profile,
        uint256 thresholdUser_,
        uint256 endBlock_
    ) {
        bunnyMintingStation = station;
        cakeToken = cakeToken_;
        pancakeProfile = profile;
        thresholdUser = thresholdUser_;
        endBlock = endBlock_;
    }

    function mintNFT() external {
        require(block.number < endBlock, "TOO_LATE");
        require(!hasClaimed[msg.sender], "ERR_HAS_CLAIMED");
        (uint256 userId,, uint256 teamId,,, bool isUserActive) = pancakeProfile.getUserProfile(msg.sender);
        require(userId < thresholdUser, "ERR_USER_NOT_ELIGIBLE");
        require(isUserActive, "ERR_USER_NOT_ACTIVE");
        uint8 bunnyId = teamIdToBunnyId[teamId];
        require(bunnyId >= previousNumberBunnyIds, "NOT_VALID");
        hasClaimed[msg.sender] = true;
        uint256 tokenId = bunnyMintingStation.mintCollectible(msg.sender, bunnyTokenURI[bunnyId], bunnyId);
        emit BunnyMint(msg.sender, tokenId, bunnyId);
    }

    function addBunny(uint8 bunnyId, uint256 teamId, string calldata tokenURI) external onlyOwner {
        teamIdToBunnyId[teamId] = bunnyId;
        bunnyTokenURI[bunnyId] = tokenURI;
        emit BunnyAdd(bunnyId, teamId);
    }

    function changeEndBlock(uint256 newEndBlock) external onlyOwner {
        endBlock = newEndBlock;
        emit NewEndBlock(newEndBlock);
    }

    /// Does not depend on the end block, nor on whether the team has a bunny.
    function canClaim(address user) external view returns (bool) {
        if (hasClaimed[user] || !pancakeProfile.getUserStatus(user)) return false;
        (uint256 userId,,,,,) = pancakeProfile.getUserProfile(user);
        return userId < thresholdUser;
    }
}
