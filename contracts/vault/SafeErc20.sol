// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {TokenCall} from "../farm/TokenCall.sol";
import {IERC20} from "../swap/IERC20.sol";

/// Transfers tokens with the error texts of SafeERC20, if a token fails without a reason. The deployed vault, lottery,
/// auctions and sales of version 2 use that library.
library SafeErc20 {
    function safeTransfer(IERC20 token, address to, uint256 value) internal {
        _call(token, abi.encodeCall(IERC20.transfer, (to, value)));
    }

    function safeTransferFrom(IERC20 token, address from, address to, uint256 value) internal {
        _call(token, abi.encodeCall(IERC20.transferFrom, (from, to, value)));
    }

    function safeApprove(IERC20 token, address spender, uint256 value) internal {
        _call(token, abi.encodeCall(IERC20.approve, (spender, value)));
    }

    function _call(IERC20 token, bytes memory data) private {
        (bool success, bool isAccepted) = TokenCall.tryCall(token, data);
        require(success, "SafeERC20: low-level call failed");
        require(isAccepted, "SafeERC20: ERC20 operation did not succeed");
    }
}
