import { useMemo } from 'react'
import {
  calculateHarvestCakeRewards,
  calculateTotalPendingCakeRewards,
  callFee,
  getPricePerFullShare,
  performanceFee,
  totalShares,
  userInfo,
  type VaultUserInfo,
  withdrawFee,
  withdrawFeePeriod,
} from '../../../chain/contracts/cakeVault/reads'
import { allowance, balanceOf } from '../../../chain/contracts/erc20/reads'
import { knownValue, oldestBlock } from '../../../chain/multicall/oldReads'
import { useCall, useCalls } from '../../../chain/multicall/useCalls'
import type { Address } from '../../../core/address'
import { cakeVaultAddress } from '../../../deployment/contracts'
import { cake } from '../../../market/cake'
import { useRefreshBlocks } from '../../earn'
import { cakeOfShares } from './vault.rules'

/** The vault's totals and fees; amounts in base units, null while unknown or failed (yield 3, 8). */
export interface VaultFacts {
  pricePerShareRaw: bigint | null
  totalSharesRaw: bigint | null
  totalCakeRaw: bigint | null
  bountyRaw: bigint | null
  pendingRaw: bigint | null
  performanceFeeBps: bigint | null
  callFeeBps: bigint | null
  withdrawFeeBps: bigint | null
  withdrawFeePeriodSeconds: bigint | null
}

export interface VaultUser {
  /** True while the account's figures are unknown, also after a failed read (yield 8). */
  isLoading: boolean
  /** The read failed, and so did each earlier one. */
  isFailed?: true
  info: VaultUserInfo | null
  allowanceRaw: bigint | null
  balanceRaw: bigint | null
}

export interface Vault {
  address: Address
  facts: VaultFacts
  /** Null without an account. */
  user: VaultUser | null
  /** Block of the oldest figure, when not all of them could be refreshed. */
  asOfBlock?: number
}

const publicCalls = (vault: Address) =>
  [
    ...[getPricePerFullShare, totalShares, calculateHarvestCakeRewards, calculateTotalPendingCakeRewards],
    ...[performanceFee, callFee, withdrawFee, withdrawFeePeriod],
  ].map((read) => read(vault))

const PUBLIC_CALLS = cakeVaultAddress === null ? [] : publicCalls(cakeVaultAddress)
const NO_CALLS: readonly null[] = []

/** Subscribes to the vault and the account's figures in it; null when the deployment has no vault (yield 7). */
export function useVault(account: Address | null): Vault | null {
  const interval = { blocksPerFetch: useRefreshBlocks().fast }
  const states = useCalls(PUBLIC_CALLS, interval)
  const infoState = useCall(cakeVaultAddress && account ? userInfo(cakeVaultAddress, account) : null, interval)
  const tokenCalls = useMemo(
    () =>
      cakeVaultAddress && account && cake
        ? [allowance(cake.address, account, cakeVaultAddress), balanceOf(cake.address, account)]
        : NO_CALLS,
    [account],
  )
  const tokenStates = useCalls(tokenCalls, interval)
  const facts = useMemo((): VaultFacts => {
    const [price, shares, bounty, pending, performance, call, withdraw, period] = states.map(
      (state) => knownValue(state)?.value ?? null,
    )
    const [pricePerShareRaw, totalSharesRaw] = [price ?? null, shares ?? null]
    return {
      pricePerShareRaw,
      totalSharesRaw,
      totalCakeRaw:
        pricePerShareRaw === null || totalSharesRaw === null ? null : cakeOfShares(totalSharesRaw, pricePerShareRaw),
      bountyRaw: bounty ?? null,
      pendingRaw: pending ?? null,
      performanceFeeBps: performance ?? null,
      callFeeBps: call ?? null,
      withdrawFeeBps: withdraw ?? null,
      withdrawFeePeriodSeconds: period ?? null,
    }
  }, [states])
  const user = useMemo((): VaultUser | null => {
    if (account === null) return null
    const info = knownValue(infoState)?.value ?? null
    const [allowanceRaw, balanceRaw] = tokenStates.map((state) => knownValue(state)?.value ?? null)
    return {
      ...{ isLoading: info === null, info, allowanceRaw: allowanceRaw ?? null, balanceRaw: balanceRaw ?? null },
      ...(info === null && infoState.status === 'failed' && { isFailed: true }),
    }
  }, [account, infoState, tokenStates])
  const asOfBlock = oldestBlock([...states, infoState, ...tokenStates])
  return useMemo(
    () =>
      cakeVaultAddress === null
        ? null
        : { address: cakeVaultAddress, facts, user, ...(asOfBlock !== undefined && { asOfBlock }) },
    [asOfBlock, facts, user],
  )
}
