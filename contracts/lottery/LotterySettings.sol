// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {Ownable} from "../farm/Ownable.sol";
import {IERC20} from "../swap/IERC20.sol";
import {SafeErc20} from "../vault/SafeErc20.sol";

/// Limits of the lottery, and the accounts that run it. Fees are in basis points.
abstract contract LotterySettings is Ownable {
    using SafeErc20 for IERC20;

    uint256 public constant MIN_DISCOUNT_DIVISOR = 300;
    uint256 public constant MIN_LENGTH_LOTTERY = 4 hours - 5 minutes;
    uint256 public constant MAX_LENGTH_LOTTERY = 4 days + 5 minutes;
    uint256 public constant MAX_TREASURY_FEE = 3000;

    IERC20 public immutable cakeToken;
    address public injectorAddress;
    address public operatorAddress;
    address public treasuryAddress;
    uint256 public maxNumberTicketsPerBuyOrClaim = 100;
    uint256 public maxPriceTicketInCake = 50 ether;
    uint256 public minPriceTicketInCake = 0.005 ether;

    event AdminTokenRecovery(address token, uint256 amount);
    event NewOperatorAndTreasuryAndInjectorAddresses(address operator, address treasury, address injector);

    modifier onlyOperator() {
        require(msg.sender == operatorAddress, "Not operator");
        _;
    }

    modifier onlyOwnerOrInjector() {
        require(msg.sender == owner || msg.sender == injectorAddress, "Not owner or injector");
        _;
    }

    constructor(IERC20 cakeToken_) {
        cakeToken = cakeToken_;
    }

    function setOperatorAndTreasuryAndInjectorAddresses(address operator, address treasury, address injector)
        external
        onlyOwner
    {
        require(operator != address(0), "Cannot be zero address");
        require(treasury != address(0), "Cannot be zero address");
        require(injector != address(0), "Cannot be zero address");
        operatorAddress = operator;
        treasuryAddress = treasury;
        injectorAddress = injector;
        emit NewOperatorAndTreasuryAndInjectorAddresses(operator, treasury, injector);
    }

    /// Accepts equal prices despite the error text, as the published lottery does.
    function setMinAndMaxTicketPriceInCake(uint256 minPrice, uint256 maxPrice) external onlyOwner {
        require(minPrice <= maxPrice, "minPrice must be < maxPrice");
        minPriceTicketInCake = minPrice;
        maxPriceTicketInCake = maxPrice;
    }

    function setMaxNumberTicketsPerBuy(uint256 maxNumberTickets) external onlyOwner {
        require(maxNumberTickets != 0, "Must be > 0");
        maxNumberTicketsPerBuyOrClaim = maxNumberTickets;
    }

    /// Sends tokens that arrived by mistake to the owner. CAKE is excluded, because it belongs to the players.
    function recoverWrongTokens(address token, uint256 amount) external onlyOwner {
        require(token != address(cakeToken), "Cannot be CAKE token");
        IERC20(token).safeTransfer(msg.sender, amount);
        emit AdminTokenRecovery(token, amount);
    }
}
