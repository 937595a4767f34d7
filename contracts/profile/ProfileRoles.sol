// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {SafeBep20} from "../farm/SafeBep20.sol";
import {IERC20} from "../swap/IERC20.sol";
import {AccessControl} from "./AccessControl.sol";

/// Roles and prices of the profiles, and the CAKE that users have paid.
abstract contract ProfileRoles is AccessControl {
    using SafeBep20 for IERC20;

    /// Contracts whose collectibles may be the picture of a profile.
    bytes32 public constant NFT_ROLE = keccak256("NFT_ROLE");
    /// Contracts and accounts that give points.
    bytes32 public constant POINT_ROLE = keccak256("POINT_ROLE");
    /// Accounts that move users to another team.
    bytes32 public constant SPECIAL_ROLE = keccak256("SPECIAL_ROLE");

    IERC20 public immutable cakeToken;
    uint256 public numberCakeToReactivate;
    uint256 public numberCakeToRegister;
    uint256 public numberCakeToUpdate;

    modifier onlyAdmin() {
        require(hasRole(DEFAULT_ADMIN_ROLE, msg.sender), "Not the main admin");
        _;
    }

    modifier onlyPointAdmin() {
        require(hasRole(POINT_ROLE, msg.sender), "Not a point admin");
        _;
    }

    modifier onlySpecialAdmin() {
        require(hasRole(SPECIAL_ROLE, msg.sender), "Not a special admin");
        _;
    }

    constructor(IERC20 cakeToken_, uint256 toReactivate, uint256 toRegister, uint256 toUpdate) {
        cakeToken = cakeToken_;
        _setPrices(toReactivate, toRegister, toUpdate);
    }

    function updateNumberCake(uint256 toReactivate, uint256 toRegister, uint256 toUpdate) external onlyAdmin {
        _setPrices(toReactivate, toRegister, toUpdate);
    }

    function claimFee(uint256 amount) external onlyAdmin {
        cakeToken.safeTransfer(msg.sender, amount);
    }

    function _collect(uint256 price) internal {
        cakeToken.safeTransferFrom(msg.sender, address(this), price);
    }

    function _setPrices(uint256 toReactivate, uint256 toRegister, uint256 toUpdate) private {
        numberCakeToReactivate = toReactivate;
        numberCakeToRegister = toRegister;
        numberCakeToUpdate = toUpdate;
    }
}
