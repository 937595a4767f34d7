import { deposit, harvest, withdraw, withdrawAll } from '../../../chain/contracts/cakeVault/writes'
import type { Intent } from '../../../chain/send/intent'
import type { Address } from '../../../core/address'
import type { VaultWithdrawal } from './vault.rules'

/** Creates the write that stakes an amount of CAKE, in base units (yield 7). */
export const vaultStakeIntent = deposit

/** Creates the write that withdraws CAKE, by its shares or all of it (yield 4, 7). */
export const vaultUnstakeIntent = (vault: Address, withdrawal: VaultWithdrawal): Intent =>
  withdrawal.kind === 'all' ? withdrawAll(vault) : withdraw(vault, withdrawal.sharesRaw)

/** Creates the write that compounds for all accounts and pays its caller the bounty (yield 7). */
export const bountyIntent = harvest
