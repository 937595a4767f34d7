// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {DsMath} from "./DsMath.sol";
import {HotcakeLibrary} from "./HotcakeLibrary.sol";
import {HotcakePair} from "./HotcakePair.sol";
import {IERC20} from "./IERC20.sol";
import {IWBNB} from "./IWBNB.sol";
import {RouterBase} from "./RouterBase.sol";
import {RouterLiquidity} from "./RouterLiquidity.sol";
import {SafeTransfer} from "./SafeTransfer.sol";

/// Swaps along paths of pairs, in addition to adding and removing liquidity. Has no balance between calls.
contract HotcakeRouter is RouterLiquidity {
    using DsMath for uint256;

    constructor(address factory_, address wrappedNative) RouterBase(factory_, wrappedNative) {}

    function swapExactTokensForTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external ensure(deadline) returns (uint256[] memory amounts) {
        amounts = _amountsOutAtLeast(amountIn, amountOutMin, path);
        _pull(path, amounts[0]);
        _swap(amounts, path, to);
    }

    function swapTokensForExactTokens(
        uint256 amountOut,
        uint256 amountInMax,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external ensure(deadline) returns (uint256[] memory amounts) {
        amounts = _amountsInAtMost(amountOut, amountInMax, path);
        _pull(path, amounts[0]);
        _swap(amounts, path, to);
    }

    function swapExactETHForTokens(uint256 amountOutMin, address[] calldata path, address to, uint256 deadline)
        external
        payable
        ensure(deadline)
        returns (uint256[] memory amounts)
    {
        _requireNativeFirst(path);
        amounts = _amountsOutAtLeast(msg.value, amountOutMin, path);
        _wrapInto(path, amounts[0]);
        _swap(amounts, path, to);
    }

    function swapTokensForExactETH(
        uint256 amountOut,
        uint256 amountInMax,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external ensure(deadline) returns (uint256[] memory amounts) {
        _requireNativeLast(path);
        amounts = _amountsInAtMost(amountOut, amountInMax, path);
        _pull(path, amounts[0]);
        _swap(amounts, path, address(this));
        _payNative(to, amounts[amounts.length - 1]);
    }

    function swapExactTokensForETH(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external ensure(deadline) returns (uint256[] memory amounts) {
        _requireNativeLast(path);
        amounts = _amountsOutAtLeast(amountIn, amountOutMin, path);
        _pull(path, amounts[0]);
        _swap(amounts, path, address(this));
        _payNative(to, amounts[amounts.length - 1]);
    }

    function swapETHForExactTokens(uint256 amountOut, address[] calldata path, address to, uint256 deadline)
        external
        payable
        ensure(deadline)
        returns (uint256[] memory amounts)
    {
        _requireNativeFirst(path);
        amounts = _amountsInAtMost(amountOut, msg.value, path);
        _wrapInto(path, amounts[0]);
        _swap(amounts, path, to);
        if (msg.value > amounts[0]) SafeTransfer.safeTransferNative(msg.sender, msg.value - amounts[0]);
    }

    function swapExactTokensForTokensSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external ensure(deadline) {
        _pull(path, amountIn);
        _swapTaxedTo(path, amountOutMin, to);
    }

    function swapExactETHForTokensSupportingFeeOnTransferTokens(
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external payable ensure(deadline) {
        _requireNativeFirst(path);
        _wrapInto(path, msg.value);
        _swapTaxedTo(path, amountOutMin, to);
    }

    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external ensure(deadline) {
        _requireNativeLast(path);
        _pull(path, amountIn);
        _swapTaxed(path, address(this));
        uint256 amountOut = IERC20(WETH).balanceOf(address(this));
        require(amountOut >= amountOutMin, "PancakeRouter: INSUFFICIENT_OUTPUT_AMOUNT");
        _payNative(to, amountOut);
    }

    function _requireNativeFirst(address[] calldata path) private view {
        require(path[0] == WETH, "PancakeRouter: INVALID_PATH");
    }

    function _requireNativeLast(address[] calldata path) private view {
        require(path[path.length - 1] == WETH, "PancakeRouter: INVALID_PATH");
    }

    function _amountsOutAtLeast(uint256 amountIn, uint256 amountOutMin, address[] calldata path)
        private
        view
        returns (uint256[] memory amounts)
    {
        amounts = getAmountsOut(amountIn, path);
        require(amounts[amounts.length - 1] >= amountOutMin, "PancakeRouter: INSUFFICIENT_OUTPUT_AMOUNT");
    }

    function _amountsInAtMost(uint256 amountOut, uint256 amountInMax, address[] calldata path)
        private
        view
        returns (uint256[] memory amounts)
    {
        amounts = getAmountsIn(amountOut, path);
        require(amounts[0] <= amountInMax, "PancakeRouter: EXCESSIVE_INPUT_AMOUNT");
    }

    function _pull(address[] calldata path, uint256 amount) private {
        address first = address(_pairFor(path[0], path[1]));
        SafeTransfer.safeTransferFrom(path[0], msg.sender, first, amount);
    }

    function _wrapInto(address[] calldata path, uint256 amount) private {
        IWBNB(WETH).deposit{value: amount}();
        assert(IWBNB(WETH).transfer(address(_pairFor(path[0], path[1])), amount));
    }

    /// Returns the recipient of a pair's output: the next pair, or after the last one `to`.
    function _nextStop(address[] calldata path, uint256 i, address to) private view returns (address) {
        return i < path.length - 2 ? address(_pairFor(path[i + 1], path[i + 2])) : to;
    }

    function _swapAt(address[] calldata path, uint256 i, uint256 amountOut, address to) private {
        (address token0,) = HotcakeLibrary.sortTokens(path[i], path[i + 1]);
        (uint256 amount0Out, uint256 amount1Out) =
            path[i] == token0 ? (uint256(0), amountOut) : (amountOut, uint256(0));
        _pairFor(path[i], path[i + 1]).swap(amount0Out, amount1Out, _nextStop(path, i, to), "");
    }

    function _swap(uint256[] memory amounts, address[] calldata path, address to) private {
        for (uint256 i = 0; i < path.length - 1; ++i) {
            _swapAt(path, i, amounts[i + 1], to);
        }
    }

    /// Computes each step from the amount that arrived at the pair, after the token's tax.
    function _swapTaxed(address[] calldata path, address to) private {
        for (uint256 i = 0; i < path.length - 1; ++i) {
            HotcakePair pair = _pairFor(path[i], path[i + 1]);
            (uint256 reserveIn, uint256 reserveOut) = _reserves(path[i], path[i + 1]);
            uint256 arrived = IERC20(path[i]).balanceOf(address(pair)).sub(reserveIn);
            _swapAt(path, i, HotcakeLibrary.getAmountOut(arrived, reserveIn, reserveOut), to);
        }
    }

    function _swapTaxedTo(address[] calldata path, uint256 amountOutMin, address to) private {
        address last = path[path.length - 1];
        uint256 before = IERC20(last).balanceOf(to);
        _swapTaxed(path, to);
        require(
            IERC20(last).balanceOf(to).sub(before) >= amountOutMin, "PancakeRouter: INSUFFICIENT_OUTPUT_AMOUNT"
        );
    }
}
