// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {IProfile} from "../profile/IProfile.sol";
import {CakeVault} from "../vault/CakeVault.sol";
import {BunnyCampaign} from "./BunnyCampaign.sol";
import {BunnyMintingStation} from "./BunnyMintingStation.sol";

/// Campaign of bunny 16 for accounts whose last deposit in the vault is before a time.
contract BunnySpecialCakeVault is BunnyCampaign {
    CakeVault public immutable cakeVault;
    uint256 public thresholdTimestamp;

    event NewThresholdTimestamp(uint256 thresholdTimestamp);

    constructor(
        CakeVault cakeVault_,
        BunnyMintingStation station,
        IProfile profile,
        uint256 endBlock_,
        uint256 thresholdTimestamp_,
        uint256 numberPoints_,
        uint256 campaignId_,
        string memory tokenURI_
    ) BunnyCampaign(16, station, profile, endBlock_, numberPoints_, campaignId_, tokenURI_) {
        cakeVault = cakeVault_;
        thresholdTimestamp = thresholdTimestamp_;
    }

    function changeThresholdTimestamp(uint256 newThresholdTimestamp) external onlyOwner {
        thresholdTimestamp = newThresholdTimestamp;
        emit NewThresholdTimestamp(newThresholdTimestamp);
    }

    function _isEligible(address user) internal view override returns (bool) {
        (, uint256 lastDepositedTime,,) = cakeVault.userInfo(user);
        return lastDepositedTime != 0 && lastDepositedTime < thresholdTimestamp;
    }
}
