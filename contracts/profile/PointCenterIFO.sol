// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {Ownable} from "../farm/Ownable.sol";
import {IProfile} from "./IProfile.sol";

/// Sale of version 1. A user's points depend on the committed amount and on whether the user has harvested.
interface ISale {
    function userInfo(address user) external view returns (uint256 amount, bool claimed);
}

/// Gives points for a harvested sale of version 1, once for each account and sale. This is the form of July 2021.
contract PointCenterIFO is Ownable {
    struct IFOs {
        uint256 thresholdToClaim;
        uint256 campaignId;
        uint256 numberPoints;
    }

    IProfile private immutable profile;
    mapping(address => IFOs) public ifos;
    mapping(address => mapping(address => bool)) private hasClaimed;

    constructor(IProfile profile_) {
        profile = profile_;
    }

    function addIFOAddress(address sale, uint256 campaignId, uint256 thresholdToClaim, uint256 numberPoints)
        external
        onlyOwner
    {
        ifos[sale] = IFOs(thresholdToClaim, campaignId, numberPoints);
    }

    function getPoints(address sale) external {
        IFOs storage terms = ifos[sale];
        require(_isValid(terms), "not valid");
        require(!hasClaimed[msg.sender][sale], "has claimed for this IFO");
        require(profile.getUserStatus(msg.sender), "not active");
        (uint256 amount, bool isHarvested) = ISale(sale).userInfo(msg.sender);
        require(isHarvested, "has not claimed");
        require(amount > terms.thresholdToClaim, "too small");
        hasClaimed[msg.sender][sale] = true;
        profile.increaseUserPoints(msg.sender, terms.numberPoints, terms.campaignId);
    }

    function checkClaimStatuses(address user, address[] calldata sales) external view returns (bool[] memory) {
        bool[] memory statuses = new bool[](sales.length);
        for (uint256 at = 0; at < sales.length; at++) statuses[at] = checkClaimStatus(user, sales[at]);
        return statuses;
    }

    /// Returns whether getPoints would give the user points.
    function checkClaimStatus(address user, address sale) public view returns (bool) {
        IFOs storage terms = ifos[sale];
        if (!_isValid(terms) || hasClaimed[user][sale] || !profile.getUserStatus(user)) return false;
        (uint256 amount, bool isHarvested) = ISale(sale).userInfo(user);
        return isHarvested && amount > terms.thresholdToClaim;
    }

    function _isValid(IFOs storage terms) private view returns (bool) {
        return terms.campaignId > 0 && terms.numberPoints > 0;
    }
}
