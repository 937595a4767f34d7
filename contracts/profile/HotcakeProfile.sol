// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {IERC721, IERC721Receiver} from "../collectibles/IERC721.sol";
import {SafeMath} from "../farm/SafeMath.sol";
import {IERC20} from "../swap/IERC20.sol";
import {ProfileRoles} from "./ProfileRoles.sol";
import {ProfileTeams} from "./ProfileTeams.sol";

/// Profiles of accounts: a team, points, and a collectible as the picture. The contract holds the collectible of each active
/// profile, and returns it when the profile is paused or gets another one.
contract HotcakeProfile is ProfileTeams, IERC721Receiver {
    using SafeMath for uint256;

    struct User {
        uint256 userId;
        uint256 numberPoints;
        uint256 teamId;
        address nftAddress;
        uint256 tokenId;
        bool isActive;
    }

    bytes4 private constant ERC721_INTERFACE = 0x80ac58cd;
    /// One above the largest number of users that one call may change.
    uint256 private constant USERS_LIMIT = 1001;

    uint256 public numberActiveProfiles;
    /// Remains true for a paused profile.
    mapping(address => bool) public hasRegistered;
    mapping(address => User) private users;
    uint256 private numberUsers;

    event UserChangeTeam(address indexed userAddress, uint256 oldTeamId, uint256 newTeamId);
    event UserNew(address indexed userAddress, uint256 teamId, address nftAddress, uint256 tokenId);
    event UserPause(address indexed userAddress, uint256 teamId);
    event UserPointIncrease(address indexed userAddress, uint256 numberPoints, uint256 indexed campaignId);
    event UserPointIncreaseMultiple(
        address[] userAddresses, uint256 numberPoints, uint256 indexed campaignId
    );
    event UserReactivate(address indexed userAddress, uint256 teamId, address nftAddress, uint256 tokenId);
    event UserUpdate(address indexed userAddress, address nftAddress, uint256 tokenId);

    modifier onlyRegistered() {
        require(hasRegistered[msg.sender], "Has not registered");
        _;
    }

    modifier onlyNft(address nftAddress) {
        require(hasRole(NFT_ROLE, nftAddress), "NFT address invalid");
        _;
    }

    modifier onlyFewUsers(address[] calldata userAddresses) {
        require(userAddresses.length < USERS_LIMIT, "Length must be < 1001");
        _;
    }

    constructor(IERC20 cakeToken_, uint256 toReactivate, uint256 toRegister, uint256 toUpdate)
        ProfileRoles(cakeToken_, toReactivate, toRegister, toUpdate)
    {}

    /// Registers the sender for ever. Points that were given before the registration are lost.
    function createProfile(uint256 teamId, address nftAddress, uint256 tokenId) external {
        require(!hasRegistered[msg.sender], "Already registered");
        require(_isTeam(teamId), "Invalid teamId");
        require(teams[teamId].isJoinable, "Team not joinable");
        require(hasRole(NFT_ROLE, nftAddress), "NFT address invalid");
        require(IERC721(nftAddress).ownerOf(tokenId) == msg.sender, "Only NFT owner can register");
        hasRegistered[msg.sender] = true;
        numberUsers = numberUsers.add(1);
        users[msg.sender] = User(numberUsers, 0, teamId, nftAddress, tokenId, true);
        _count(teamId);
        _takePicture(nftAddress, tokenId);
        _collect(numberCakeToRegister);
        emit UserNew(msg.sender, teamId, nftAddress, tokenId);
    }

    function pauseProfile() external onlyRegistered {
        User storage user = users[msg.sender];
        require(user.isActive, "User not active");
        (address nftAddress, uint256 tokenId) = (user.nftAddress, user.tokenId);
        user.isActive = false;
        user.nftAddress = address(0);
        user.tokenId = 0;
        teams[user.teamId].numberUsers = teams[user.teamId].numberUsers.sub(1);
        numberActiveProfiles = numberActiveProfiles.sub(1);
        _returnPicture(nftAddress, tokenId);
        emit UserPause(msg.sender, user.teamId);
    }

    function updateProfile(address nftAddress, uint256 tokenId) external onlyRegistered onlyNft(nftAddress) {
        User storage user = users[msg.sender];
        require(user.isActive, "User not active");
        require(IERC721(nftAddress).ownerOf(tokenId) == msg.sender, "Only NFT owner can update");
        (address oldAddress, uint256 oldTokenId) = (user.nftAddress, user.tokenId);
        user.nftAddress = nftAddress;
        user.tokenId = tokenId;
        _takePicture(nftAddress, tokenId);
        _collect(numberCakeToUpdate);
        _returnPicture(oldAddress, oldTokenId);
        emit UserUpdate(msg.sender, nftAddress, tokenId);
    }

    function reactivateProfile(address nftAddress, uint256 tokenId) external onlyRegistered onlyNft(nftAddress) {
        User storage user = users[msg.sender];
        require(!user.isActive, "User is active");
        require(IERC721(nftAddress).ownerOf(tokenId) == msg.sender, "Only NFT owner can update");
        user.isActive = true;
        user.nftAddress = nftAddress;
        user.tokenId = tokenId;
        _count(user.teamId);
        _takePicture(nftAddress, tokenId);
        _collect(numberCakeToReactivate);
        emit UserReactivate(msg.sender, user.teamId, nftAddress, tokenId);
    }

    /// The user need not have a profile.
    function increaseUserPoints(address userAddress, uint256 numberPoints, uint256 campaignId)
        external
        onlyPointAdmin
    {
        users[userAddress].numberPoints = users[userAddress].numberPoints.add(numberPoints);
        emit UserPointIncrease(userAddress, numberPoints, campaignId);
    }

    function increaseUserPointsMultiple(address[] calldata userAddresses, uint256 numberPoints, uint256 campaignId)
        external
        onlyPointAdmin
        onlyFewUsers(userAddresses)
    {
        for (uint256 at = 0; at < userAddresses.length; at++) {
            User storage user = users[userAddresses[at]];
            user.numberPoints = user.numberPoints.add(numberPoints);
        }
        emit UserPointIncreaseMultiple(userAddresses, numberPoints, campaignId);
    }

    function removeUserPoints(address userAddress, uint256 numberPoints) external onlyPointAdmin {
        users[userAddress].numberPoints = users[userAddress].numberPoints.sub(numberPoints);
    }

    function removeUserPointsMultiple(address[] calldata userAddresses, uint256 numberPoints)
        external
        onlyPointAdmin
        onlyFewUsers(userAddresses)
    {
        for (uint256 at = 0; at < userAddresses.length; at++) {
            User storage user = users[userAddresses[at]];
            user.numberPoints = user.numberPoints.sub(numberPoints);
        }
    }

    function addNftAddress(address nftAddress) external onlyAdmin {
        require(IERC721(nftAddress).supportsInterface(ERC721_INTERFACE), "Not ERC721");
        grantRole(NFT_ROLE, nftAddress);
    }

    /// As in the deployed contract, the counts of both teams change for a paused user too.
    function changeTeam(address userAddress, uint256 newTeamId) external onlySpecialAdmin {
        require(hasRegistered[userAddress], "User doesn't exist");
        require(_isTeam(newTeamId), "teamId doesn't exist");
        require(teams[newTeamId].isJoinable, "Team not joinable");
        uint256 oldTeamId = users[userAddress].teamId;
        require(oldTeamId != newTeamId, "Already in the team");
        teams[oldTeamId].numberUsers = teams[oldTeamId].numberUsers.sub(1);
        teams[newTeamId].numberUsers = teams[newTeamId].numberUsers.add(1);
        users[userAddress].teamId = newTeamId;
        emit UserChangeTeam(userAddress, oldTeamId, newTeamId);
    }

    function getUserProfile(address userAddress)
        external
        view
        returns (uint256, uint256, uint256, address, uint256, bool)
    {
        require(hasRegistered[userAddress], "Not registered");
        User storage user = users[userAddress];
        return (user.userId, user.numberPoints, user.teamId, user.nftAddress, user.tokenId, user.isActive);
    }

    function getUserStatus(address userAddress) external view returns (bool) {
        return users[userAddress].isActive;
    }

    /// Accepts every collectible, so that a safe transfer of a picture succeeds. The published ABI declares it neither pure
    /// nor view; virtual, because the compiler would suggest pure.
    function onERC721Received(address, address, uint256, bytes calldata) external virtual returns (bytes4) {
        return this.onERC721Received.selector;
    }

    function _count(uint256 teamId) private {
        teams[teamId].numberUsers = teams[teamId].numberUsers.add(1);
        numberActiveProfiles = numberActiveProfiles.add(1);
    }

    function _takePicture(address nftAddress, uint256 tokenId) private {
        IERC721(nftAddress).safeTransferFrom(msg.sender, address(this), tokenId);
    }

    function _returnPicture(address nftAddress, uint256 tokenId) private {
        IERC721(nftAddress).safeTransferFrom(address(this), msg.sender, tokenId);
    }
}
