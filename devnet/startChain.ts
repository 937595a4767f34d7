import { startExplorer } from './explorer/server.ts'
import { startListHost } from './lists/listHost.ts'
import { deployFarms } from './farms/deployFarms.ts'
import { seedFarms } from './farms/seedFarms.ts'
import { keepMarket } from './market/marketKeeper.ts'
import { fundDemoAccounts, seedSwap } from './market/seedSwap.ts'
import { startEmptyChain } from './node/chain.ts'
import type { EngineName } from './node/engine.ts'
import type { StopReason } from './node/stopReason.ts'
import { deployPools } from './pools/deployPools.ts'
import { seedPools } from './pools/seedPools.ts'
import { ensureArtifacts } from './protocol/artifacts.ts'
import { refuseMismatch, type Deployed } from './protocol/deploymentFiles.ts'
import { deployLists } from './protocol/deployLists.ts'
import { deploySwap } from './protocol/deploySwap.ts'

export interface ChainOptions {
  port: number
  /** Absent: no explorer. */
  explorerPort?: number
  /** Of the host of token lists to try. Absent: no such host. */
  listsPort?: number
  /** Absent: anvil where it runs, else Hardhat. */
  engine?: EngineName
  /** Whole seconds: block times on a chain count in them. */
  blockTimeSeconds?: number
  /** No market keeper, so that prices move only by what you do. */
  still?: boolean
  /** Leaves it to the caller to compare what was deployed with deployments/devnet. */
  acceptAnyAddress?: boolean
  /** Told what a person should know and what does not stop the chain: compiling, a missed trade. */
  tell?: (news: string) => void
}

/** A seeded chain that makes blocks. */
export interface RunningChain {
  engine: EngineName
  rpcUrl: string
  explorerUrl: string | null
  listsUrl: string | null
  deployed: Deployed
  /** Resolves with a sentence when the chain ends, asked to or not. */
  died: Promise<StopReason>
  /** Resolves when chain, explorer, list host and market keeper are gone. */
  stop(): Promise<void>
}

/**
 * Starts a local chain with the whole protocol: compiles what is not compiled, deploys, checks the addresses against
 * deployments/devnet, seeds, and lets blocks come. Throws a StopReason when that cannot be; nothing is then left running.
 */
export async function startChain({
  port,
  explorerPort,
  listsPort,
  engine,
  blockTimeSeconds = 3,
  still = false,
  acceptAnyAddress = false,
  tell = console.log,
}: ChainOptions): Promise<RunningChain> {
  await ensureArtifacts(tell)
  const chain = await startEmptyChain(port, engine)
  const stops: (() => Promise<void>)[] = [chain.stop]
  const stop = async () => {
    for (const end of stops.toReversed()) await end()
  }
  try {
    const exchange = await deploySwap(chain.rpc)
    const names = await deployLists(chain.rpc)
    const farms = await deployFarms(chain.rpc, exchange)
    const pools = await deployPools(chain.rpc, farms)
    const deployed = { ...pools, contracts: { ...pools.contracts, ...names } }
    if (!acceptAnyAddress) refuseMismatch(deployed)
    await seedSwap(chain.rpc, deployed)
    await seedFarms(chain.rpc, deployed)
    await seedPools(chain.rpc, deployed)
    await fundDemoAccounts(chain.rpc)
    await chain.mineEvery(blockTimeSeconds)
    const explorer = explorerPort === undefined ? null : await startExplorer(chain.rpc, explorerPort)
    if (explorer) stops.push(explorer.stop)
    const lists = listsPort === undefined ? null : await startListHost(listsPort)
    if (lists) stops.push(lists.stop)
    if (!still) stops.push(keepMarket(chain.rpc, deployed, blockTimeSeconds, tell).stop)
    const { engine: name, rpc, died } = chain
    const urls = { rpcUrl: rpc.url, explorerUrl: explorer?.url ?? null, listsUrl: lists?.url ?? null }
    return { engine: name, ...urls, deployed, died, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
