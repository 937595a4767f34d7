import { cakeVault } from '../../../chain/contracts/cakeVaultWrites'
import type { Intent } from '../../../chain/send/intent'
import type { VaultWithdrawal } from './vault.rules'

const intentOf = (address: string, method: string, args: readonly unknown[]): Intent => ({
  contract: { address, interface: cakeVault },
  ...{ method, args, valueRaw: 0n },
})

/** Answers the write that stakes an amount of CAKE, in its smallest unit (yield 7). */
export const vaultStakeIntent = (vault: string, cakeRaw: bigint): Intent => intentOf(vault, 'deposit', [cakeRaw])

/** Answers the write that takes CAKE out, by its shares or all of it (yield 4, 7). */
export const vaultUnstakeIntent = (vault: string, withdrawal: VaultWithdrawal): Intent =>
  withdrawal.kind === 'all' ? intentOf(vault, 'withdrawAll', []) : intentOf(vault, 'withdraw', [withdrawal.sharesRaw])

/** Answers the write that compounds for everybody and pays its caller the bounty (yield 7). */
export const bountyIntent = (vault: string): Intent => intentOf(vault, 'harvest', [])
