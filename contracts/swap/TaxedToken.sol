// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {DevToken} from "./DevToken.sol";

/// Takes a tenth of each transfer, rounded down, and sends it to its tax collector. Transfers from and to the collector are
/// exempt, so that pools can be seeded with round amounts.
contract TaxedToken is DevToken {
    uint256 private constant TAX_DIVISOR = 10;
    address public immutable taxCollector;

    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 supply, address taxCollector_)
        DevToken(name_, symbol_, decimals_, supply)
    {
        taxCollector = taxCollector_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == taxCollector || to == taxCollector) {
            super._transfer(from, to, value);
            return;
        }
        uint256 tax = value / TAX_DIVISOR;
        super._transfer(from, taxCollector, tax);
        super._transfer(from, to, value - tax);
    }
}
