// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {SafeMath} from "../farm/SafeMath.sol";
import {ReentrancyGuard} from "../pool/ReentrancyGuard.sol";
import {IProfile} from "../profile/IProfile.sol";
import {IERC20} from "../swap/IERC20.sol";
import {SafeErc20} from "../vault/SafeErc20.sol";
import {SalePools} from "./SalePools.sol";

/// Sale of a token for LP tokens to accounts with an active profile. A basic pool has a limit for each user, the other
/// one has none. Gives points once to each user who committed enough. This is the form of July 2021.
contract IFOV2 is SalePools, ReentrancyGuard {
    using SafeErc20 for IERC20;
    using SafeMath for uint256;

    IERC20 public immutable lpToken;
    IERC20 public immutable offeringToken;
    IProfile public immutable pancakeProfile;
    uint256 public immutable startBlock;
    uint256 public immutable endBlock;
    address public immutable adminAddress;
    uint256 public campaignId;
    uint256 public numberPoints;
    /// LP tokens of both pools that a user has to exceed for the points.
    uint256 public thresholdPoints;
    mapping(address => bool) private hasClaimedPoints;

    event Deposit(address indexed user, uint256 amount, uint8 indexed pid);
    event Harvest(address indexed user, uint256 offeringAmount, uint256 excessAmount, uint8 indexed pid);
    event PointParametersSet(uint256 campaignId, uint256 numberPoints, uint256 thresholdPoints);
    event PoolParametersSet(uint256 offeringAmountPool, uint256 raisingAmountPool, uint8 pid);

    modifier onlyAdmin() {
        require(msg.sender == adminAddress, "admin: wut?");
        _;
    }

    /// Only externally owned accounts.
    modifier notContract() {
        require(msg.sender.code.length == 0, "contract not allowed");
        require(msg.sender == tx.origin, "proxy contract not allowed");
        _;
    }

    constructor(
        IERC20 lpToken_,
        IERC20 offeringToken_,
        IProfile pancakeProfile_,
        uint256 startBlock_,
        uint256 endBlock_,
        address adminAddress_
    ) {
        lpToken = lpToken_;
        offeringToken = offeringToken_;
        pancakeProfile = pancakeProfile_;
        startBlock = startBlock_;
        endBlock = endBlock_;
        adminAddress = adminAddress_;
    }

    function depositPool(uint256 amount, uint8 pid) external nonReentrant notContract {
        require(pancakeProfile.getUserStatus(msg.sender), "Deposit: Must have an active profile");
        require(pid < numberPools, "Deposit: Non valid pool id");
        Pool storage pool = pools[pid];
        require(pool.offeringAmount > 0 && pool.raisingAmount > 0, "Deposit: Pool not set");
        require(block.number > startBlock, "Deposit: Too early");
        require(block.number < endBlock, "Deposit: Too late");
        require(amount > 0, "Deposit: Amount must be > 0");
        lpToken.safeTransferFrom(msg.sender, address(this), amount);
        UserInfo storage user = users[msg.sender][pid];
        user.amount = user.amount.add(amount);
        require(
            pool.limitPerUser == 0 || user.amount <= pool.limitPerUser, "Deposit: New amount above user limit"
        );
        pool.totalAmount = pool.totalAmount.add(amount);
        emit Deposit(msg.sender, amount, pid);
    }

    function harvestPool(uint8 pid) external nonReentrant notContract {
        require(block.number > endBlock, "Harvest: Too early");
        require(pid < numberPools, "Harvest: Non valid pool id");
        UserInfo storage user = users[msg.sender][pid];
        require(user.amount > 0, "Harvest: Did not participate");
        require(!user.claimed, "Harvest: Already done");
        user.claimed = true;
        _givePoints();
        (uint256 offering, uint256 refund, uint256 tax) = _amountsOf(msg.sender, pid);
        if (tax > 0) pools[pid].sumTaxesOverflow = pools[pid].sumTaxesOverflow.add(tax);
        if (offering > 0) offeringToken.safeTransfer(msg.sender, offering);
        if (refund > 0) lpToken.safeTransfer(msg.sender, refund);
        emit Harvest(msg.sender, offering, refund, pid);
    }

    function finalWithdraw(uint256 lpAmount, uint256 offerAmount) external onlyAdmin {
        require(lpAmount <= lpToken.balanceOf(address(this)), "Operations: Not enough LP tokens");
        require(
            offerAmount <= offeringToken.balanceOf(address(this)), "Operations: Not enough offering tokens"
        );
        if (lpAmount > 0) lpToken.safeTransfer(msg.sender, lpAmount);
        if (offerAmount > 0) offeringToken.safeTransfer(msg.sender, offerAmount);
    }

    function setPool(uint256 offeringAmount, uint256 raisingAmount, uint256 limitPerUserInLP, bool hasTax, uint8 pid)
        external
        onlyAdmin
    {
        require(block.number < startBlock, "Operations: IFO has started");
        require(pid < numberPools, "Operations: Pool does not exist");
        Pool storage pool = pools[pid];
        pool.offeringAmount = offeringAmount;
        pool.raisingAmount = raisingAmount;
        pool.limitPerUser = limitPerUserInLP;
        pool.hasTax = hasTax;
        emit PoolParametersSet(offeringAmount, raisingAmount, pid);
    }

    function updatePointParameters(uint256 campaignId_, uint256 numberPoints_, uint256 thresholdPoints_)
        external
        onlyAdmin
    {
        require(block.number < endBlock, "Operations: IFO has ended");
        campaignId = campaignId_;
        numberPoints = numberPoints_;
        thresholdPoints = thresholdPoints_;
        emit PointParametersSet(campaignId_, numberPoints_, thresholdPoints_);
    }

    function _givePoints() private {
        if (hasClaimedPoints[msg.sender]) return;
        uint256 sum = users[msg.sender][0].amount.add(users[msg.sender][1].amount);
        if (sum <= thresholdPoints) return;
        hasClaimedPoints[msg.sender] = true;
        pancakeProfile.increaseUserPoints(msg.sender, numberPoints, campaignId);
    }
}
