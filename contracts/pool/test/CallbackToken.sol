// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {DevToken} from "../../swap/DevToken.sol";

/// Token that makes one call, set beforehand, during a transfer. The transfer reverts if that call reverts.
contract CallbackToken is DevToken {
    address private target;
    bytes private data;

    constructor(uint256 supply) DevToken("Callback", "BACK", 18, supply) {}

    function callDuringTransfer(address target_, bytes calldata data_) external {
        target = target_;
        data = data_;
    }

    /// Calls with the token as the sender, so that the token can stake its own balance.
    function call(address target_, bytes calldata data_) external {
        _callOrFailAlike(target_, data_);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        super._transfer(from, to, value);
        if (target == address(0)) return;
        address called = target;
        target = address(0);
        _callOrFailAlike(called, data);
    }

    function _callOrFailAlike(address called, bytes memory data_) private {
        (bool success, bytes memory answer) = called.call(data_);
        if (success) return;
        assembly ("memory-safe") {
            revert(add(answer, 32), mload(answer))
        }
    }
}
