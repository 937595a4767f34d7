import { useMemo } from 'react'
import { allowance, balanceOf } from '../../../chain/contracts/erc20/reads'
import { pendingCake, stakedAmount } from '../../../chain/contracts/masterChef/reads'
import { getReserves } from '../../../chain/contracts/pair/reads'
import { knownValue, oldestBlock } from '../../../chain/multicall/oldReads'
import { type CallState, useCalls } from '../../../chain/multicall/useCalls'
import type { Address } from '../../../core/address'
import { masterChefAddress } from '../../../deployment/contracts'
import { farmCalls, sharedFarmCalls } from '../../../market/prices/farmCalls'
import type { Farm } from '../../../market/prices/farmList'
import { CAKE_PER_BLOCK_RAW, type FarmReads } from '../../../market/prices/farmValue'
import type { FarmUser, FarmView } from '../farms.rules'

export interface FarmRead {
  farm: Farm
  status: FarmView['status']
  reads: FarmReads
  /** Block of the oldest figure, when not all of them could be refreshed. */
  asOfBlock?: number
}

export interface FarmsRead {
  /** In the order of the farms. */
  farms: readonly FarmRead[]
  cakePerBlockRaw: bigint
  isLoading: boolean
}

/** Number of calls per farm, without its reserves. */
const CALLS_PER_FARM = 3
/** Number of calls that all farms share. */
const SHARED_CALLS = 2

function statusOf(states: readonly (CallState<unknown> | undefined)[]): FarmView['status'] {
  if (states.every((state) => knownValue(state))) return 'ready'
  return states.some((state) => state?.status === 'failed' && !state.lastSuccess) ? 'failed' : 'loading'
}

/** Memoised calls of each farm: creating them on each render is noticeable with hundreds of farms. */
const cachedCalls = new WeakMap<
  Farm,
  { amounts: ReturnType<typeof farmCalls>; reserves: ReturnType<typeof getReserves> }
>()

function callsFor(farm: Farm) {
  const cached = cachedCalls.get(farm)
  if (cached) return cached
  const calls = { amounts: farmCalls(farm), reserves: getReserves(farm.lpAddress) }
  cachedCalls.set(farm, calls)
  return calls
}

/** Subscribes to the public figures of the farms, at most `blocksPerFetch` blocks old (yield 7 "Master chef"). */
export function useFarmReads(farms: readonly Farm[], blocksPerFetch: number): FarmsRead {
  const calls = useMemo(() => farms.map(callsFor), [farms])
  const amountCalls = useMemo(() => [...sharedFarmCalls, ...calls.flatMap(({ amounts }) => amounts)], [calls])
  const reserveCalls = useMemo(() => calls.map(({ reserves }) => reserves), [calls])
  const amounts = useCalls(amountCalls, { blocksPerFetch })
  const reserves = useCalls(reserveCalls, { blocksPerFetch })

  return useMemo(() => {
    const [total, perBlock] = amounts
    const farmReads = farms.map((farm, index): FarmRead => {
      const start = SHARED_CALLS + index * CALLS_PER_FARM
      const [points, staked, supply] = amounts.slice(start, start + CALLS_PER_FARM)
      const states: (CallState<unknown> | undefined)[] = [total, points, staked, supply, reserves[index]]
      const asOfBlock = oldestBlock(states)
      return {
        farm,
        status: statusOf(states),
        reads: {
          allocPoint: knownValue(points)?.value,
          totalAllocPoint: knownValue(total)?.value,
          reserves: knownValue(reserves[index])?.value,
          lpStakedRaw: knownValue(staked)?.value,
          lpSupplyRaw: knownValue(supply)?.value,
        },
        ...(asOfBlock !== undefined && { asOfBlock }),
      }
    })
    return {
      farms: farmReads,
      cakePerBlockRaw: knownValue(perBlock)?.value ?? CAKE_PER_BLOCK_RAW,
      isLoading: farmReads.some(({ status }) => status === 'loading'),
    }
  }, [amounts, farms, reserves])
}

const CALLS_PER_USER_FARM = 4

const createUserCalls = ({ pid, lpAddress }: Farm, account: Address) => [
  masterChefAddress === null ? null : allowance(lpAddress, account, masterChefAddress),
  balanceOf(lpAddress, account),
  stakedAmount(pid, account),
  pendingCake(pid, account),
]

/** Memoised calls of the last account: creating them on each render is noticeable with hundreds of farms. */
const cachedUserCalls = new WeakMap<Farm, { account: Address; calls: ReturnType<typeof createUserCalls> }>()

/** Returns the reads of an account's figures of a farm. */
export function userCallsFor(farm: Farm, account: Address): ReturnType<typeof createUserCalls> {
  const cached = cachedUserCalls.get(farm)
  if (cached?.account === account) return cached.calls
  const calls = createUserCalls(farm, account)
  cachedUserCalls.set(farm, { account, calls })
  return calls
}

/** An account's figures of a farm, as far as they are known. */
export interface FarmUserRead {
  /** Null until it is read, and after a failed read. */
  user: FarmUser | null
  /** No read of the stake, or none of the reward, has succeeded. */
  isUserFailed?: true
  /** Block of the oldest figure, when not all of them could be refreshed. */
  asOfBlock?: number
}

const NOT_READ: FarmUserRead = { user: null }
const FAILED: FarmUserRead = { user: null, isUserFailed: true }

/** Decodes the account's figures. A broken LP token fails allowance and balance; the stake is shown nevertheless. */
function readUser(states: readonly CallState<bigint>[]): FarmUserRead {
  if (states.length < CALLS_PER_USER_FARM || states.some(({ status }) => status === 'loading' || status === 'idle'))
    return NOT_READ
  const [allowed, balance, staked, earned] = states.map(knownValue)
  if (!staked || !earned) return FAILED
  const asOfBlock = oldestBlock(states)
  return {
    user: {
      allowanceRaw: allowed?.value ?? null,
      balanceRaw: balance?.value ?? null,
      stakedRaw: staked.value,
      earnedRaw: earned.value,
    },
    ...(asOfBlock !== undefined && { asOfBlock }),
  }
}

/** Subscribes to an account's figures of each farm; returns them in the order of the farms (yield 3 "Farm user data"). */
export function useFarmUsers(
  farms: readonly Farm[],
  account: Address | null,
  blocksPerFetch: number,
): readonly FarmUserRead[] {
  const calls = useMemo(
    () => (account === null ? [] : farms.flatMap((farm) => userCallsFor(farm, account))),
    [account, farms],
  )
  const states = useCalls(calls, { blocksPerFetch })
  return useMemo(
    () =>
      farms.map((_, index) => readUser(states.slice(index * CALLS_PER_USER_FARM, (index + 1) * CALLS_PER_USER_FARM))),
    [farms, states],
  )
}
