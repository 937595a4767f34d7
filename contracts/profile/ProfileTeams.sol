// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {SafeMath} from "../farm/SafeMath.sol";
import {IERC20} from "../swap/IERC20.sol";
import {ProfileRoles} from "./ProfileRoles.sol";

/// Teams, the numbers of their members, and their points. Points of a user are not part of the team's points.
abstract contract ProfileTeams is ProfileRoles {
    using SafeMath for uint256;

    struct Team {
        string teamName;
        string teamDescription;
        uint256 numberUsers;
        uint256 numberPoints;
        bool isJoinable;
    }

    /// Team ids count from 1 to this number.
    uint256 public numberTeams;
    mapping(uint256 => Team) internal teams;

    event TeamAdd(uint256 teamId, string teamName);
    event TeamPointIncrease(uint256 indexed teamId, uint256 numberPoints, uint256 indexed campaignId);

    modifier onlyTeam(uint256 teamId) {
        require(_isTeam(teamId), "teamId invalid");
        _;
    }

    function addTeam(string calldata teamName, string calldata teamDescription) external onlyAdmin {
        _checkName(teamName);
        numberTeams = numberTeams.add(1);
        teams[numberTeams] = Team(teamName, teamDescription, 0, 0, true);
        emit TeamAdd(numberTeams, teamName);
    }

    function renameTeam(uint256 teamId, string calldata teamName, string calldata teamDescription)
        external
        onlyAdmin
        onlyTeam(teamId)
    {
        _checkName(teamName);
        teams[teamId].teamName = teamName;
        teams[teamId].teamDescription = teamDescription;
    }

    function makeTeamJoinable(uint256 teamId) external onlyAdmin onlyTeam(teamId) {
        teams[teamId].isJoinable = true;
    }

    function makeTeamNotJoinable(uint256 teamId) external onlyAdmin onlyTeam(teamId) {
        teams[teamId].isJoinable = false;
    }

    function increaseTeamPoints(uint256 teamId, uint256 numberPoints, uint256 campaignId) external onlyPointAdmin {
        teams[teamId].numberPoints = teams[teamId].numberPoints.add(numberPoints);
        emit TeamPointIncrease(teamId, numberPoints, campaignId);
    }

    function removeTeamPoints(uint256 teamId, uint256 numberPoints) external onlyPointAdmin {
        teams[teamId].numberPoints = teams[teamId].numberPoints.sub(numberPoints);
    }

    function getTeamProfile(uint256 teamId)
        external
        view
        onlyTeam(teamId)
        returns (string memory, string memory, uint256, uint256, bool)
    {
        Team storage team = teams[teamId];
        return (team.teamName, team.teamDescription, team.numberUsers, team.numberPoints, team.isJoinable);
    }

    function _isTeam(uint256 teamId) internal view returns (bool) {
        return teamId > 0 && teamId <= numberTeams;
    }

    /// The length is counted in bytes of UTF-8.
    function _checkName(string calldata teamName) private pure {
        require(bytes(teamName).length < 20, "Must be < 20");
        require(bytes(teamName).length > 3, "Must be > 3");
    }
}
