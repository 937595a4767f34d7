import { useMemo } from 'react'
import { balanceOf } from '../../../chain/contracts/erc20/reads'
import { totalSupply } from '../../../chain/contracts/pair/lpToken'
import { allocPoint, cakePerBlock, totalAllocPoint } from '../../../chain/contracts/masterChef/reads'
import { getReserves } from '../../../chain/contracts/pair/reads'
import { knownValue, oldestBlock } from '../../../chain/multicall/oldReads'
import { useCalls, type CallState } from '../../../chain/multicall/useCalls'
import { masterChefAddress } from '../../../deployment/contracts'
import type { Farm } from '../../../market/prices/farmList'
import { CAKE_PER_BLOCK_RAW, type FarmView } from '../farms.rules'
import type { FarmReads } from '../figures.rules'

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

/** Number of reads per farm beside its reserves. */
const PER_FARM = 3
/** Number of reads that all farms share. */
const SHARED = 2

function statusOf(states: readonly (CallState<unknown> | undefined)[]): FarmView['status'] {
  if (states.every((state) => knownValue(state))) return 'ready'
  return states.some((state) => state?.status === 'failed' && !state.lastGood) ? 'failed' : 'loading'
}

const amountCalls = ({ pid, lpAddress }: Farm) => [
  allocPoint(pid),
  masterChefAddress === null ? null : balanceOf(lpAddress, masterChefAddress),
  totalSupply(lpAddress),
]

/** Memoised calls of each farm: with hundreds of farms, creating them again is noticeable. */
const callsOf = new WeakMap<
  Farm,
  { amounts: ReturnType<typeof amountCalls>; reserves: ReturnType<typeof getReserves> }
>()

function callsFor(farm: Farm) {
  const known = callsOf.get(farm)
  if (known) return known
  const made = { amounts: amountCalls(farm), reserves: getReserves(farm.lpAddress) }
  callsOf.set(farm, made)
  return made
}

const shared = [totalAllocPoint(), cakePerBlock()]

/** Subscribes to the public figures of the farms, at most `blocksPerFetch` blocks old (yield 7 "Master chef"). */
export function useFarmReads(farms: readonly Farm[], blocksPerFetch: number): FarmsRead {
  const calls = useMemo(() => farms.map(callsFor), [farms])
  const amountsWanted = useMemo(() => [...shared, ...calls.flatMap(({ amounts }) => amounts)], [calls])
  const reservesWanted = useMemo(() => calls.map(({ reserves }) => reserves), [calls])
  const amounts = useCalls(amountsWanted, { blocksPerFetch })
  const reserves = useCalls(reservesWanted, { blocksPerFetch })

  return useMemo(() => {
    const [total, perBlock] = amounts
    const read = farms.map((farm, index): FarmRead => {
      const start = SHARED + index * PER_FARM
      const [points, staked, supply] = amounts.slice(start, start + PER_FARM)
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
      farms: read,
      cakePerBlockRaw: knownValue(perBlock)?.value ?? CAKE_PER_BLOCK_RAW,
      isLoading: read.some(({ status }) => status === 'loading'),
    }
  }, [amounts, farms, reserves])
}
