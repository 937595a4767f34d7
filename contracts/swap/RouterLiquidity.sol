// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {HotcakeFactory} from "./HotcakeFactory.sol";
import {HotcakeLibrary} from "./HotcakeLibrary.sol";
import {HotcakePair} from "./HotcakePair.sol";
import {IERC20} from "./IERC20.sol";
import {IWBNB} from "./IWBNB.sol";
import {RouterBase} from "./RouterBase.sol";
import {SafeTransfer} from "./SafeTransfer.sol";

/// Adds and removes liquidity.
abstract contract RouterLiquidity is RouterBase {
    struct Permit {
        bool approveMax;
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    function addLiquidity(
        address tokenA,
        address tokenB,
        uint256 amountADesired,
        uint256 amountBDesired,
        uint256 amountAMin,
        uint256 amountBMin,
        address to,
        uint256 deadline
    ) external ensure(deadline) returns (uint256 amountA, uint256 amountB, uint256 liquidity) {
        (amountA, amountB) = _amountsToAdd(tokenA, tokenB, amountADesired, amountBDesired, amountAMin, amountBMin);
        HotcakePair pair = _pairFor(tokenA, tokenB);
        SafeTransfer.safeTransferFrom(tokenA, msg.sender, address(pair), amountA);
        SafeTransfer.safeTransferFrom(tokenB, msg.sender, address(pair), amountB);
        liquidity = pair.mint(to);
    }

    function addLiquidityETH(
        address token,
        uint256 amountTokenDesired,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline
    ) external payable ensure(deadline) returns (uint256 amountToken, uint256 amountETH, uint256 liquidity) {
        (amountToken, amountETH) =
            _amountsToAdd(token, WETH, amountTokenDesired, msg.value, amountTokenMin, amountETHMin);
        HotcakePair pair = _pairFor(token, WETH);
        SafeTransfer.safeTransferFrom(token, msg.sender, address(pair), amountToken);
        IWBNB(WETH).deposit{value: amountETH}();
        assert(IWBNB(WETH).transfer(address(pair), amountETH));
        liquidity = pair.mint(to);
        if (msg.value > amountETH) SafeTransfer.safeTransferNative(msg.sender, msg.value - amountETH);
    }

    function removeLiquidity(
        address tokenA,
        address tokenB,
        uint256 liquidity,
        uint256 amountAMin,
        uint256 amountBMin,
        address to,
        uint256 deadline
    ) public ensure(deadline) returns (uint256 amountA, uint256 amountB) {
        return _remove(tokenA, tokenB, liquidity, amountAMin, amountBMin, to);
    }

    function removeLiquidityETH(
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline
    ) public ensure(deadline) returns (uint256 amountToken, uint256 amountETH) {
        return _removeNative(token, liquidity, amountTokenMin, amountETHMin, to);
    }

    function removeLiquidityWithPermit(
        address tokenA,
        address tokenB,
        uint256 liquidity,
        uint256 amountAMin,
        uint256 amountBMin,
        address to,
        uint256 deadline,
        bool approveMax,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external returns (uint256 amountA, uint256 amountB) {
        _permit(tokenA, tokenB, liquidity, deadline, Permit(approveMax, v, r, s));
        return removeLiquidity(tokenA, tokenB, liquidity, amountAMin, amountBMin, to, deadline);
    }

    function removeLiquidityETHWithPermit(
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline,
        bool approveMax,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external returns (uint256 amountToken, uint256 amountETH) {
        _permit(token, WETH, liquidity, deadline, Permit(approveMax, v, r, s));
        return removeLiquidityETH(token, liquidity, amountTokenMin, amountETHMin, to, deadline);
    }

    function removeLiquidityETHSupportingFeeOnTransferTokens(
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline
    ) public ensure(deadline) returns (uint256 amountETH) {
        return _removeNativeTaxed(token, liquidity, amountTokenMin, amountETHMin, to);
    }

    function removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline,
        bool approveMax,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external returns (uint256 amountETH) {
        _permit(token, WETH, liquidity, deadline, Permit(approveMax, v, r, s));
        return removeLiquidityETHSupportingFeeOnTransferTokens(
            token, liquidity, amountTokenMin, amountETHMin, to, deadline
        );
    }

    /// Returns the amounts for the pool: all of one desired amount, and as much of the other as keeps the price.
    function _amountsToAdd(
        address tokenA,
        address tokenB,
        uint256 desiredA,
        uint256 desiredB,
        uint256 minA,
        uint256 minB
    ) private returns (uint256, uint256) {
        if (HotcakeFactory(factory).getPair(tokenA, tokenB) == address(0)) {
            HotcakeFactory(factory).createPair(tokenA, tokenB);
        }
        (uint256 reserveA, uint256 reserveB) = _reserves(tokenA, tokenB);
        if (reserveA == 0 && reserveB == 0) return (desiredA, desiredB);
        uint256 matchingB = HotcakeLibrary.quote(desiredA, reserveA, reserveB);
        if (matchingB <= desiredB) {
            require(matchingB >= minB, "PancakeRouter: INSUFFICIENT_B_AMOUNT");
            return (desiredA, matchingB);
        }
        uint256 matchingA = HotcakeLibrary.quote(desiredB, reserveB, reserveA);
        assert(matchingA <= desiredA);
        require(matchingA >= minA, "PancakeRouter: INSUFFICIENT_A_AMOUNT");
        return (matchingA, desiredB);
    }

    function _remove(address tokenA, address tokenB, uint256 liquidity, uint256 minA, uint256 minB, address to)
        private
        returns (uint256 amountA, uint256 amountB)
    {
        HotcakePair pair = _pairFor(tokenA, tokenB);
        pair.transferFrom(msg.sender, address(pair), liquidity);
        (uint256 amount0, uint256 amount1) = pair.burn(to);
        (address token0,) = HotcakeLibrary.sortTokens(tokenA, tokenB);
        (amountA, amountB) = tokenA == token0 ? (amount0, amount1) : (amount1, amount0);
        require(amountA >= minA, "PancakeRouter: INSUFFICIENT_A_AMOUNT");
        require(amountB >= minB, "PancakeRouter: INSUFFICIENT_B_AMOUNT");
    }

    function _removeNative(address token, uint256 liquidity, uint256 minToken, uint256 minNative, address to)
        private
        returns (uint256 amountToken, uint256 amountETH)
    {
        (amountToken, amountETH) = _remove(token, WETH, liquidity, minToken, minNative, address(this));
        SafeTransfer.safeTransfer(token, to, amountToken);
        _payNative(to, amountETH);
    }

    /// Sends the whole balance of the token, because a taxed token arrives with less than the pair sent.
    function _removeNativeTaxed(address token, uint256 liquidity, uint256 minToken, uint256 minNative, address to)
        private
        returns (uint256 amountETH)
    {
        (, amountETH) = _remove(token, WETH, liquidity, minToken, minNative, address(this));
        SafeTransfer.safeTransfer(token, to, IERC20(token).balanceOf(address(this)));
        _payNative(to, amountETH);
    }

    function _payNative(address to, uint256 amount) internal {
        IWBNB(WETH).withdraw(amount);
        SafeTransfer.safeTransferNative(to, amount);
    }

    function _permit(address tokenA, address tokenB, uint256 liquidity, uint256 deadline, Permit memory signed)
        private
    {
        uint256 value = signed.approveMax ? type(uint256).max : liquidity;
        _pairFor(tokenA, tokenB).permit(msg.sender, address(this), value, deadline, signed.v, signed.r, signed.s);
    }
}
