// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {IWBNB} from "../IWBNB.sol";

/// Writes to storage when native coin arrives, which needs more gas than a plain transfer forwards.
contract CostlyReceiver {
    uint256 public received;

    receive() external payable {
        received += msg.value;
    }

    function unwrap(IWBNB wbnb, uint256 amount) external {
        wbnb.withdraw(amount);
    }
}
