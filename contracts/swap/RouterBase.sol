// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {HotcakeFactory} from "./HotcakeFactory.sol";
import {HotcakeLibrary} from "./HotcakeLibrary.sol";
import {HotcakePair} from "./HotcakePair.sol";

/// Shared by both halves of the router: pair addresses, quotes along a path, and the deadline.
abstract contract RouterBase {
    address public immutable factory;
    address public immutable WETH;
    /// Pair addresses are computed by CREATE2's rule: a call of getPair would cost a cold read at each step. The hash is
    /// read from the factory once. A literal would have to follow every change of the pair's code. An import of that code
    /// would add all of it to the router.
    bytes32 private immutable pairHash;

    modifier ensure(uint256 deadline) {
        require(deadline >= block.timestamp, "PancakeRouter: EXPIRED");
        _;
    }

    constructor(address factory_, address wrappedNative) {
        factory = factory_;
        WETH = wrappedNative;
        pairHash = HotcakeFactory(factory_).INIT_CODE_PAIR_HASH();
    }

    /// Accepts native coin only from the wrapped coin's contract, when it is unwrapped.
    receive() external payable {
        assert(msg.sender == WETH);
    }

    function quote(uint256 amountA, uint256 reserveA, uint256 reserveB) external pure returns (uint256 amountB) {
        return HotcakeLibrary.quote(amountA, reserveA, reserveB);
    }

    function getAmountOut(uint256 amountIn, uint256 reserveIn, uint256 reserveOut)
        external
        pure
        returns (uint256 amountOut)
    {
        return HotcakeLibrary.getAmountOut(amountIn, reserveIn, reserveOut);
    }

    function getAmountIn(uint256 amountOut, uint256 reserveIn, uint256 reserveOut)
        external
        pure
        returns (uint256 amountIn)
    {
        return HotcakeLibrary.getAmountIn(amountOut, reserveIn, reserveOut);
    }

    function getAmountsOut(uint256 amountIn, address[] memory path) public view returns (uint256[] memory amounts) {
        require(path.length >= 2, "PancakeLibrary: INVALID_PATH");
        amounts = new uint256[](path.length);
        amounts[0] = amountIn;
        for (uint256 i = 0; i < path.length - 1; ++i) {
            (uint256 reserveIn, uint256 reserveOut) = _reserves(path[i], path[i + 1]);
            amounts[i + 1] = HotcakeLibrary.getAmountOut(amounts[i], reserveIn, reserveOut);
        }
    }

    function getAmountsIn(uint256 amountOut, address[] memory path) public view returns (uint256[] memory amounts) {
        require(path.length >= 2, "PancakeLibrary: INVALID_PATH");
        amounts = new uint256[](path.length);
        amounts[path.length - 1] = amountOut;
        for (uint256 i = path.length - 1; i > 0; --i) {
            (uint256 reserveIn, uint256 reserveOut) = _reserves(path[i - 1], path[i]);
            amounts[i - 1] = HotcakeLibrary.getAmountIn(amounts[i], reserveIn, reserveOut);
        }
    }

    function _pairFor(address tokenA, address tokenB) internal view returns (HotcakePair) {
        (address token0, address token1) = HotcakeLibrary.sortTokens(tokenA, tokenB);
        bytes32 salt = keccak256(abi.encodePacked(token0, token1));
        return HotcakePair(address(uint160(uint256(keccak256(abi.encodePacked(hex"ff", factory, salt, pairHash))))));
    }

    function _reserves(address tokenA, address tokenB) internal view returns (uint256, uint256) {
        (address token0,) = HotcakeLibrary.sortTokens(tokenA, tokenB);
        (uint256 reserve0, uint256 reserve1,) = _pairFor(tokenA, tokenB).getReserves();
        return tokenA == token0 ? (reserve0, reserve1) : (reserve1, reserve0);
    }
}
