// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {IERC20} from "../swap/IERC20.sol";
import {Bep20} from "./Bep20.sol";
import {SafeBep20} from "./SafeBep20.sol";
import {VotingBep20} from "./VotingBep20.sol";

/// Receipt for staked CAKE, 1:1, and store of minted rewards until they are claimed.
contract SyrupBar is VotingBep20 {
    using SafeBep20 for IERC20;

    IERC20 public immutable cake;

    constructor(IERC20 cake_) Bep20("SyrupBar Token", "SYRUP") {
        cake = cake_;
    }

    function burn(address from, uint256 amount) external onlyOwner {
        _burn(from, amount);
        _moveVotes(delegates[from], address(0), amount);
    }

    /// Pays at most the balance: rounding may leave it short of the last unit.
    function safeCakeTransfer(address to, uint256 amount) external onlyOwner {
        uint256 held = cake.balanceOf(address(this));
        cake.safeTransfer(to, amount < held ? amount : held);
    }
}
