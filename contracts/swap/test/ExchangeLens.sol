// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

/// Reads all balances of an exchange in one call, as one array of numbers.
contract ExchangeLens {
    bytes4 private constant BALANCE_OF = bytes4(keccak256("balanceOf(address)"));
    bytes4 private constant TOTAL_SUPPLY = bytes4(keccak256("totalSupply()"));
    bytes4 private constant K_LAST = bytes4(keccak256("kLast()"));
    bytes4 private constant GET_RESERVES = bytes4(keccak256("getReserves()"));

    /// Returns for each pair its reserves, kLast, supply and the balance of each holder. Then for each token its supply
    /// and the balance of each holder, and finally the native coin of each holder.
    function read(address[] calldata pairs, address[] calldata tokens, address[] calldata holders)
        external
        view
        returns (uint256[] memory row)
    {
        uint256 width = holders.length;
        row = new uint256[](pairs.length * (4 + width) + tokens.length * (1 + width) + width);
        uint256 at;
        assembly ("memory-safe") {
            at := add(row, 32)
        }
        for (uint256 i = 0; i < pairs.length; ++i) {
            _ask(pairs[i], GET_RESERVES, at, 64);
            _ask(pairs[i], K_LAST, at + 64, 32);
            at = _supplyAndBalances(pairs[i], holders, at + 96);
        }
        for (uint256 i = 0; i < tokens.length; ++i) {
            at = _supplyAndBalances(tokens[i], holders, at);
        }
        for (uint256 i = 0; i < width; ++i) {
            uint256 native = holders[i].balance;
            assembly ("memory-safe") {
                mstore(at, native)
                at := add(at, 32)
            }
        }
    }

    /// In assembly because the local chain is slow at each instruction, and this runs ten thousand times.
    function _supplyAndBalances(address token, address[] calldata holders, uint256 at)
        private
        view
        returns (uint256 end)
    {
        _ask(token, TOTAL_SUPPLY, at, 32);
        bytes4 selector = BALANCE_OF;
        assembly ("memory-safe") {
            mstore(0, selector)
            end := add(at, 32)
            let holder := holders.offset
            for { let last := add(holder, shl(5, holders.length)) } lt(holder, last) { holder := add(holder, 32) } {
                mstore(4, calldataload(holder))
                if iszero(staticcall(gas(), token, 0, 36, end, 32)) { revert(0, 0) }
                end := add(end, 32)
            }
        }
    }

    function _ask(address target, bytes4 selector, uint256 at, uint256 size) private view {
        assembly ("memory-safe") {
            mstore(0, selector)
            if iszero(staticcall(gas(), target, 0, 4, at, size)) { revert(0, 0) }
        }
    }
}
