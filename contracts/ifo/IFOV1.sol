// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {SafeBep20} from "../farm/SafeBep20.sol";
import {SafeMath} from "../farm/SafeMath.sol";
import {ReentrancyGuard} from "../pool/ReentrancyGuard.sol";
import {ISale} from "../profile/PointCenterIFO.sol";
import {IERC20} from "../swap/IERC20.sol";

/// Sale of a token for LP tokens in one pool. If more than the raising amount is committed, each user gets a share of
/// the offering, and its remaining LP tokens back. This is the form of July 2021.
contract IFOV1 is ISale, ReentrancyGuard {
    using SafeBep20 for IERC20;
    using SafeMath for uint256;

    struct UserInfo {
        uint256 amount;
        bool claimed;
    }

    /// Shares are computed with twelve digits, of which six remain: 1e6 is the whole.
    uint256 private constant FINE = 1e12;
    uint256 private constant WHOLE = 1e6;

    IERC20 public immutable lpToken;
    IERC20 public immutable offeringToken;
    uint256 public immutable startBlock;
    uint256 public immutable endBlock;
    uint256 public immutable offeringAmount;
    uint256 public immutable raisingAmount;
    address public immutable adminAddress;
    uint256 public totalAmount;
    mapping(address => UserInfo) public userInfo;
    address[] public addressList;

    event Deposit(address indexed user, uint256 amount);
    event Harvest(address indexed user, uint256 offeringAmount, uint256 excessAmount);

    constructor(
        IERC20 lpToken_,
        IERC20 offeringToken_,
        uint256 startBlock_,
        uint256 endBlock_,
        uint256 offeringAmount_,
        uint256 raisingAmount_,
        address adminAddress_
    ) {
        lpToken = lpToken_;
        offeringToken = offeringToken_;
        startBlock = startBlock_;
        endBlock = endBlock_;
        offeringAmount = offeringAmount_;
        raisingAmount = raisingAmount_;
        adminAddress = adminAddress_;
    }

    function deposit(uint256 amount) external nonReentrant {
        require(block.number > startBlock && block.number < endBlock, "not ifo time");
        require(amount > 0, "need _amount > 0");
        UserInfo storage user = userInfo[msg.sender];
        if (user.amount == 0) addressList.push(msg.sender);
        user.amount = user.amount.add(amount);
        totalAmount = totalAmount.add(amount);
        lpToken.safeTransferFrom(msg.sender, address(this), amount);
        emit Deposit(msg.sender, amount);
    }

    function harvest() external nonReentrant {
        require(block.number > endBlock, "not harvest time");
        UserInfo storage user = userInfo[msg.sender];
        require(user.amount > 0, "have you participated?");
        require(!user.claimed, "nothing to harvest");
        user.claimed = true;
        uint256 offering = getOfferingAmount(msg.sender);
        uint256 refund = getRefundingAmount(msg.sender);
        offeringToken.safeTransfer(msg.sender, offering);
        if (refund > 0) lpToken.safeTransfer(msg.sender, refund);
        emit Harvest(msg.sender, offering, refund);
    }

    /// Takes amounts strictly below the balances, as the deployed contract does.
    function finalWithdraw(uint256 lpAmount, uint256 offerAmount) external {
        require(msg.sender == adminAddress, "admin: wut?");
        require(lpAmount < lpToken.balanceOf(address(this)), "not enough token 0");
        require(offerAmount < offeringToken.balanceOf(address(this)), "not enough token 1");
        lpToken.safeTransfer(msg.sender, lpAmount);
        offeringToken.safeTransfer(msg.sender, offerAmount);
    }

    function hasHarvest(address user) external view returns (bool) {
        return userInfo[user].claimed;
    }

    /// Returns the user's share of all committed LP tokens, in millionths. Reverts before the first commitment.
    function getUserAllocation(address user) public view returns (uint256) {
        return userInfo[user].amount.mul(FINE).div(totalAmount).div(FINE / WHOLE);
    }

    function getOfferingAmount(address user) public view returns (uint256) {
        if (totalAmount > raisingAmount) return offeringAmount.mul(getUserAllocation(user)).div(WHOLE);
        return userInfo[user].amount.mul(offeringAmount).div(raisingAmount);
    }

    function getRefundingAmount(address user) public view returns (uint256) {
        if (totalAmount <= raisingAmount) return 0;
        return userInfo[user].amount.sub(raisingAmount.mul(getUserAllocation(user)).div(WHOLE));
    }
}
