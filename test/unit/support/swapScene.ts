import { AbiCoder } from 'ethers'
import { router } from '../../../src/chain/contracts/router.ts'
import { swapLens } from '../../../src/chain/contracts/swapLens.ts'
import { multicall } from './multicallInterface.ts'
import { revertedWith } from './revert.ts'
import { scriptedNode, type ScriptedNode } from './scriptedNode.ts'

/** What stands against a swap, and what a rehearsal counts. */
export interface Scene {
  /** What the lens counts; null where the node takes no overrides. */
  measured: readonly [paid: bigint, received: bigint, isSold: boolean, soldFor: bigint] | null
  /** Answers why a method of the router fails; null where it does not. */
  refused?: (method: string) => string | null
  gasPrice?: () => unknown
}

/** The chain's own clock in every scene, in seconds since 1970. */
export const SCENE_SECONDS = 1_700_000_000

/** A node that runs every swap but those refused, counts what it is told to, and notes how it was asked to count. */
export function swapScene({ measured, refused = () => null, gasPrice = () => '0x12a05f200' }: Scene): {
  node: ScriptedNode
  counted: { path: string[]; leastRaw: unknown }[]
} {
  const counted: { path: string[]; leastRaw: unknown }[] = []
  const run = (data: string) => {
    const reason = refused(router.parseTransaction({ data })?.name ?? '')
    if (reason !== null) throw revertedWith(reason)
    return '0x186a0'
  }
  const node = scriptedNode({
    eth_gasPrice: gasPrice,
    eth_estimateGas: ([question]) => run((question as { data: string }).data),
    eth_call: ([question, , overrides]) => {
      const { data } = question as { data: string }
      if (overrides) {
        if (!measured) throw revertedWith('no overrides here')
        const [swap] = swapLens.decodeFunctionData('measure', data).toArray() as [readonly unknown[]]
        const call = router.parseTransaction({ data: String(swap[2]) })
        counted.push({ path: [...(swap[6] as string[])], leastRaw: call?.args.at(-4) })
        return AbiCoder.defaultAbiCoder().encode(['tuple(uint256,uint256,bool,uint256)'], [measured])
      }
      if (!data.startsWith(multicall.getFunction('tryBlockAndAggregate')?.selector ?? '-')) return run(data)
      const now = `0x${SCENE_SECONDS.toString(16).padStart(64, '0')}`
      return multicall.encodeFunctionResult('tryBlockAndAggregate', [1, `0x${'0'.repeat(64)}`, [[true, now]]])
    },
  })
  return { node, counted }
}
