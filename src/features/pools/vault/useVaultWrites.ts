import { useTranslation } from '../../../i18n'
import { bountySummary, decimalsText, stakeSummary, unstakeSummary, useEarnWrite } from '../../earn'
import type { TableToken } from '../../../market/prices/tokenTable'
import { STAKED_DECIMALS } from '../list/figures'
import { BOUNTY_GAS, VAULT_GAS, type VaultWithdrawal } from './vault.rules'

/** The ways to write to the vault; each answers whether it was sent, and says itself when it was not. */
export interface VaultWrites {
  isBusy: boolean
  stake(cakeRaw: bigint): Promise<boolean>
  unstake(cakeRaw: bigint, withdrawal: VaultWithdrawal): Promise<boolean>
  claimBounty(): Promise<boolean>
}

const load = () => import('./vault.chain')

/** Answers the ways to write to the vault (yield 7 "Writes"). */
export function useVaultWrites(vault: string, { symbol, decimals }: TableToken): VaultWrites {
  const { locale } = useTranslation()
  const { isBusy, run } = useEarnWrite()
  const amount = (raw: bigint) => decimalsText(raw, decimals, STAKED_DECIMALS, locale)
  return {
    isBusy,
    stake: async (cakeRaw) =>
      (await run({
        makeIntent: async () => (await load()).vaultStakeIntent(vault, cakeRaw),
        summary: stakeSummary(amount(cakeRaw), symbol),
        gasLimit: VAULT_GAS,
      })) !== null,
    unstake: async (cakeRaw, withdrawal) =>
      (await run({
        makeIntent: async () => (await load()).vaultUnstakeIntent(vault, withdrawal),
        summary: unstakeSummary(amount(cakeRaw), symbol, symbol),
        gasLimit: VAULT_GAS,
      })) !== null,
    claimBounty: async () =>
      (await run({
        makeIntent: async () => (await load()).bountyIntent(vault),
        summary: bountySummary(),
        gasLimit: BOUNTY_GAS,
      })) !== null,
  }
}
