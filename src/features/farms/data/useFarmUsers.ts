import { useMemo } from 'react'
import { allowance, balanceOf } from '../../../chain/contracts/erc20'
import { masterChefAddress, pendingCake, stakedAmount } from '../../../chain/contracts/masterChef'
import { useCalls, type CallState } from '../../../chain/multicall/useCalls'
import type { Farm } from '../../../market/prices/farmList'
import type { FarmUser } from '../farms.rules'

const PER_FARM = 4

const makeCalls = ({ pid, lpAddress }: Farm, account: string) => [
  masterChefAddress === null ? null : allowance(lpAddress, account, masterChefAddress),
  balanceOf(lpAddress, account),
  stakedAmount(pid, account),
  pendingCake(pid, account),
]

/** The calls of the account that was last looked at; with hundreds of farms, making them anew is felt. */
const made = new WeakMap<Farm, { account: string; calls: ReturnType<typeof makeCalls> }>()

function callsOf(farm: Farm, account: string): ReturnType<typeof makeCalls> {
  const known = made.get(farm)
  if (known?.account === account) return known.calls
  const calls = makeCalls(farm, account)
  made.set(farm, { account, calls })
  return calls
}

/** A read that failed counts as nothing, so that one farm breaks no other; what is not read yet makes the whole unknown. */
function userFrom(states: readonly CallState<bigint>[]): FarmUser | null {
  if (states.length < PER_FARM || states.some(({ status }) => status === 'loading' || status === 'idle')) return null
  const [allowanceRaw = 0n, balanceRaw = 0n, stakedRaw = 0n, earnedRaw = 0n] = states.map(({ value }) => value)
  return { allowanceRaw, balanceRaw, stakedRaw, earnedRaw }
}

/** Keeps read what an account has in each farm, in their order; null where it is not known yet (yield 3 "Farm user data"). */
export function useFarmUsers(
  farms: readonly Farm[],
  account: string | null,
  blocksPerFetch: number,
): readonly (FarmUser | null)[] {
  const calls = useMemo(
    () => (account === null ? [] : farms.flatMap((farm) => callsOf(farm, account))),
    [account, farms],
  )
  const states = useCalls(calls, { blocksPerFetch })
  return useMemo(
    () => farms.map((_, index) => userFrom(states.slice(index * PER_FARM, (index + 1) * PER_FARM))),
    [farms, states],
  )
}
