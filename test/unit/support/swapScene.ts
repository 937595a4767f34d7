import { AbiCoder } from 'ethers'
import { routerSwaps } from '../../../src/chain/contracts/router/writes.ts'
import { swapLens } from '../../../src/chain/contracts/swapLens/reads.ts'
import { pairAddress } from '../../../src/chain/contracts/pair/address.ts'
import { sameAddress } from '../../../src/core/address.ts'
import type { Pool } from '../../../src/market/pool.ts'
import { multicall } from './multicallInterface.ts'
import { revertedWith } from './revert.ts'
import { scriptedNode, type ScriptedNode, SOLVENT } from './scriptedNode.ts'
import { POOLS } from './swapMarket.ts'

/** The results of a swap's calls and of its measurement. */
export interface Scene {
  /** The measurement of the lens; null if the node supports no overrides. */
  measured: readonly [paid: bigint, received: bigint, isSold: boolean, soldFor: bigint] | null
  /** Returns why a method of the router fails; null if it passes. */
  refused?: (method: string) => string | null
  gasPrice?: () => unknown
  /** The pools whose reserves the node returns; the market's by default. */
  pools?: readonly Pool[]
}

/** The chain's time in every scene, in seconds since 1970. */
export const SCENE_SECONDS = 1_700_000_000

/** The block whose reserves every scene returns. */
const SCENE_BLOCK = 1

const words = (...values: bigint[]): string =>
  `0x${values.map((value) => value.toString(16).padStart(64, '0')).join('')}`

/** Returns a pair's result of getReserves; null for an address that is none of the pools. */
export function reservesAt(pools: readonly Pool[], address: string): string | null {
  const pool = pools.find(({ token0, token1 }) => sameAddress(pairAddress(token0.address, token1.address), address))
  return pool ? words(pool.reserve0Raw, pool.reserve1Raw, 0n) : null
}

/**
 * Creates a node that runs every swap except the refused ones, returns the given measurement, and records the requests
 * for it.
 */
export function swapScene({ measured, refused = () => null, gasPrice = () => '0x12a05f200', pools = POOLS }: Scene): {
  node: ScriptedNode
  counted: { path: string[]; leastRaw: unknown }[]
} {
  const counted: { path: string[]; leastRaw: unknown }[] = []
  const run = (data: string) => {
    const reason = refused(routerSwaps.parseTransaction({ data })?.name ?? '')
    if (reason !== null) throw revertedWith(reason)
    return '0x186a0'
  }
  const node = scriptedNode({
    ...SOLVENT,
    eth_gasPrice: gasPrice,
    eth_estimateGas: ([question]) => run((question as { data: string }).data),
    eth_call: ([question, , overrides]) => {
      const { to = '', data } = question as { to?: string; data: string }
      if (overrides) {
        if (!measured) throw revertedWith('no overrides here')
        const [swap] = swapLens.decodeFunctionData('measure', data).toArray() as [readonly unknown[]]
        const call = routerSwaps.parseTransaction({ data: String(swap[2]) })
        counted.push({ path: [...(swap[6] as string[])], leastRaw: call?.args.at(-4) })
        return AbiCoder.defaultAbiCoder().encode(['tuple(uint256,uint256,bool,uint256)'], [measured])
      }
      const reserves = reservesAt(pools, to)
      if (reserves !== null) return reserves
      if (!data.startsWith(multicall.getFunction('tryBlockAndAggregate')?.selector ?? '-')) return run(data)
      const [, calls] = multicall.decodeFunctionData('tryBlockAndAggregate', data).toArray() as [boolean, [string][]]
      const results = calls.map(([target]) => [true, reservesAt(pools, target) ?? words(BigInt(SCENE_SECONDS))])
      return multicall.encodeFunctionResult('tryBlockAndAggregate', [SCENE_BLOCK, `0x${'0'.repeat(64)}`, results])
    },
  })
  return { node, counted }
}
