import { chooseEngine } from '../node/engine.ts'
import { rpcOf } from '../node/rpc.ts'
import { StopReason } from '../node/stopReason.ts'
import { startChain, type ChainOptions, type RunningChain } from '../startChain.ts'
import { startFakeNode, type FakeNode } from './fakeNode.ts'
import { dropTransaction, startFaults, reorganise, type ReorgOptions } from './faults.ts'
import { deployHostileTokens } from './hostileTokens.ts'

const NEEDS_ANVIL = 'The hostile mode needs anvil, which can replace blocks'

export interface HostilityOptions {
  /** The chain's own node: an anvil with the whole protocol, in the state in which startChain returns it. */
  rpcUrl: string
  blockTimeSeconds: number
  /** First of two ports: the false node's and the second correct node's. Free ports unless set. */
  nodesPort?: number
  /** Injects reorganisations and drops at intervals; otherwise only on a call. */
  hasFaults?: boolean
  /** Receives a sentence for each fault injected at an interval. */
  report?: (message: string) => void
}

/** Nodes, tokens and faults of the hostile mode. */
export interface Hostility {
  outlier: FakeNode
  correct: FakeNode
  /** Nodes of the deployment: the false one first, then two correct ones. */
  nodeUrls: readonly [outlier: string, chain: string, correct: string]
  /** Replaces the newest blocks. */
  reorganise(options: ReorgOptions): Promise<void>
  /** Removes a pending transaction from the mempool. Returns false if it is no longer pending. */
  drop(hash: string): Promise<boolean>
  /** Stops the nodes and faults; the chain keeps running. */
  stop(): Promise<void>
}

/** Makes a running local chain hostile: deploys the tokens, starts the extra nodes, and injects faults. */
export async function makeHostile({
  rpcUrl,
  blockTimeSeconds,
  nodesPort,
  hasFaults = false,
  report = console.log,
}: HostilityOptions): Promise<Hostility> {
  const rpc = rpcOf(rpcUrl)
  const client = await rpc.request<string>('web3_clientVersion')
  if (!client.startsWith('anvil')) {
    throw new StopReason(`${NEEDS_ANVIL}; this chain runs on another engine.`)
  }
  await deployHostileTokens(rpc)
  const portOf = (at: number) => (nodesPort === undefined ? {} : { port: nodesPort + at })
  const outlier = await startFakeNode({ target: rpcUrl, ...portOf(0), behaviour: 'falseReserves' })
  const correct = await startFakeNode({ target: rpcUrl, ...portOf(1) }).catch(async (error: unknown) => {
    await outlier.stop()
    throw error
  })
  const faults = hasFaults ? startFaults(rpc, blockTimeSeconds, report) : null
  return {
    ...{ outlier, correct, nodeUrls: [outlier.url, rpcUrl, correct.url] },
    reorganise: (options) => reorganise(rpc, blockTimeSeconds, options),
    drop: (hash) => dropTransaction(rpc, hash),
    async stop() {
      await faults?.stop()
      await Promise.all([outlier.stop(), correct.stop()])
    },
  }
}

export interface HostileChainOptions extends Omit<ChainOptions, 'engine'> {
  nodesPort?: number
  hasFaults?: boolean
}

/** Seeded chain with the hostile nodes, tokens and faults. `stop` stops the chain, the nodes and the faults. */
export type HostileChain = RunningChain & { hostility: Hostility }

/** Starts a local chain like startChain and makes it hostile. Throws a StopReason if that is not possible. */
export async function startHostileChain({
  nodesPort,
  hasFaults,
  ...options
}: HostileChainOptions): Promise<HostileChain> {
  if (chooseEngine().name !== 'anvil') throw new StopReason(`${NEEDS_ANVIL}, and anvil does not run here.`)
  const chain = await startChain({ ...options, engine: 'anvil' })
  try {
    const { rpcUrl } = chain
    const { blockTimeSeconds = 3, report } = options
    const hostility = await makeHostile({
      ...{ rpcUrl, blockTimeSeconds },
      ...(nodesPort !== undefined && { nodesPort }),
      ...(hasFaults !== undefined && { hasFaults }),
      ...(report && { report }),
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
