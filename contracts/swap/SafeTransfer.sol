// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {IERC20} from "./IERC20.sol";

/// Transfers tokens with or without a return value: no return value counts as success, `false` and a revert as failure.
library SafeTransfer {
    function _call(address token, bytes memory data) private returns (bool) {
        (bool success, bytes memory answer) = token.call(data);
        return success && (answer.length == 0 || abi.decode(answer, (bool)));
    }

    function tryTransfer(address token, address to, uint256 value) internal returns (bool) {
        return _call(token, abi.encodeCall(IERC20.transfer, (to, value)));
    }

    function safeTransfer(address token, address to, uint256 value) internal {
        require(tryTransfer(token, to, value), "TransferHelper: TRANSFER_FAILED");
    }

    function safeTransferFrom(address token, address from, address to, uint256 value) internal {
        require(
            _call(token, abi.encodeCall(IERC20.transferFrom, (from, to, value))),
            "TransferHelper: TRANSFER_FROM_FAILED"
        );
    }

    function safeTransferNative(address to, uint256 value) internal {
        (bool success,) = to.call{value: value}("");
        require(success, "TransferHelper: ETH_TRANSFER_FAILED");
    }
}
