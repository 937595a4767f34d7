// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

/// Checked arithmetic with the error texts of the deployed exchange. Solidity's own checks would revert with a panic code,
/// which wallets and pages show differently.
library DsMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 sum) {
        unchecked {
            sum = a + b;
        }
        require(sum >= a, "ds-math-add-overflow");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "ds-math-sub-underflow");
        unchecked {
            return a - b;
        }
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 product) {
        if (b == 0) return 0;
        unchecked {
            product = a * b;
            require(product / b == a, "ds-math-mul-overflow");
        }
    }
}
