// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {IPrediction} from "../BunnySpecialPrediction.sol";

/// Prediction contract whose epochs of users a test sets.
contract FakePrediction is IPrediction {
    mapping(address => uint256[]) private userRounds;

    function bet(address user, uint256 epoch) external {
        userRounds[user].push(epoch);
    }

    function getUserRounds(address user, uint256 cursor, uint256 size)
        external
        view
        returns (uint256[] memory epochs, uint256 nextCursor)
    {
        uint256 rest = userRounds[user].length - cursor;
        epochs = new uint256[](size < rest ? size : rest);
        for (uint256 at = 0; at < epochs.length; at++) epochs[at] = userRounds[user][cursor + at];
        nextCursor = cursor + epochs.length;
    }
}
