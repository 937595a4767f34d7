// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {HotcakePair, IPancakeCallee} from "../HotcakePair.sol";
import {SafeTransfer} from "../SafeTransfer.sol";

/// Borrows from a pair within one transaction and gives back what it was told to.
contract FlashBorrower is IPancakeCallee {
    event Called(address sender, uint256 amount0, uint256 amount1, bytes data);

    /// `meanwhile` is called on the pair before anything is repaid, if there is any of it.
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
