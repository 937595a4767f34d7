import { useTranslation } from '../../../i18n'
import { decimalsText } from '../../../i18n/figures/decimals'
import {
  compoundSummary,
  EARN_ERROR,
  harvestSummary,
  stakeSummary,
  sumCents,
  unstakeSummary,
  useEarnWrite,
  valueCentsOf,
} from '../../earn'
import type { Pool } from '../data/pool'
import { STAKE_GAS } from '../data/pool.rules'
import { STAKED_DECIMALS } from '../list/figures'

/** Writes of a pool. Each returns whether it was sent, and reports its own failure. */
export interface PoolWrites {
  isBusy: boolean
  stake(amountRaw: bigint): Promise<boolean>
  unstake(amountRaw: bigint): Promise<boolean>
  harvest(): Promise<boolean>
  compound(amountRaw: bigint): Promise<boolean>
  withdrawInEmergency(stakedRaw: bigint): Promise<boolean>
}

/** The encoder of the writes is loaded with the first one. */
const load = () => import('./pools.chain')

/** Returns the writes of a pool (yield 7 "Writes"). */
export function usePoolWrites({ definition, stakingPrice, earningPrice, user }: Pool): PoolWrites {
  const { locale } = useTranslation()
  const { isBusy, run } = useEarnWrite()
  const { stakingToken, earningToken } = definition
  // Staking and unstaking also pay the reward.
  const rewardCents = valueCentsOf(earningPrice, user?.pendingRaw)
  const stakeCents = (amountRaw: bigint) => sumCents(valueCentsOf(stakingPrice, amountRaw), rewardCents)
  const amount = (raw: bigint) => decimalsText(raw, stakingToken.decimals, STAKED_DECIMALS, locale)
  const spending = (amountRaw: bigint) => {
    const { isNative, address: tokenAddress, symbol } = stakingToken
    return isNative ? undefined : { tokenAddress, symbol, spender: definition.contractAddress, amountRaw }
  }
  return {
    isBusy,
    stake: async (amountRaw) =>
      (await run({
        makeIntent: async () => (await load()).stakeIntent(definition, amountRaw),
        summary: stakeSummary(amount(amountRaw), stakingToken.symbol),
        gasLimit: STAKE_GAS,
        spending: spending(amountRaw),
        valueCents: stakeCents(amountRaw),
      })) !== null,
    unstake: async (amountRaw) =>
      (await run({
        makeIntent: async () => (await load()).unstakeIntent(definition, amountRaw),
        summary: unstakeSummary(amount(amountRaw), stakingToken.symbol, earningToken.symbol),
        valueCents: stakeCents(amountRaw),
      })) !== null,
    harvest: async () =>
      (await run({
        makeIntent: async () => (await load()).harvestIntent(definition),
        summary: harvestSummary(earningToken.symbol),
        gasLimit: STAKE_GAS,
        valueCents: rewardCents,
      })) !== null,
    compound: async (amountRaw) =>
      (await run({
        makeIntent: async () => (await load()).stakeIntent(definition, amountRaw),
        summary: compoundSummary(earningToken.symbol),
        gasLimit: STAKE_GAS,
        spending: spending(amountRaw),
        valueCents: valueCentsOf(earningPrice, amountRaw),
      })) !== null,
    withdrawInEmergency: async (stakedRaw) =>
      (await run({
        makeIntent: async () => (await load()).emergencyIntent(definition),
        valueCents: valueCentsOf(stakingPrice, stakedRaw),
        summary: {
          sentence: 'Unstake %amount% %staked%',
          values: { amount: amount(stakedRaw), staked: stakingToken.symbol },
          outcome: {
            done: { title: 'Unstaked!', body: 'Your %staked% stake is back in your wallet.' },
            failed: EARN_ERROR,
          },
        },
      })) !== null,
  }
}
