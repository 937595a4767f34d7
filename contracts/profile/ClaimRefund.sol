// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {Ownable} from "../farm/Ownable.sol";
import {SafeBep20} from "../farm/SafeBep20.sol";
import {IERC20} from "../swap/IERC20.sol";
import {IProfile} from "./IProfile.sol";

/// Pays a part of the starter's price back to early profiles, once for each account. No source of the deployed contract
/// is published: the rules follow protocol 8.8, the revert texts those of the other campaigns.
contract ClaimRefund is Ownable {
    using SafeBep20 for IERC20;

    IERC20 public immutable cakeToken;
    IProfile private immutable profile;
    uint256 public immutable numberCake;
    uint256 public immutable thresholdUser;
    mapping(address => bool) public hasClaimed;

    constructor(IERC20 cakeToken_, IProfile profile_, uint256 numberCake_, uint256 thresholdUser_) {
        cakeToken = cakeToken_;
        profile = profile_;
        numberCake = numberCake_;
        thresholdUser = thresholdUser_;
    }

    function getCakeBack() external {
        require(!hasClaimed[msg.sender], "ERR_HAS_CLAIMED");
        (uint256 userId,,,,, bool isActive) = profile.getUserProfile(msg.sender);
        require(userId < thresholdUser, "ERR_USER_NOT_ELIGIBLE");
        require(isActive, "ERR_USER_NOT_ACTIVE");
        hasClaimed[msg.sender] = true;
        cakeToken.safeTransfer(msg.sender, numberCake);
    }

    function claimFee(uint256 amount) external onlyOwner {
        cakeToken.safeTransfer(msg.sender, amount);
    }

    function canClaim(address user) external view returns (bool) {
        if (hasClaimed[user] || !profile.getUserStatus(user)) return false;
        (uint256 userId,,,,,) = profile.getUserProfile(user);
        return userId < thresholdUser;
    }
}
