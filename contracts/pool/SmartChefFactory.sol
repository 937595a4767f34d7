// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {Ownable} from "../farm/Ownable.sol";
import {IERC20} from "../swap/IERC20.sol";
import {SmartChefInitializable} from "./SmartChefInitializable.sol";

/// Deploys pools, each at an address that depends on its tokens and its first block.
contract SmartChefFactory is Ownable {
    event NewSmartChefContract(address indexed smartChef);

    function deployPool(
        IERC20 stakedToken,
        IERC20 rewardToken,
        uint256 rewardPerBlock,
        uint256 startBlock,
        uint256 bonusEndBlock,
        uint256 poolLimitPerUser,
        address admin
    ) external onlyOwner {
        // Reverts for a contract that is not a token.
        stakedToken.totalSupply();
        rewardToken.totalSupply();
        require(stakedToken != rewardToken, "Tokens must be be different");
        bytes32 salt = keccak256(abi.encodePacked(stakedToken, rewardToken, startBlock));
        SmartChefInitializable pool = new SmartChefInitializable{salt: salt}();
        pool.initialize(stakedToken, rewardToken, rewardPerBlock, startBlock, bonusEndBlock, poolLimitPerUser, admin);
        emit NewSmartChefContract(address(pool));
    }
}
