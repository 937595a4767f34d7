// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {Ownable} from "../farm/Ownable.sol";

/// Fees of the vault, their limits, and the accounts that may change them. Fees are in basis points.
abstract contract VaultFees is Ownable {
    uint256 public constant MAX_PERFORMANCE_FEE = 500;
    uint256 public constant MAX_CALL_FEE = 100;
    uint256 public constant MAX_WITHDRAW_FEE = 100;
    uint256 public constant MAX_WITHDRAW_FEE_PERIOD = 72 hours;
    uint256 internal constant WHOLE = 10_000;

    address public admin;
    address public treasury;
    uint256 public performanceFee = 200;
    uint256 public callFee = 25;
    uint256 public withdrawFee = 10;
    uint256 public withdrawFeePeriod = 72 hours;
    bool public paused;

    event Pause();
    event Unpause();
    event Paused(address account);
    event Unpaused(address account);

    modifier onlyAdmin() {
        require(msg.sender == admin, "admin: wut?");
        _;
    }

    modifier whenNotPaused() {
        require(!paused, "Pausable: paused");
        _;
    }

    constructor(address admin_, address treasury_) {
        admin = admin_;
        treasury = treasury_;
    }

    function setAdmin(address admin_) external onlyOwner {
        require(admin_ != address(0), "Cannot be zero address");
        admin = admin_;
    }

    function setTreasury(address treasury_) external onlyOwner {
        require(treasury_ != address(0), "Cannot be zero address");
        treasury = treasury_;
    }

    function setPerformanceFee(uint256 performanceFee_) external onlyAdmin {
        require(
            performanceFee_ <= MAX_PERFORMANCE_FEE, "performanceFee cannot be more than MAX_PERFORMANCE_FEE"
        );
        performanceFee = performanceFee_;
    }

    function setCallFee(uint256 callFee_) external onlyAdmin {
        require(callFee_ <= MAX_CALL_FEE, "callFee cannot be more than MAX_CALL_FEE");
        callFee = callFee_;
    }

    function setWithdrawFee(uint256 withdrawFee_) external onlyAdmin {
        require(withdrawFee_ <= MAX_WITHDRAW_FEE, "withdrawFee cannot be more than MAX_WITHDRAW_FEE");
        withdrawFee = withdrawFee_;
    }

    function setWithdrawFeePeriod(uint256 withdrawFeePeriod_) external onlyAdmin {
        require(
            withdrawFeePeriod_ <= MAX_WITHDRAW_FEE_PERIOD,
            "withdrawFeePeriod cannot be more than MAX_WITHDRAW_FEE_PERIOD"
        );
        withdrawFeePeriod = withdrawFeePeriod_;
    }

    function pause() external onlyAdmin whenNotPaused {
        paused = true;
        emit Paused(msg.sender);
        emit Pause();
    }

    function unpause() external onlyAdmin {
        require(paused, "Pausable: not paused");
        paused = false;
        emit Unpaused(msg.sender);
        emit Unpause();
    }
}
