import { useMemo } from 'react'
import { calculateHarvestCakeRewards, getPricePerFullShare, userInfo } from '../../../chain/contracts/cakeVault/reads'
import { balanceOf } from '../../../chain/contracts/erc20/reads'
import { useWallet } from '../../../chain/wallet/useWallet'
import type { Address } from '../../../core/address'
import { amountValue } from '../../../core/amount'
import type { TableToken } from '../../../market/prices/tokenTable'
import type { UsdPrice } from '../../../market/usdPrice'
import {
  bountySummary,
  type EarnIntent,
  harvestMovements,
  stakeMovements,
  stakeSummary,
  unstakeMovements,
  unstakeSummary,
  useEarnWrite,
  valueCentsOf,
} from '../../earn'
import { BOUNTY_GAS, VAULT_GAS, type VaultWithdrawal } from './vault.rules'

/** Writes of the vault. Each returns its hash, or reports its failure and returns null. */
export interface VaultWrites {
  isBusy: boolean
  stake(cakeRaw: bigint): Promise<string | null>
  unstake(cakeRaw: bigint, withdrawal: VaultWithdrawal): Promise<string | null>
  claimBounty(): Promise<string | null>
  /** The calls of these writes, to simulate them in a review. */
  intents: VaultIntents
}

interface VaultIntents {
  stake(cakeRaw: bigint): EarnIntent
  unstake(withdrawal: VaultWithdrawal): EarnIntent
  bounty: EarnIntent
}

const load = () => import('./vault.chain')

const intentsOf = (vault: Address): VaultIntents => ({
  stake: (cakeRaw) => ({
    makeIntent: async () => (await load()).vaultStakeIntent(vault, cakeRaw),
    gasLimit: VAULT_GAS,
  }),
  unstake: (withdrawal) => ({
    makeIntent: async () => (await load()).vaultUnstakeIntent(vault, withdrawal),
    gasLimit: VAULT_GAS,
  }),
  bounty: { makeIntent: async () => (await load()).bountyIntent(vault), gasLimit: BOUNTY_GAS },
})

/** Returns the read from which the shares of an amount are computed. */
function sharePremise(vault: Address) {
  const { address: to, callData: data } = getPricePerFullShare(vault)
  return { to, data }
}

/** Returns the reads that a write of the vault changes: the account's stake and balance, and the bounty. */
const vaultFigures = (vault: Address, tokenAddress: Address, account: Address | null) =>
  account === null
    ? []
    : [userInfo(vault, account), balanceOf(tokenAddress, account), calculateHarvestCakeRewards(vault)]

/** Returns the writes of the vault (yield 7 "Writes"); `price` is that of CAKE, null while unknown. */
export function useVaultWrites(vault: Address, token: TableToken, price: UsdPrice | null): VaultWrites {
  const { symbol, decimals, address: tokenAddress } = token
  const { account } = useWallet()
  const figures = useMemo(() => vaultFigures(vault, tokenAddress, account), [account, tokenAddress, vault])
  const { isBusy, run } = useEarnWrite(figures)
  const amount = (raw: bigint) => amountValue(raw, decimals)
  const intents = intentsOf(vault)
  return {
    ...{ isBusy, intents },
    stake: (cakeRaw) =>
      run({
        ...intents.stake(cakeRaw),
        summary: stakeSummary(amount(cakeRaw), symbol),
        arrival: stakeMovements(token, null),
        spending: { tokenAddress, symbol, spender: vault, amountRaw: cakeRaw },
        valueCents: valueCentsOf(price, cakeRaw),
      }),
    unstake: (cakeRaw, withdrawal) =>
      run({
        ...intents.unstake(withdrawal),
        summary: unstakeSummary(amount(cakeRaw), symbol, symbol),
        arrival: unstakeMovements(token, null),
        valueCents: valueCentsOf(price, cakeRaw),
        premises: [sharePremise(vault)],
      }),
    claimBounty: () =>
      run({
        ...intents.bounty,
        summary: bountySummary(),
        arrival: harvestMovements(token, 'claim'),
        // The caller only pays the network fee.
        valueCents: 0n,
      }),
  }
}
