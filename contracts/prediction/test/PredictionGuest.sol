// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {BnbPricePrediction} from "../BnbPricePrediction.sol";

/// Calls the prediction as a contract: in its constructor, when it has no code yet, and later. Accepts no native coin, so
/// as the admin it cannot receive the treasury's part.
contract PredictionGuest {
    constructor(BnbPricePrediction prediction) payable {
        if (address(prediction) != address(0)) prediction.betBull{value: msg.value}();
    }

    function betBull(BnbPricePrediction prediction) external payable {
        prediction.betBull{value: msg.value}();
    }

    function betBear(BnbPricePrediction prediction) external payable {
        prediction.betBear{value: msg.value}();
    }

    function claim(BnbPricePrediction prediction, uint256 epoch) external {
        prediction.claim(epoch);
    }

    function claimTreasury(BnbPricePrediction prediction) external {
        prediction.claimTreasury();
    }
}
