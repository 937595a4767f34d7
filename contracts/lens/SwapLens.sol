// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {IERC20} from "../swap/IERC20.sol";

interface ISwapRouter {
    function swapExactTokensForTokensSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;
}

/// Never deployed: an eth_call runs a swap with this code at the sender's own address (state override). It measures the
/// real input and output before the user signs.
contract SwapLens {
    struct Swap {
        address router;
        uint256 value;
        bytes data;
        /// The zero address is the native coin.
        address tokenIn;
        address tokenOut;
        address recipient;
        /// Path of the swap; empty to skip the swap back.
        address[] path;
    }

    struct Measured {
        /// Decrease of the sender's balance.
        uint256 paid;
        /// Increase of the recipient's balance.
        uint256 received;
        /// Whether the whole output could be swapped back at once, and the resulting amount of the path's first token.
        bool isSold;
        uint256 soldFor;
    }

    /// A router sends bought or refunded native coin here.
    receive() external payable {}

    /// Runs the swap and measures it; reverts with the swap's own reason. The eth_call discards all its changes.
    function measure(Swap calldata swap) external returns (Measured memory measured) {
        uint256 inBefore = _held(swap.tokenIn, address(this));
        uint256 outBefore = _held(swap.tokenOut, swap.recipient);
        (bool success, bytes memory answer) = swap.router.call{value: swap.value}(swap.data);
        if (!success) {
            assembly ("memory-safe") {
                revert(add(answer, 32), mload(answer))
            }
        }
        measured.paid = _less(inBefore, _held(swap.tokenIn, address(this)));
        measured.received = _less(_held(swap.tokenOut, swap.recipient), outBefore);
        if (swap.path.length > 1) {
            (measured.isSold, measured.soldFor) = _sell(swap.router, swap.path, measured.received);
        }
    }

    /// Resets the allowance to 0 first: a token may reject an approval over a non-zero one, and may return nothing.
    function _sell(address router, address[] calldata path, uint256 amount) private returns (bool isSold, uint256 sold) {
        uint256 last = path.length - 1;
        address[] memory back = new address[](path.length);
        for (uint256 i = 0; i <= last; ++i) back[i] = path[last - i];
        _try(path[last], abi.encodeCall(IERC20.approve, (router, 0)));
        _try(path[last], abi.encodeCall(IERC20.approve, (router, amount)));
        uint256 before = _held(path[0], address(this));
        isSold = _try(
            router,
            abi.encodeCall(
                ISwapRouter.swapExactTokensForTokensSupportingFeeOnTransferTokens,
                (amount, 0, back, address(this), block.timestamp)
            )
        );
        sold = _less(_held(path[0], address(this)), before);
    }

    function _try(address target, bytes memory data) private returns (bool success) {
        (success,) = target.call(data);
    }

    function _held(address token, address owner) private view returns (uint256) {
        return token == address(0) ? owner.balance : IERC20(token).balanceOf(owner);
    }

    /// Returns the difference of two balances; 0 if the balance changed in the other direction.
    function _less(uint256 more, uint256 less) private pure returns (uint256) {
        return more > less ? more - less : 0;
    }
}
