// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {Ownable} from "../farm/Ownable.sol";
import {IProfile} from "../profile/IProfile.sol";
import {BunnyMintingStation} from "./BunnyMintingStation.sol";

/// Campaign until a block, which gives each eligible account with an active profile one bunny and points.
abstract contract BunnyCampaign is Ownable {
    uint8 public immutable bunnyId;
    BunnyMintingStation public immutable bunnyMintingStation;
    IProfile public immutable pancakeProfile;
    uint256 public endBlock;
    uint256 public numberPoints;
    uint256 public campaignId;
    string public tokenURI;
    mapping(address => bool) public hasClaimed;

    event BunnyMint(address indexed to, uint256 indexed tokenId, uint8 indexed bunnyId);
    event NewCampaignId(uint256 campaignId);
    event NewEndBlock(uint256 endBlock);
    event NewNumberPoints(uint256 numberPoints);

    constructor(
        uint8 bunnyId_,
        BunnyMintingStation station,
        IProfile profile,
        uint256 endBlock_,
        uint256 numberPoints_,
        uint256 campaignId_,
        string memory tokenURI_
    ) {
        bunnyId = bunnyId_;
        bunnyMintingStation = station;
        pancakeProfile = profile;
        endBlock = endBlock_;
        numberPoints = numberPoints_;
        campaignId = campaignId_;
        tokenURI = tokenURI_;
    }

    function mintNFT() external {
        require(block.number < endBlock, "TOO_LATE");
        require(!hasClaimed[msg.sender], "ERR_HAS_CLAIMED");
        (,,,,, bool isUserActive) = pancakeProfile.getUserProfile(msg.sender);
        require(isUserActive, "ERR_USER_NOT_ACTIVE");
        require(_isEligible(msg.sender), "ERR_USER_NOT_ELIGIBLE");
        hasClaimed[msg.sender] = true;
        uint256 tokenId = bunnyMintingStation.mintCollectible(msg.sender, tokenURI, bunnyId);
        pancakeProfile.increaseUserPoints(msg.sender, numberPoints, campaignId);
        emit BunnyMint(msg.sender, tokenId, bunnyId);
    }

    function changeEndBlock(uint256 newEndBlock) external onlyOwner {
        endBlock = newEndBlock;
        emit NewEndBlock(newEndBlock);
    }

    function changeNumberPoints(uint256 newNumberPoints) external onlyOwner {
        numberPoints = newNumberPoints;
        emit NewNumberPoints(newNumberPoints);
    }

    function changeCampaignId(uint256 newCampaignId) external onlyOwner {
        campaignId = newCampaignId;
        emit NewCampaignId(newCampaignId);
    }

    /// Does not depend on the end block.
    function canClaim(address user) external view returns (bool) {
        return !hasClaimed[user] && pancakeProfile.getUserStatus(user) && _isEligible(user);
    }

    /// Returns whether the account meets the campaign's own condition.
    function _isEligible(address user) internal view virtual returns (bool);
}
