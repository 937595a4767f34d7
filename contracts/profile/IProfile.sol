// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

/// Functions of the profiles that the contracts for points and collectibles call.
interface IProfile {
    function hasRegistered(address user) external view returns (bool);
    function getUserStatus(address user) external view returns (bool);
    function getUserProfile(address user)
        external
        view
        returns (
            uint256 userId,
            uint256 numberPoints,
            uint256 teamId,
            address nftAddress,
            uint256 tokenId,
            bool isActive
        );
    function increaseUserPoints(address user, uint256 numberPoints, uint256 campaignId) external;
}
