// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {IERC20} from "../swap/IERC20.sol";

/// Moves tokens that answer true, or nothing. A token that refuses is heard: its own words are passed on.
library SafeBep20 {
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
        require(address(token).code.length > 0, "Address: call to non-contract");
        (bool success, bytes memory answer) = address(token).call(data);
        if (!success && answer.length > 0) {
            assembly {
                revert(add(32, answer), mload(answer))
            }
        }
        require(success, "SafeBEP20: low-level call failed");
        require(answer.length == 0 || abi.decode(answer, (bool)), "SafeBEP20: BEP20 operation did not succeed");
    }
}
