// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {DsMath} from "./DsMath.sol";
import {HotcakeLP} from "./HotcakeLP.sol";
import {IERC20} from "./IERC20.sol";
import {SafeTransfer} from "./SafeTransfer.sol";

interface IFeeSource {
    function feeTo() external view returns (address);
}

interface IPancakeCallee {
    function pancakeCall(address sender, uint256 amount0, uint256 amount1, bytes calldata data) external;
}

/// Pool of two tokens whose product never falls. A trade leaves 0.25 % in the pool. If the factory has a fee receiver,
/// 8/25 of the pool's growth is minted to it. The other 0.17 % remains for the liquidity providers.
contract HotcakePair is HotcakeLP {
    using DsMath for uint256;

    uint256 public constant MINIMUM_LIQUIDITY = 1000;

    uint256 private constant FEE_SCALE = 10_000;
    uint256 private constant FEE = 25;
    uint256 private constant Q112 = 2 ** 112;

    address public immutable factory;
    address public token0;
    address public token1;

    // One storage slot; the names differ from the return values of getReserves().
    uint112 private held0;
    uint112 private held1;
    uint32 private heldSince;

    uint256 public price0CumulativeLast;
    uint256 public price1CumulativeLast;
    /// Product of the reserves after the last mint or burn; 0 while there is no protocol fee.
    uint256 public kLast;

    uint256 private unlocked = 1;

    event Mint(address indexed sender, uint256 amount0, uint256 amount1);
    event Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to);
    event Swap(
        address indexed sender,
        uint256 amount0In,
        uint256 amount1In,
        uint256 amount0Out,
        uint256 amount1Out,
        address indexed to
    );
    event Sync(uint112 reserve0, uint112 reserve1);

    modifier lock() {
        require(unlocked == 1, "Pancake: LOCKED");
        unlocked = 0;
        _;
        unlocked = 1;
    }

    constructor() {
        factory = msg.sender;
    }

    /// Called once by the factory: as constructor arguments the tokens would change the creation code, and with it the
    /// CREATE2 address.
    function initialize(address token0_, address token1_) external {
        require(msg.sender == factory, "Pancake: FORBIDDEN");
        token0 = token0_;
        token1 = token1_;
    }

    function getReserves()
        external
        view
        returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast)
    {
        return (held0, held1, heldSince);
    }

    function mint(address to) external lock returns (uint256 liquidity) {
        (uint256 balance0, uint256 balance1) = _balances();
        uint256 amount0 = balance0.sub(held0);
        uint256 amount1 = balance1.sub(held1);
        bool feeOn = _mintFee();
        uint256 supply = totalSupply;
        if (supply == 0) {
            liquidity = _sqrt(amount0.mul(amount1)).sub(MINIMUM_LIQUIDITY);
            _mint(address(0), MINIMUM_LIQUIDITY);
        } else {
            liquidity = _min(amount0.mul(supply) / held0, amount1.mul(supply) / held1);
        }
        require(liquidity > 0, "Pancake: INSUFFICIENT_LIQUIDITY_MINTED");
        _mint(to, liquidity);
        _update(balance0, balance1);
        if (feeOn) kLast = uint256(held0).mul(held1);
        emit Mint(msg.sender, amount0, amount1);
    }

    function burn(address to) external lock returns (uint256 amount0, uint256 amount1) {
        (uint256 balance0, uint256 balance1) = _balances();
        uint256 liquidity = balanceOf[address(this)];
        bool feeOn = _mintFee();
        uint256 supply = totalSupply;
        amount0 = liquidity.mul(balance0) / supply;
        amount1 = liquidity.mul(balance1) / supply;
        require(amount0 > 0 && amount1 > 0, "Pancake: INSUFFICIENT_LIQUIDITY_BURNED");
        _burn(address(this), liquidity);
        _send(token0, to, amount0);
        _send(token1, to, amount1);
        (balance0, balance1) = _balances();
        _update(balance0, balance1);
        if (feeOn) kLast = uint256(held0).mul(held1);
        emit Burn(msg.sender, amount0, amount1, to);
    }

    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external lock {
        require(amount0Out > 0 || amount1Out > 0, "Pancake: INSUFFICIENT_OUTPUT_AMOUNT");
        (uint256 before0, uint256 before1) = (held0, held1);
        require(amount0Out < before0 && amount1Out < before1, "Pancake: INSUFFICIENT_LIQUIDITY");
        require(to != token0 && to != token1, "Pancake: INVALID_TO");
        if (amount0Out > 0) _send(token0, to, amount0Out);
        if (amount1Out > 0) _send(token1, to, amount1Out);
        if (data.length > 0) IPancakeCallee(to).pancakeCall(msg.sender, amount0Out, amount1Out, data);

        (uint256 amount0In, uint256 amount1In) = _settle(before0, before1, amount0Out, amount1Out);
        emit Swap(msg.sender, amount0In, amount1In, amount0Out, amount1Out, to);
    }

    /// Returns the amounts received for the amounts sent. Reverts if they are less than the product and the fee require.
    function _settle(uint256 before0, uint256 before1, uint256 amount0Out, uint256 amount1Out)
        private
        returns (uint256 amount0In, uint256 amount1In)
    {
        (uint256 balance0, uint256 balance1) = _balances();
        amount0In = _excess(balance0, before0 - amount0Out);
        amount1In = _excess(balance1, before1 - amount1Out);
        require(amount0In > 0 || amount1In > 0, "Pancake: INSUFFICIENT_INPUT_AMOUNT");
        uint256 adjusted0 = balance0.mul(FEE_SCALE).sub(amount0In.mul(FEE));
        uint256 adjusted1 = balance1.mul(FEE_SCALE).sub(amount1In.mul(FEE));
        require(adjusted0.mul(adjusted1) >= before0.mul(before1).mul(FEE_SCALE ** 2), "Pancake: K");
        _update(balance0, balance1);
    }

    /// Sends the balances beyond the reserves to `to`.
    function skim(address to) external lock {
        _send(token0, to, IERC20(token0).balanceOf(address(this)).sub(held0));
        _send(token1, to, IERC20(token1).balanceOf(address(this)).sub(held1));
    }

    /// Sets the reserves to the balances.
    function sync() external lock {
        (uint256 balance0, uint256 balance1) = _balances();
        _update(balance0, balance1);
    }

    function _balances() private view returns (uint256, uint256) {
        return (IERC20(token0).balanceOf(address(this)), IERC20(token1).balanceOf(address(this)));
    }

    function _send(address token, address to, uint256 value) private {
        require(SafeTransfer.tryTransfer(token, to, value), "Pancake: TRANSFER_FAILED");
    }

    function _update(uint256 balance0, uint256 balance1) private {
        require(balance0 <= type(uint112).max && balance1 <= type(uint112).max, "Pancake: OVERFLOW");
        uint32 now32 = uint32(block.timestamp % 2 ** 32);
        // Time and cumulative prices wrap around; readers take differences, which remain correct.
        unchecked {
            uint32 elapsed = now32 - heldSince;
            if (elapsed > 0 && held0 != 0 && held1 != 0) {
                price0CumulativeLast += ((uint256(held1) * Q112) / held0) * elapsed;
                price1CumulativeLast += ((uint256(held0) * Q112) / held1) * elapsed;
            }
        }
        held0 = uint112(balance0);
        held1 = uint112(balance1);
        heldSince = now32;
        emit Sync(uint112(balance0), uint112(balance1));
    }

    /// Mints 8/25 of the growth since the last mint or burn to the factory's fee receiver, if there is one.
    function _mintFee() private returns (bool feeOn) {
        address feeTo = IFeeSource(factory).feeTo();
        feeOn = feeTo != address(0);
        uint256 last = kLast;
        if (!feeOn) {
            if (last != 0) kLast = 0;
            return false;
        }
        if (last == 0) return true;
        uint256 root = _sqrt(uint256(held0).mul(held1));
        uint256 rootLast = _sqrt(last);
        if (root <= rootLast) return true;
        uint256 liquidity = totalSupply.mul(root.sub(rootLast)).mul(8) / root.mul(17).add(rootLast.mul(8));
        if (liquidity > 0) _mint(feeTo, liquidity);
    }

    function _excess(uint256 balance, uint256 expected) private pure returns (uint256) {
        return balance > expected ? balance - expected : 0;
    }

    function _min(uint256 a, uint256 b) private pure returns (uint256) {
        return a < b ? a : b;
    }

    /// Returns the integer part of a square root, by Newton's method from above.
    function _sqrt(uint256 y) private pure returns (uint256 z) {
        if (y <= 3) return y == 0 ? 0 : 1;
        z = y;
        uint256 next = y / 2 + 1;
        while (next < z) {
            z = next;
            next = (y / next + next) / 2;
        }
    }
}
