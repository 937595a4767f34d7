import { useTranslation } from '../../../i18n'
import {
  compoundSummary,
  decimalsText,
  EARN_ERROR,
  harvestSummary,
  stakeSummary,
  unstakeSummary,
  useEarnWrite,
} from '../../earn'
import type { Pool } from '../data/pool'
import { STAKE_GAS } from '../data/pool.rules'
import { STAKED_DECIMALS } from '../list/figures'

/** The ways to write to a pool; each answers whether it was sent, and says itself when it was not. */
export interface PoolWrites {
  isBusy: boolean
  stake(amountRaw: bigint): Promise<boolean>
  unstake(amountRaw: bigint): Promise<boolean>
  harvest(): Promise<boolean>
  compound(amountRaw: bigint): Promise<boolean>
  withdrawInEmergency(stakedRaw: bigint): Promise<boolean>
}

/** What encodes a write is fetched when the first one is wanted. */
const load = () => import('./pools.chain')

/** Answers the ways to write to a pool (yield 7 "Writes"). */
export function usePoolWrites({ definition }: Pool): PoolWrites {
  const { locale } = useTranslation()
  const { isBusy, run } = useEarnWrite()
  const { stakingToken, earningToken } = definition
  const amount = (raw: bigint) => decimalsText(raw, stakingToken.decimals, STAKED_DECIMALS, locale)
  return {
    isBusy,
    stake: async (amountRaw) =>
      (await run({
        makeIntent: async () => (await load()).stakeIntent(definition, amountRaw),
        summary: stakeSummary(amount(amountRaw), stakingToken.symbol),
        gasLimit: STAKE_GAS,
      })) !== null,
    unstake: async (amountRaw) =>
      (await run({
        makeIntent: async () => (await load()).unstakeIntent(definition, amountRaw),
        summary: unstakeSummary(amount(amountRaw), stakingToken.symbol, earningToken.symbol),
      })) !== null,
    harvest: async () =>
      (await run({
        makeIntent: async () => (await load()).harvestIntent(definition),
        summary: harvestSummary(earningToken.symbol),
        gasLimit: STAKE_GAS,
      })) !== null,
    compound: async (amountRaw) =>
      (await run({
        makeIntent: async () => (await load()).stakeIntent(definition, amountRaw),
        summary: compoundSummary(earningToken.symbol),
        gasLimit: STAKE_GAS,
      })) !== null,
    withdrawInEmergency: async (stakedRaw) =>
      (await run({
        makeIntent: async () => (await load()).emergencyIntent(definition),
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
