import { chooseEngine } from '../node/engine.ts'
import { rpcOf } from '../node/rpc.ts'
import { StopReason } from '../node/stopReason.ts'
import { startChain, type ChainOptions, type RunningChain } from '../startChain.ts'
import { startFakeNode, type FakeNode } from './fakeNode.ts'
import { dropTransaction, keepFaults, reorganise, type ReorgOptions } from './faults.ts'
import { deployHostileTokens } from './hostileTokens.ts'

const NEEDS_ANVIL = 'The hostile mode needs anvil, which can replace blocks'

export interface HostilityOptions {
  /** The chain's own node: an anvil with the whole protocol, as startChain leaves it. */
  rpcUrl: string
  blockTimeSeconds: number
  /** The first of two ports, for the lying node and the second honest one. Absent: any free ports. */
  nodesPort?: number
  /** Lets reorganisations and drops come by themselves; otherwise only when they are called for. */
  hasFaults?: boolean
  /** Called with a sentence for each fault that came by itself. */
  tell?: (news: string) => void
}

/** Nodes, tokens and faults that are against those who use the chain. */
export interface Hostility {
  lying: FakeNode
  honest: FakeNode
  /** What a deployment names as its nodes: the lying one first, then two honest ones. */
  nodeUrls: readonly [lying: string, chain: string, honest: string]
  /** Replaces the newest blocks. */
  reorganise(options: ReorgOptions): Promise<void>
  /** Makes the chain forget a transaction that waits. Returns false where it waits no more. */
  drop(hash: string): Promise<boolean>
  /** Resolves when nodes and faults are gone; the chain runs on. */
  stop(): Promise<void>
}

/** Makes a running local chain hostile: deploys the tokens, starts the nodes beside its own, and lets faults come. */
export async function makeHostile({
  rpcUrl,
  blockTimeSeconds,
  nodesPort,
  hasFaults = false,
  tell = console.log,
}: HostilityOptions): Promise<Hostility> {
  const rpc = rpcOf(rpcUrl)
  const client = await rpc.ask<string>('web3_clientVersion')
  if (!client.startsWith('anvil')) {
    throw new StopReason(`${NEEDS_ANVIL}; this chain runs on another engine.`)
  }
  await deployHostileTokens(rpc)
  const portOf = (at: number) => (nodesPort === undefined ? {} : { port: nodesPort + at })
  const lying = await startFakeNode({ target: rpcUrl, ...portOf(0), behaviour: 'lyingAboutReserves' })
  const honest = await startFakeNode({ target: rpcUrl, ...portOf(1) }).catch(async (error: unknown) => {
    await lying.stop()
    throw error
  })
  const faults = hasFaults ? keepFaults(rpc, blockTimeSeconds, tell) : null
  return {
    ...{ lying, honest, nodeUrls: [lying.url, rpcUrl, honest.url] },
    reorganise: (options) => reorganise(rpc, blockTimeSeconds, options),
    drop: (hash) => dropTransaction(rpc, hash),
    async stop() {
      await faults?.stop()
      await Promise.all([lying.stop(), honest.stop()])
    },
  }
}

export interface HostileChainOptions extends Omit<ChainOptions, 'engine'> {
  nodesPort?: number
  hasFaults?: boolean
}

/** A seeded chain with all that is hostile about it; `stop` ends both. */
export type HostileChain = RunningChain & { hostility: Hostility }

/** Starts a local chain like startChain and makes it hostile. Throws a StopReason when that cannot be. */
export async function startHostileChain({
  nodesPort,
  hasFaults,
  ...options
}: HostileChainOptions): Promise<HostileChain> {
  if (chooseEngine().name !== 'anvil') throw new StopReason(`${NEEDS_ANVIL}, and none runs here.`)
  const chain = await startChain({ ...options, engine: 'anvil' })
  try {
    const { rpcUrl } = chain
    const { blockTimeSeconds = 3, tell } = options
    const hostility = await makeHostile({
      ...{ rpcUrl, blockTimeSeconds },
      ...(nodesPort !== undefined && { nodesPort }),
      ...(hasFaults !== undefined && { hasFaults }),
      ...(tell && { tell }),
    })
    return {
      ...chain,
      hostility,
      async stop() {
        await hostility.stop()
        await chain.stop()
      },
    }
  } catch (error) {
    await chain.stop()
    throw error
  }
}
