import { cakeVault } from '../../../chain/contracts/cakeVaultWrites'
import type { Intent } from '../../../chain/send/intent'
import type { VaultWithdrawal } from './vault.rules'

const intentOf = (address: string, method: string, args: readonly unknown[]): Intent => ({
  contract: { address, interface: cakeVault },
  ...{ method, args, valueRaw: 0n },
})

/** Creates the write that stakes an amount of CAKE, in base units (yield 7). */
export const vaultStakeIntent = (vault: string, cakeRaw: bigint): Intent => intentOf(vault, 'deposit', [cakeRaw])

/** Creates the write that withdraws CAKE, by its shares or all of it (yield 4, 7). */
export const vaultUnstakeIntent = (vault: string, withdrawal: VaultWithdrawal): Intent =>
  withdrawal.kind === 'all' ? intentOf(vault, 'withdrawAll', []) : intentOf(vault, 'withdraw', [withdrawal.sharesRaw])

/** Creates the write that compounds for all accounts and pays its caller the bounty (yield 7). */
export const bountyIntent = (vault: string): Intent => intentOf(vault, 'harvest', [])
