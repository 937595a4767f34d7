// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {IERC20} from "../swap/IERC20.sol";

/// Calls tokens that return true or nothing. The caller chooses the error text of a failure.
library TokenCall {
    /// Returns whether the call succeeded, and whether the token accepted it. Reverts with the token's own reason, if any.
    function tryCall(IERC20 token, bytes memory data) internal returns (bool success, bool isAccepted) {
        require(address(token).code.length > 0, "Address: call to non-contract");
        bytes memory answer;
        (success, answer) = address(token).call(data);
        if (!success && answer.length > 0) {
            assembly ("memory-safe") {
                revert(add(32, answer), mload(answer))
            }
        }
        isAccepted = answer.length == 0 || abi.decode(answer, (bool));
    }
}
