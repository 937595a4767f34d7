// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {HotcakePair, IPancakeCallee} from "../HotcakePair.sol";
import {IERC20} from "../IERC20.sol";

/// Borrows from a pair within one transaction and gives back what it was told to.
contract FlashBorrower is IPancakeCallee {
    event Called(address sender, uint256 amount0, uint256 amount1, bytes data);

    /// `data` is what the pair hands back: what to repay of either token, and whether to come in by the back door meanwhile.
    function borrow(HotcakePair pair, uint256 amount0, uint256 amount1, uint256 repay0, uint256 repay1, bool reenters)
        external
    {
        pair.swap(amount0, amount1, address(this), abi.encode(repay0, repay1, reenters));
    }

    function pancakeCall(address sender, uint256 amount0, uint256 amount1, bytes calldata data) external {
        emit Called(sender, amount0, amount1, data);
        HotcakePair pair = HotcakePair(msg.sender);
        (uint256 repay0, uint256 repay1, bool reenters) = abi.decode(data, (uint256, uint256, bool));
        if (reenters) pair.sync();
        if (repay0 > 0) IERC20(pair.token0()).transfer(msg.sender, repay0);
        if (repay1 > 0) IERC20(pair.token1()).transfer(msg.sender, repay1);
    }
}
