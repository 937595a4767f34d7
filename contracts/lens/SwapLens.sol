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

/// Never deployed: a node runs a swap as if this code stood at the sender's own address (a state override of eth_call),
/// so that what really leaves and what really arrives can be counted before anything is signed.
contract SwapLens {
    struct Swap {
        address router;
        uint256 value;
        bytes data;
        /// The zero address stands for the native coin.
        address tokenIn;
        address tokenOut;
        address recipient;
        /// The way of the swap; empty where the way back is not to be tried.
        address[] path;
    }

    struct Measured {
        /// By how much the sender's balance fell.
        uint256 paid;
        /// By how much the recipient's balance rose.
        uint256 received;
        /// Whether all that arrived could be swapped back at once, and what of the first token on the path came of it.
        bool isSold;
        uint256 soldFor;
    }

    /// A router sends native coin here when it is bought or left over.
    receive() external payable {}

    /// Runs the swap and counts; reverts with the swap's own reason. All is undone with the call that asked.
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

    /// A token may refuse an approval over another that is left, and may answer nothing.
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

    /// A token may give instead of take; that is nothing paid.
    function _less(uint256 more, uint256 less) private pure returns (uint256) {
        return more > less ? more - less : 0;
    }
}
