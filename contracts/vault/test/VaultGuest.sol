// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {CakeVault} from "../CakeVault.sol";

/// Calls the vault as a contract: in its constructor, when it has no code yet, and later.
contract VaultGuest {
    constructor(CakeVault vault) {
        if (address(vault) != address(0)) vault.harvest();
    }

    function deposit(CakeVault vault) external {
        vault.deposit(1);
    }

    function withdraw(CakeVault vault) external {
        vault.withdraw(1);
    }

    function harvest(CakeVault vault) external {
        vault.harvest();
    }
}
