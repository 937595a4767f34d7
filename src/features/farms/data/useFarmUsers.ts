import { useMemo } from 'react'
import { allowance, balanceOf } from '../../../chain/contracts/erc20/reads'
import { pendingCake, stakedAmount } from '../../../chain/contracts/masterChef/reads'
import { knownValue, oldestBlock } from '../../../chain/multicall/oldReads'
import { useCalls, type CallState } from '../../../chain/multicall/useCalls'
import { masterChefAddress } from '../../../deployment/contracts'
import type { Farm } from '../../../market/prices/farmList'
import type { FarmUser } from '../farms.rules'

const PER_FARM = 4

const makeCalls = ({ pid, lpAddress }: Farm, account: string) => [
  masterChefAddress === null ? null : allowance(lpAddress, account, masterChefAddress),
  balanceOf(lpAddress, account),
  stakedAmount(pid, account),
  pendingCake(pid, account),
]

/** Memoised calls of the last account: with hundreds of farms, creating them again is noticeable. */
const made = new WeakMap<Farm, { account: string; calls: ReturnType<typeof makeCalls> }>()

function callsOf(farm: Farm, account: string): ReturnType<typeof makeCalls> {
  const known = made.get(farm)
  if (known?.account === account) return known.calls
  const calls = makeCalls(farm, account)
  made.set(farm, { account, calls })
  return calls
}

/** An account's figures of a farm, as far as they are known. */
export interface FarmUserReading {
  /** Null until it is read, and after a failed read. */
  user: FarmUser | null
  /** The stake or the reward could not be read, now or before. */
  isUserFailed?: true
  /** Block of the oldest figure, when not all of them could be refreshed. */
  asOfBlock?: number
}

const NOT_READ: FarmUserReading = { user: null }
const FAILED: FarmUserReading = { user: null, isUserFailed: true }

/** Allowance and balance may fail when an LP token is broken: the stake is shown all the same. */
function readingFrom(states: readonly CallState<bigint>[]): FarmUserReading {
  if (states.length < PER_FARM || states.some(({ status }) => status === 'loading' || status === 'idle'))
    return NOT_READ
  const [allowed, held, staked, earned] = states.map(knownValue)
  if (!staked || !earned) return FAILED
  const asOfBlock = oldestBlock(states)
  return {
    user: {
      allowanceRaw: allowed?.value ?? null,
      balanceRaw: held?.value ?? null,
      stakedRaw: staked.value,
      earnedRaw: earned.value,
    },
    ...(asOfBlock !== undefined && { asOfBlock }),
  }
}

/** Reads an account's figures of each farm, and returns them in the order of the farms (yield 3 "Farm user data"). */
export function useFarmUsers(
  farms: readonly Farm[],
  account: string | null,
  blocksPerFetch: number,
): readonly FarmUserReading[] {
  const calls = useMemo(
    () => (account === null ? [] : farms.flatMap((farm) => callsOf(farm, account))),
    [account, farms],
  )
  const states = useCalls(calls, { blocksPerFetch })
  return useMemo(
    () => farms.map((_, index) => readingFrom(states.slice(index * PER_FARM, (index + 1) * PER_FARM))),
    [farms, states],
  )
}
