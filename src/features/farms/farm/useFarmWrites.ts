import { useMemo, useState } from 'react'
import { useWallet } from '../../../chain/wallet/useWallet'
import { amountValue } from '../../../core/amount'
import { farmContractAddress } from '../../../deployment/contracts'
import { cake } from '../../../market/cake'
import type { UsdPrice } from '../../../market/usdPrice'
import {
  type EarnIntent,
  type EarnWrite,
  type EarnWriting,
  harvestMovements,
  harvestSummary,
  stakeMovements,
  stakeSummary,
  sumCents,
  unstakeMovements,
  unstakeSummary,
  useEarnWrite,
  valueCentsOf,
} from '../../earn'
import { useFarmUsers, userCallsFor } from '../data/useFarmReads'
import { FARM_GAS_LIMIT, type FarmUser, type FarmView, LP_DECIMALS } from '../farms.rules'
import { cakeSymbol, lpPriceOf } from './useFormattedFarm'

/** The encoder is loaded with the first write. */
const loadWrites = () => import('../../../chain/contracts/masterChef/writes')

/** The figures of an account with a stake or an allowance are refreshed at each block. */
const EACH_BLOCK = 1
const NO_FARMS: [] = []
const NO_CALLS: [] = []

/** Returns the token that every farm pays; throws on a deployment without CAKE, which has no farms. */
function rewardToken() {
  if (cake === null) throw new Error('This deployment has no CAKE')
  return { address: cake.address, symbol: cakeSymbol, decimals: LP_DECIMALS }
}

export interface FarmWrites {
  /** Read at each block when the account has a stake or an allowance, or has sent a write. */
  user: FarmUser | null
  isHarvesting: boolean
  isStaking: boolean
  harvest(): Promise<string | null>
  stake(amountRaw: bigint): Promise<string | null>
  unstake(amountRaw: bigint): Promise<string | null>
  /** The calls of these writes, to simulate them in a review. */
  intents: FarmIntents
}

interface FarmIntents {
  harvest: EarnIntent
  stake(amountRaw: bigint): EarnIntent
  unstake(amountRaw: bigint): EarnIntent
}

function intentsOf(pid: number): FarmIntents {
  const stake = (amountRaw: bigint): EarnIntent => ({
    makeIntent: async () => (await loadWrites()).deposit(pid, amountRaw),
    gasLimit: FARM_GAS_LIMIT,
  })
  return {
    // A stake of 0 pays the reward (yield 7).
    harvest: stake(0n),
    stake,
    unstake: (amountRaw) => ({
      makeIntent: async () => (await loadWrites()).withdraw(pid, amountRaw),
      gasLimit: FARM_GAS_LIMIT,
    }),
  }
}

/** Returns the account's figures of a farm, and its writes with their pending states (yield 7). */
export function useFarmWrites(view: FarmView, cakePrice: UsdPrice | null): FarmWrites {
  const { farm, user: listedUser } = view
  const { account } = useWallet()
  const figures = account === null ? NO_CALLS : userCallsFor(farm, account)
  const harvesting = useEarnWrite(figures)
  const staking = useEarnWrite(figures)
  const [hasWritten, setHasWritten] = useState(false)
  const readsEachBlock = hasWritten || (listedUser?.stakedRaw ?? 0n) > 0n || (listedUser?.allowanceRaw ?? 0n) > 0n
  const readFarms = useMemo(() => (readsEachBlock ? [farm] : NO_FARMS), [farm, readsEachBlock])
  const [latest] = useFarmUsers(readFarms, account, EACH_BLOCK)
  const { pid, lpSymbol, lpAddress } = farm
  const user = latest?.user ?? listedUser
  const lpPrice = lpPriceOf(view)
  // Staking and unstaking also pay the reward.
  const rewardCents = valueCentsOf(cakePrice, user?.earnedRaw)

  const intents = intentsOf(pid)

  function write({ run }: EarnWriting, terms: EarnWrite): Promise<string | null> {
    setHasWritten(true)
    return run(terms)
  }
  const lpToken = { address: lpAddress, symbol: lpSymbol, decimals: LP_DECIMALS }

  return {
    ...{ user, intents },
    isHarvesting: harvesting.isBusy,
    isStaking: staking.isBusy,
    harvest: () =>
      write(harvesting, {
        ...intents.harvest,
        summary: harvestSummary(cakeSymbol),
        arrival: harvestMovements(rewardToken()),
        valueCents: rewardCents,
      }),
    stake: (amountRaw) =>
      write(staking, {
        ...intents.stake(amountRaw),
        summary: stakeSummary(amountValue(amountRaw, LP_DECIMALS), lpSymbol),
        arrival: stakeMovements(lpToken, rewardToken()),
        valueCents: sumCents(valueCentsOf(lpPrice, amountRaw), rewardCents),
        spending: { tokenAddress: lpAddress, symbol: lpSymbol, spender: farmContractAddress(), amountRaw },
      }),
    unstake: (amountRaw) =>
      write(staking, {
        ...intents.unstake(amountRaw),
        summary: unstakeSummary(amountValue(amountRaw, LP_DECIMALS), lpSymbol, cakeSymbol),
        arrival: unstakeMovements(lpToken, rewardToken()),
        valueCents: sumCents(valueCentsOf(lpPrice, amountRaw), rewardCents),
      }),
  }
}
