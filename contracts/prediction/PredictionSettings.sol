// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {Ownable} from "../farm/Ownable.sol";
import {IPriceOracle} from "./IPriceOracle.sol";

/// Parameters of the prediction, its pause, and the accounts that may change them. Rates are percentages.
abstract contract PredictionSettings is Ownable {
    uint256 public constant TOTAL_RATE = 100;

    uint256 public rewardRate = 90;
    uint256 public treasuryRate = 10;
    uint256 public intervalBlocks;
    uint256 public bufferBlocks;
    uint256 public minBetAmount;
    /// Seconds by which the time of an answer may be ahead of the block's time.
    uint256 public oracleUpdateAllowance;
    uint256 public oracleLatestRoundId;
    uint256 public currentEpoch;
    uint256 public treasuryAmount;
    address public adminAddress;
    address public operatorAddress;
    bool public genesisStartOnce;
    bool public genesisLockOnce;
    bool public paused;
    IPriceOracle internal oracle;

    event RatesUpdated(uint256 indexed epoch, uint256 rewardRate, uint256 treasuryRate);
    event MinBetAmountUpdated(uint256 indexed epoch, uint256 minBetAmount);
    event Pause(uint256 epoch);
    event Unpause(uint256 epoch);
    event Paused(address account);
    event Unpaused(address account);

    modifier onlyAdmin() {
        require(msg.sender == adminAddress, "admin: wut?");
        _;
    }

    modifier onlyOperator() {
        require(msg.sender == operatorAddress, "operator: wut?");
        _;
    }

    modifier onlyAdminOrOperator() {
        require(msg.sender == adminAddress || msg.sender == operatorAddress, "admin | operator: wut?");
        _;
    }

    modifier whenNotPaused() {
        require(!paused, "Pausable: paused");
        _;
    }

    constructor(
        IPriceOracle oracle_,
        address adminAddress_,
        address operatorAddress_,
        uint256 intervalBlocks_,
        uint256 bufferBlocks_,
        uint256 minBetAmount_,
        uint256 oracleUpdateAllowance_
    ) {
        oracle = oracle_;
        adminAddress = adminAddress_;
        operatorAddress = operatorAddress_;
        intervalBlocks = intervalBlocks_;
        bufferBlocks = bufferBlocks_;
        minBetAmount = minBetAmount_;
        oracleUpdateAllowance = oracleUpdateAllowance_;
    }

    function setAdmin(address adminAddress_) external onlyOwner {
        require(adminAddress_ != address(0), "Cannot be zero address");
        adminAddress = adminAddress_;
    }

    function setOperator(address operatorAddress_) external onlyAdmin {
        require(operatorAddress_ != address(0), "Cannot be zero address");
        operatorAddress = operatorAddress_;
    }

    function setOracle(address oracle_) external onlyAdmin {
        require(oracle_ != address(0), "Cannot be zero address");
        oracle = IPriceOracle(oracle_);
    }

    /// Applies to rounds that start later.
    function setIntervalBlocks(uint256 intervalBlocks_) external onlyAdmin {
        intervalBlocks = intervalBlocks_;
    }

    function setBufferBlocks(uint256 bufferBlocks_) external onlyAdmin {
        require(bufferBlocks_ <= intervalBlocks, "Cannot be more than intervalBlocks");
        bufferBlocks = bufferBlocks_;
    }

    function setOracleUpdateAllowance(uint256 oracleUpdateAllowance_) external onlyAdmin {
        oracleUpdateAllowance = oracleUpdateAllowance_;
    }

    function setRewardRate(uint256 rewardRate_) external onlyAdmin {
        require(rewardRate_ <= TOTAL_RATE, "rewardRate cannot be more than 100%");
        _setRates(rewardRate_);
    }

    function setTreasuryRate(uint256 treasuryRate_) external onlyAdmin {
        require(treasuryRate_ <= TOTAL_RATE, "treasuryRate cannot be more than 100%");
        _setRates(TOTAL_RATE - treasuryRate_);
    }

    function setMinBetAmount(uint256 minBetAmount_) external onlyAdmin {
        minBetAmount = minBetAmount_;
        emit MinBetAmountUpdated(currentEpoch, minBetAmount_);
    }

    function pause() external onlyAdminOrOperator whenNotPaused {
        paused = true;
        emit Paused(msg.sender);
        emit Pause(currentEpoch);
    }

    /// The rounds start again with genesisStartRound; the epochs continue.
    function unpause() external onlyAdmin {
        require(paused, "Pausable: not paused");
        genesisStartOnce = false;
        genesisLockOnce = false;
        paused = false;
        emit Unpaused(msg.sender);
        emit Unpause(currentEpoch);
    }

    function _setRates(uint256 rewardRate_) private {
        rewardRate = rewardRate_;
        treasuryRate = TOTAL_RATE - rewardRate_;
        emit RatesUpdated(currentEpoch, rewardRate, treasuryRate);
    }
}
