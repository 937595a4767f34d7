import { useMemo } from 'react'
import { balanceOf } from '../../../chain/contracts/erc20'
import { totalSupply } from '../../../chain/contracts/liquidityToken'
import { allocPoint, cakePerBlock, masterChefAddress, totalAllocPoint } from '../../../chain/contracts/masterChef'
import { getReserves } from '../../../chain/contracts/pair'
import { useCalls, type CallState } from '../../../chain/multicall/useCalls'
import type { Farm } from '../../../market/prices/farmList'
import { CAKE_PER_BLOCK_RAW, type FarmView } from '../farms.rules'
import type { FarmReads } from '../figures.rules'

export interface FarmRead {
  farm: Farm
  status: FarmView['status']
  reads: FarmReads
}

export interface FarmsRead {
  /** In the order of the farms. */
  farms: readonly FarmRead[]
  cakePerBlockRaw: bigint
  isLoading: boolean
}

/** Reads of a farm beside its reserves. */
const PER_FARM = 3
/** Reads that all farms share. */
const SHARED = 2

function statusOf(states: readonly (CallState<unknown> | undefined)[]): FarmView['status'] {
  if (states.some((state) => state?.status === 'failed')) return 'failed'
  return states.every((state) => state?.status === 'ready') ? 'ready' : 'loading'
}

/** Keeps read what the chain says of the farms, as old as so many blocks at most (yield 7 "Master chef"). */
export function useFarmReads(farms: readonly Farm[], blocksPerFetch: number): FarmsRead {
  const [amountCalls, reserveCalls] = useMemo(() => {
    const amounts = farms.flatMap(({ pid, lpAddress }) => [
      allocPoint(pid),
      masterChefAddress === null ? null : balanceOf(lpAddress, masterChefAddress),
      totalSupply(lpAddress),
    ])
    return [
      [totalAllocPoint(), cakePerBlock(), ...amounts],
      farms.map(({ lpAddress }) => getReserves(lpAddress)),
    ] as const
  }, [farms])
  const amounts = useCalls(amountCalls, { blocksPerFetch })
  const reserves = useCalls(reserveCalls, { blocksPerFetch })

  return useMemo(() => {
    const [total, perBlock] = amounts
    const read = farms.map((farm, index): FarmRead => {
      const start = SHARED + index * PER_FARM
      const [points, staked, supply] = amounts.slice(start, start + PER_FARM)
      return {
        farm,
        status: statusOf([total, points, staked, supply, reserves[index]]),
        reads: {
          allocPoint: points?.value,
          totalAllocPoint: total?.value,
          reserves: reserves[index]?.value,
          lpStakedRaw: staked?.value,
          lpSupplyRaw: supply?.value,
        },
      }
    })
    return {
      farms: read,
      cakePerBlockRaw: perBlock?.value ?? CAKE_PER_BLOCK_RAW,
      isLoading: read.some(({ status }) => status === 'loading'),
    }
  }, [amounts, farms, reserves])
}
