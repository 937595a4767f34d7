// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

/// Checked arithmetic with the error texts of OpenZeppelin's SafeMath, which many of the deployed contracts use.
/// Solidity's own checks would revert with a panic code, which wallets and pages show differently.
library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 sum) {
        unchecked {
            sum = a + b;
        }
        require(sum >= a, "SafeMath: addition overflow");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "SafeMath: subtraction overflow");
        unchecked {
            return a - b;
        }
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 product) {
        if (a == 0) return 0;
        unchecked {
            product = a * b;
            require(product / a == b, "SafeMath: multiplication overflow");
        }
    }

    function div(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b > 0, "SafeMath: division by zero");
        unchecked {
            return a / b;
        }
    }
}
