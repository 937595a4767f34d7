import { useMemo } from 'react'
import { useWallet } from '../../../chain/wallet/useWallet'
import { amountValue } from '../../../core/amount'
import {
  compoundMovements,
  compoundSummary,
  EARN_ERROR,
  harvestMovements,
  type EarnIntent,
  harvestSummary,
  stakeMovements,
  stakeSummary,
  sumCents,
  unstakeMovements,
  unstakeSummary,
  useEarnWrite,
  valueCentsOf,
} from '../../earn'
import type { PoolDefinition } from '../../../market/prices/poolList'
import type { Pool } from '../data/pool'
import { STAKE_GAS } from '../data/pool.rules'
import { userCalls } from '../data/poolCalls'

/** Writes of a pool. Each returns its hash, or reports its failure and returns null. */
export interface PoolWrites {
  isBusy: boolean
  stake(amountRaw: bigint): Promise<string | null>
  unstake(amountRaw: bigint): Promise<string | null>
  harvest(): Promise<string | null>
  compound(amountRaw: bigint): Promise<string | null>
  withdrawInEmergency(stakedRaw: bigint): Promise<string | null>
  /** The calls of these writes, to simulate them in a review. */
  intents: PoolIntents
}

interface PoolIntents {
  stake(amountRaw: bigint): EarnIntent
  unstake(amountRaw: bigint): EarnIntent
  harvest: EarnIntent
  emergency: EarnIntent
}

/** The encoder of the writes is loaded with the first one. */
const load = () => import('./pools.chain')

const intentsOf = (pool: PoolDefinition): PoolIntents => ({
  stake: (amountRaw) => ({ makeIntent: async () => (await load()).stakeIntent(pool, amountRaw), gasLimit: STAKE_GAS }),
  unstake: (amountRaw) => ({ makeIntent: async () => (await load()).unstakeIntent(pool, amountRaw) }),
  harvest: { makeIntent: async () => (await load()).harvestIntent(pool), gasLimit: STAKE_GAS },
  emergency: { makeIntent: async () => (await load()).emergencyIntent(pool) },
})

/** Returns the writes of a pool (yield 7 "Writes"). */
export function usePoolWrites({ definition, stakingPrice, earningPrice, user }: Pool): PoolWrites {
  const { account } = useWallet()
  const figures = useMemo(() => (account ? userCalls(definition, account) : []), [account, definition])
  const { isBusy, run } = useEarnWrite(figures)
  const { stakingToken, earningToken } = definition
  // Staking and unstaking also pay the reward.
  const rewardCents = valueCentsOf(earningPrice, user?.pendingRaw)
  const stakeCents = (amountRaw: bigint) => sumCents(valueCentsOf(stakingPrice, amountRaw), rewardCents)
  const amount = (raw: bigint) => amountValue(raw, stakingToken.decimals)
  const spending = (amountRaw: bigint) => {
    const { isNative, address: tokenAddress, symbol } = stakingToken
    return isNative ? undefined : { tokenAddress, symbol, spender: definition.contractAddress, amountRaw }
  }
  const intents = intentsOf(definition)
  return {
    ...{ isBusy, intents },
    stake: (amountRaw) =>
      run({
        ...intents.stake(amountRaw),
        summary: stakeSummary(amount(amountRaw), stakingToken.symbol),
        arrival: stakeMovements(stakingToken, earningToken),
        spending: spending(amountRaw),
        valueCents: stakeCents(amountRaw),
      }),
    unstake: (amountRaw) =>
      run({
        ...intents.unstake(amountRaw),
        summary: unstakeSummary(amount(amountRaw), stakingToken.symbol, earningToken.symbol),
        arrival: unstakeMovements(stakingToken, earningToken),
        valueCents: stakeCents(amountRaw),
      }),
    harvest: () =>
      run({
        ...intents.harvest,
        summary: harvestSummary(earningToken.symbol),
        arrival: harvestMovements(earningToken),
        valueCents: rewardCents,
      }),
    compound: (amountRaw) =>
      run({
        ...intents.stake(amountRaw),
        summary: compoundSummary(earningToken.symbol),
        arrival: compoundMovements(stakingToken),
        spending: spending(amountRaw),
        valueCents: valueCentsOf(earningPrice, amountRaw),
      }),
    withdrawInEmergency: (stakedRaw) =>
      run({
        ...intents.emergency,
        valueCents: valueCentsOf(stakingPrice, stakedRaw),
        arrival: unstakeMovements(stakingToken, null),
        summary: {
          sentence: 'Unstake %amount% %staked%',
          values: { amount: amount(stakedRaw), staked: stakingToken.symbol },
          outcome: {
            done: { title: 'Unstaked!', body: 'Your %staked% stake is back in your wallet.' },
            failed: EARN_ERROR,
          },
        },
      }),
  }
}
