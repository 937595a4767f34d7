// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {Ownable} from "../farm/Ownable.sol";
import {SafeBep20} from "../farm/SafeBep20.sol";
import {SafeMath} from "../farm/SafeMath.sol";
import {IProfile} from "../profile/IProfile.sol";
import {IERC20} from "../swap/IERC20.sol";
import {BunnyMintingStation} from "./BunnyMintingStation.sol";

/// Campaigns for early profiles, each with a bunny of its own, from id 10.
contract BunnySpecialV1 is Ownable {
    using SafeBep20 for IERC20;
    using SafeMath for uint256;

    struct BunnyCharacteristics {
        string tokenURI;
        /// First user id that is too high.
        uint256 thresholdUser;
        uint256 cakeCost;
        bool isActive;
        bool isCreated;
    }

    uint8 private constant FIRST_ID = 10;

    BunnyMintingStation public immutable bunnyMintingStation;
    IERC20 public immutable cakeToken;
    IProfile public immutable pancakeProfile;
    uint256 public maxViewLength;
    uint256 public numberDifferentBunnies;
    mapping(address => mapping(uint8 => bool)) public hasClaimed;
    mapping(uint8 => BunnyCharacteristics) public bunnyCharacteristics;

    event BunnyAdd(uint8 indexed bunnyId, uint256 thresholdUser, uint256 costCake);
    event BunnyChange(uint8 indexed bunnyId, uint256 thresholdUser, uint256 costCake, bool isActive);
    event BunnyMint(address indexed to, uint256 indexed tokenId, uint8 indexed bunnyId);

    constructor(BunnyMintingStation station, IERC20 cakeToken_, IProfile profile, uint256 maxViewLength_) {
        bunnyMintingStation = station;
        cakeToken = cakeToken_;
        pancakeProfile = profile;
        maxViewLength = maxViewLength_;
    }

    function mintNFT(uint8 bunnyId) external {
        require(bunnyId >= FIRST_ID, "ERR_ID_LOW");
        BunnyCharacteristics storage bunny = bunnyCharacteristics[bunnyId];
        require(bunny.isActive, "ERR_ID_INVALID");
        require(!hasClaimed[msg.sender][bunnyId], "ERR_HAS_CLAIMED");
        (uint256 userId,,,,, bool isUserActive) = pancakeProfile.getUserProfile(msg.sender);
        require(userId < bunny.thresholdUser, "ERR_USER_NOT_ELIGIBLE");
        require(isUserActive, "ERR_USER_NOT_ACTIVE");
        hasClaimed[msg.sender][bunnyId] = true;
        if (bunny.cakeCost > 0) cakeToken.safeTransferFrom(msg.sender, address(this), bunny.cakeCost);
        uint256 tokenId = bunnyMintingStation.mintCollectible(msg.sender, bunny.tokenURI, bunnyId);
        emit BunnyMint(msg.sender, tokenId, bunnyId);
    }

    function addBunny(uint8 bunnyId, string calldata tokenURI, uint256 thresholdUser, uint256 cakeCost)
        external
        onlyOwner
    {
        require(!bunnyCharacteristics[bunnyId].isCreated, "ERR_CREATED");
        require(bunnyId >= FIRST_ID, "ERR_ID_LOW_2");
        bunnyCharacteristics[bunnyId] = BunnyCharacteristics(tokenURI, thresholdUser, cakeCost, true, true);
        numberDifferentBunnies = numberDifferentBunnies.add(1);
        emit BunnyAdd(bunnyId, thresholdUser, cakeCost);
    }

    function updateBunny(uint8 bunnyId, uint256 thresholdUser, uint256 cakeCost, bool isActive) external onlyOwner {
        BunnyCharacteristics storage bunny = bunnyCharacteristics[bunnyId];
        require(bunny.isCreated, "ERR_NOT_CREATED");
        bunny.thresholdUser = thresholdUser;
        bunny.cakeCost = cakeCost;
        bunny.isActive = isActive;
        emit BunnyChange(bunnyId, thresholdUser, cakeCost, isActive);
    }

    function updateMaxViewLength(uint256 newMaxViewLength) external onlyOwner {
        maxViewLength = newMaxViewLength;
    }

    function claimFee(uint256 amount) external onlyOwner {
        cakeToken.safeTransfer(msg.sender, amount);
    }

    function canClaimSingle(address user, uint8 bunnyId) external view returns (bool) {
        if (!pancakeProfile.getUserStatus(user)) return false;
        return _canClaim(user, _userIdOf(user), bunnyId);
    }

    /// Returns an empty array for an account without an active profile.
    function canClaimMultiple(address user, uint8[] calldata bunnyIds) external view returns (bool[] memory answers) {
        require(bunnyIds.length <= maxViewLength, "ERR_LENGTH_VIEW");
        if (!pancakeProfile.getUserStatus(user)) return answers;
        uint256 userId = _userIdOf(user);
        answers = new bool[](bunnyIds.length);
        for (uint256 at = 0; at < bunnyIds.length; at++) answers[at] = _canClaim(user, userId, bunnyIds[at]);
    }

    function _userIdOf(address user) private view returns (uint256 userId) {
        (userId,,,,,) = pancakeProfile.getUserProfile(user);
    }

    function _canClaim(address user, uint256 userId, uint8 bunnyId) private view returns (bool) {
        BunnyCharacteristics storage bunny = bunnyCharacteristics[bunnyId];
        return !hasClaimed[user][bunnyId] && bunny.isActive && userId < bunny.thresholdUser;
    }
}
