// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {IProfile} from "../profile/IProfile.sol";
import {BunnyCampaign} from "./BunnyCampaign.sol";
import {BunnyMintingStation} from "./BunnyMintingStation.sol";

/// Prediction contract, of which the campaign reads the first epoch with a bet of the account.
interface IPrediction {
    function getUserRounds(address user, uint256 cursor, uint256 size)
        external
        view
        returns (uint256[] memory epochs, uint256 nextCursor);
}

/// Campaign of bunny 17 for accounts whose first bet was in an early round.
contract BunnySpecialPrediction is BunnyCampaign {
    IPrediction public immutable pancakePrediction;
    uint256 public thresholdRound;

    event NewThresholdRound(uint256 thresholdRound);

    constructor(
        IPrediction prediction,
        BunnyMintingStation station,
        IProfile profile,
        uint256 endBlock_,
        uint256 thresholdRound_,
        uint256 numberPoints_,
        uint256 campaignId_,
        string memory tokenURI_
    ) BunnyCampaign(17, station, profile, endBlock_, numberPoints_, campaignId_, tokenURI_) {
        pancakePrediction = prediction;
        thresholdRound = thresholdRound_;
    }

    function changeThresholdRound(uint256 newThresholdRound) external onlyOwner {
        thresholdRound = newThresholdRound;
        emit NewThresholdRound(newThresholdRound);
    }

    function _isEligible(address user) internal view override returns (bool) {
        (uint256[] memory epochs,) = pancakePrediction.getUserRounds(user, 0, 1);
        return epochs.length > 0 && epochs[0] <= thresholdRound;
    }
}
