import { getPricePerFullShare } from '../../../chain/contracts/cakeVault/reads'
import { useTranslation } from '../../../i18n'
import { decimalsText } from '../../../i18n/figures/decimals'
import type { TableToken } from '../../../market/prices/tokenTable'
import type { UsdPrice } from '../../../market/usdPrice'
import { bountySummary, stakeSummary, unstakeSummary, useEarnWrite, valueCentsOf } from '../../earn'
import { STAKED_DECIMALS } from '../list/figures'
import { BOUNTY_GAS, VAULT_GAS, type VaultWithdrawal } from './vault.rules'

/** Writes of the vault. Each returns whether it was sent, and reports its own failure. */
export interface VaultWrites {
  isBusy: boolean
  stake(cakeRaw: bigint): Promise<boolean>
  unstake(cakeRaw: bigint, withdrawal: VaultWithdrawal): Promise<boolean>
  claimBounty(): Promise<boolean>
}

const load = () => import('./vault.chain')

/** Returns the read from which the shares of an amount are computed. */
function sharePremise(vault: string) {
  const { address: to, callData: data } = getPricePerFullShare(vault)
  return { to, data }
}

/** Returns the writes of the vault (yield 7 "Writes"); `price` is that of CAKE, null while unknown. */
export function useVaultWrites(vault: string, token: TableToken, price: UsdPrice | null): VaultWrites {
  const { symbol, decimals, address: tokenAddress } = token
  const { locale } = useTranslation()
  const { isBusy, run } = useEarnWrite()
  const amount = (raw: bigint) => decimalsText(raw, decimals, STAKED_DECIMALS, locale)
  return {
    isBusy,
    stake: async (cakeRaw) =>
      (await run({
        makeIntent: async () => (await load()).vaultStakeIntent(vault, cakeRaw),
        summary: stakeSummary(amount(cakeRaw), symbol),
        spending: { tokenAddress, symbol, spender: vault, amountRaw: cakeRaw },
        valueCents: valueCentsOf(price, cakeRaw),
        gasLimit: VAULT_GAS,
      })) !== null,
    unstake: async (cakeRaw, withdrawal) =>
      (await run({
        makeIntent: async () => (await load()).vaultUnstakeIntent(vault, withdrawal),
        summary: unstakeSummary(amount(cakeRaw), symbol, symbol),
        valueCents: valueCentsOf(price, cakeRaw),
        premises: [sharePremise(vault)],
        gasLimit: VAULT_GAS,
      })) !== null,
    claimBounty: async () =>
      (await run({
        makeIntent: async () => (await load()).bountyIntent(vault),
        summary: bountySummary(),
        // The caller only pays the network fee.
        valueCents: 0n,
        gasLimit: BOUNTY_GAS,
      })) !== null,
  }
}
