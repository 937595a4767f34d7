// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {BunnyMintingStation} from "../collectibles/BunnyMintingStation.sol";
import {Ownable} from "../farm/Ownable.sol";
import {SafeBep20} from "../farm/SafeBep20.sol";
import {IProfile} from "../profile/IProfile.sol";
import {IERC20} from "../swap/IERC20.sol";

/// Competition of the teams. The contract does not count trades: its owner records the reward group of each user when the
/// competition is closed. Group 4 is the best; group 0 gets points only.
contract TradingCompetition is Ownable {
    using SafeBep20 for IERC20;

    enum CompetitionStatus {
        Registration,
        Open,
        Close,
        Claiming,
        Over
    }

    /// By reward group.
    struct CompetitionRewards {
        uint256[5] userCampaignId;
        uint256[5] cakeRewards;
        uint256[5] pointUsers;
    }

    struct UserTradingStats {
        uint256 rewardGroup;
        uint256 teamId;
        bool hasRegistered;
        bool hasClaimed;
    }

    uint256 public constant numberTeams = 3;
    uint256 private constant BEST_GROUP = 4;
    /// Bunny ids up to this one belong to other campaigns.
    uint8 private constant LAST_OTHER_BUNNY = 14;

    IProfile public immutable pancakeProfile;
    BunnyMintingStation public immutable bunnyMintingStation;
    IERC20 public immutable cakeToken;
    CompetitionStatus public currentStatus;
    uint256 public winningTeamId;
    string public tokenURI;
    uint8 public bunnyId;
    mapping(address => UserTradingStats) public userTradingStats;
    mapping(uint256 => CompetitionRewards) private rewards;

    event NewCompetitionStatus(CompetitionStatus status);
    event TeamRewardsUpdate(uint256 teamId);
    event UserRegister(address userAddress, uint256 teamId);
    event UserUpdateMultiple(address[] userAddresses, uint256 rewardGroup);
    event WinningTeam(uint256 teamId);

    modifier onlyClosed() {
        require(currentStatus == CompetitionStatus.Close, "NOT_CLOSED");
        _;
    }

    constructor(IProfile profile, BunnyMintingStation station, IERC20 cake) {
        pancakeProfile = profile;
        bunnyMintingStation = station;
        cakeToken = cake;
    }

    /// Records the team of the sender's profile. A later change of the profile's team has no effect here.
    function register() external {
        UserTradingStats storage user = userTradingStats[msg.sender];
        require(!user.hasRegistered, "HAS_REGISTERED");
        require(currentStatus == CompetitionStatus.Registration, "NOT_IN_REGISTRATION");
        (,, uint256 teamId,,, bool isActive) = pancakeProfile.getUserProfile(msg.sender);
        require(isActive, "NOT_ACTIVE");
        user.hasRegistered = true;
        user.teamId = teamId;
        emit UserRegister(msg.sender, teamId);
    }

    function claimReward() external {
        UserTradingStats storage user = userTradingStats[msg.sender];
        require(user.hasRegistered, "NOT_REGISTERED");
        require(!user.hasClaimed, "HAS_CLAIMED");
        require(currentStatus == CompetitionStatus.Claiming, "NOT_IN_CLAIMING");
        user.hasClaimed = true;
        CompetitionRewards storage ofTeam = rewards[user.teamId];
        uint256 group = user.rewardGroup;
        if (group > 0) {
            cakeToken.safeTransfer(msg.sender, ofTeam.cakeRewards[group]);
            if (user.teamId == winningTeamId) bunnyMintingStation.mintCollectible(msg.sender, tokenURI, bunnyId);
        }
        pancakeProfile.increaseUserPoints(msg.sender, ofTeam.pointUsers[group], ofTeam.userCampaignId[group]);
    }

    /// Each status follows only from the one before it.
    function updateCompetitionStatus(CompetitionStatus status) external onlyOwner {
        require(status != CompetitionStatus.Registration, "IN_REGISTRATION");
        if (status == CompetitionStatus.Open) {
            require(currentStatus == CompetitionStatus.Registration, "NOT_IN_REGISTRATION");
        } else if (status == CompetitionStatus.Close) {
            require(currentStatus == CompetitionStatus.Open, "NOT_OPEN");
        } else if (status == CompetitionStatus.Claiming) {
            require(currentStatus == CompetitionStatus.Close, "NOT_CLOSED");
            require(winningTeamId > 0, "WINNING_TEAM_NOT_SET");
        } else {
            require(currentStatus == CompetitionStatus.Claiming, "NOT_CLAIMING");
        }
        currentStatus = status;
        emit NewCompetitionStatus(status);
    }

    function updateTeamRewards(
        uint256 teamId,
        uint256[5] calldata userCampaignIds,
        uint256[5] calldata cakeRewards,
        uint256[5] calldata pointRewards
    ) external onlyOwner onlyClosed {
        rewards[teamId] = CompetitionRewards(userCampaignIds, cakeRewards, pointRewards);
        emit TeamRewardsUpdate(teamId);
    }

    function updateUserStatusMultiple(address[] calldata addressesToUpdate, uint256 rewardGroup)
        external
        onlyOwner
        onlyClosed
    {
        require(rewardGroup <= BEST_GROUP, "TOO_HIGH");
        for (uint256 at = 0; at < addressesToUpdate.length; at++) {
            userTradingStats[addressesToUpdate[at]].rewardGroup = rewardGroup;
        }
        emit UserUpdateMultiple(addressesToUpdate, rewardGroup);
    }

    function updateWinningTeamAndTokenURIAndBunnyId(uint256 winningTeamId_, string calldata tokenURI_, uint8 bunnyId_)
        external
        onlyOwner
        onlyClosed
    {
        require(winningTeamId_ > 0 && winningTeamId_ <= numberTeams, "NOT_VALID_TEAM_ID");
        require(bunnyId_ > LAST_OTHER_BUNNY, "ID_TOO_LOW");
        winningTeamId = winningTeamId_;
        tokenURI = tokenURI_;
        bunnyId = bunnyId_;
        emit WinningTeam(winningTeamId_);
    }

    function claimRemainder(uint256 amount) external onlyOwner {
        require(currentStatus == CompetitionStatus.Over, "NOT_OVER");
        cakeToken.safeTransfer(msg.sender, amount);
    }

    /// Returns whether the user has registered and claimed, its group, CAKE and points, and whether it gets the collectible.
    /// Before the claims begin, everything but the first is empty.
    function claimInformation(address userAddress)
        external
        view
        returns (bool, bool, uint256, uint256, uint256, bool)
    {
        UserTradingStats storage user = userTradingStats[userAddress];
        if (currentStatus < CompetitionStatus.Claiming) return (user.hasRegistered, false, 0, 0, 0, false);
        CompetitionRewards storage ofTeam = rewards[user.teamId];
        uint256 group = user.rewardGroup;
        return (
            user.hasRegistered,
            user.hasClaimed,
            group,
            ofTeam.cakeRewards[group],
            ofTeam.pointUsers[group],
            group > 0 && user.teamId == winningTeamId
        );
    }

    /// Returns the rewards of the teams 1 to 3.
    function viewRewardTeams() external view returns (CompetitionRewards[] memory) {
        CompetitionRewards[] memory all = new CompetitionRewards[](numberTeams);
        for (uint256 at = 0; at < numberTeams; at++) all[at] = rewards[at + 1];
        return all;
    }
}
