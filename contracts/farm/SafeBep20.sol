// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {IERC20} from "../swap/IERC20.sol";
import {TokenCall} from "./TokenCall.sol";

/// Transfers tokens with the error texts of SafeBEP20, if a token fails without a reason. The deployed farms and pools
/// use that library, as do the profiles, the collectibles, the competition and the sales of version 1.
library SafeBep20 {
    function safeTransfer(IERC20 token, address to, uint256 value) internal {
        _call(token, abi.encodeCall(IERC20.transfer, (to, value)));
    }

    function safeTransferFrom(IERC20 token, address from, address to, uint256 value) internal {
        _call(token, abi.encodeCall(IERC20.transferFrom, (from, to, value)));
    }

    /// Approves only if the current allowance is 0 or the new one is. A spender could otherwise use both the old and the
    /// new allowance.
    function safeApprove(IERC20 token, address spender, uint256 value) internal {
        require(
            value == 0 || token.allowance(address(this), spender) == 0,
            "SafeBEP20: approve from non-zero to non-zero allowance"
        );
        _call(token, abi.encodeCall(IERC20.approve, (spender, value)));
    }

    function _call(IERC20 token, bytes memory data) private {
        (bool success, bool isAccepted) = TokenCall.tryCall(token, data);
        require(success, "SafeBEP20: low-level call failed");
        require(isAccepted, "SafeBEP20: BEP20 operation did not succeed");
    }
}
