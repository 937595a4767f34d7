// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {HotcakePair, IPancakeCallee} from "../HotcakePair.sol";
import {SafeTransfer} from "../SafeTransfer.sol";

/// Borrows from a pair within one transaction and gives back what it was told to.
contract FlashBorrower is IPancakeCallee {
    event Called(address sender, uint256 amount0, uint256 amount1, bytes data);

    /// `reenters` makes it come in by the back door before it repays.
    function borrow(HotcakePair pair, uint256[2] calldata amounts, uint256[2] calldata repaid, bool reenters) external {
        pair.swap(amounts[0], amounts[1], address(this), abi.encode(repaid[0], repaid[1], reenters));
    }

    function pancakeCall(address sender, uint256 amount0, uint256 amount1, bytes calldata data) external {
        emit Called(sender, amount0, amount1, data);
        HotcakePair pair = HotcakePair(msg.sender);
        (uint256 repay0, uint256 repay1, bool reenters) = abi.decode(data, (uint256, uint256, bool));
        if (reenters) pair.sync();
        if (repay0 > 0) SafeTransfer.safeTransfer(pair.token0(), msg.sender, repay0);
        if (repay1 > 0) SafeTransfer.safeTransfer(pair.token1(), msg.sender, repay1);
    }
}
