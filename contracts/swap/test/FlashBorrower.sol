// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {HotcakePair, IPancakeCallee} from "../HotcakePair.sol";
import {SafeTransfer} from "../SafeTransfer.sol";

/// Borrows from a pair within one transaction and repays the given amounts.
contract FlashBorrower is IPancakeCallee {
    event Called(address sender, uint256 amount0, uint256 amount1, bytes data);

    /// Calls the pair with `meanwhile` before repaying, unless it is empty.
    function borrow(
        HotcakePair pair,
        uint256[2] calldata amounts,
        uint256[2] calldata repaid,
        bytes calldata meanwhile
    ) external {
        pair.swap(amounts[0], amounts[1], address(this), abi.encode(repaid, meanwhile));
    }

    function pancakeCall(address sender, uint256 amount0, uint256 amount1, bytes calldata data) external {
        emit Called(sender, amount0, amount1, data);
        HotcakePair pair = HotcakePair(msg.sender);
        (uint256[2] memory repaid, bytes memory meanwhile) = abi.decode(data, (uint256[2], bytes));
        if (meanwhile.length > 0) _callOrFailAlike(address(pair), meanwhile);
        if (repaid[0] > 0) SafeTransfer.safeTransfer(pair.token0(), address(pair), repaid[0]);
        if (repaid[1] > 0) SafeTransfer.safeTransfer(pair.token1(), address(pair), repaid[1]);
    }

    function _callOrFailAlike(address target, bytes memory data) private {
        (bool success, bytes memory answer) = target.call(data);
        if (success) return;
        assembly ("memory-safe") {
            revert(add(answer, 32), mload(answer))
        }
    }
}
