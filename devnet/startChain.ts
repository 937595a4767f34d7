import { startExplorer } from './explorer/server.ts'
import { startListHost } from './lists/listHost.ts'
import { deployFarms } from './farms/deployFarms.ts'
import { startMarketKeeper } from './market/marketKeeper.ts'
import { fundDemoAccounts, seedSwap } from './market/seedSwap.ts'
import { seedYield } from './market/seedYield.ts'
import { startEmptyChain } from './node/chain.ts'
import type { EngineName } from './node/engine.ts'
import type { StopReason } from './node/stopReason.ts'
import { deployPools } from './pools/deployPools.ts'
import { ensureArtifacts } from './protocol/artifacts.ts'
import { refuseMismatch, type Deployed } from './protocol/deploymentFiles.ts'
import { deployLists } from './protocol/deployLists.ts'
import { deploySwap } from './protocol/deploySwap.ts'

export interface ChainOptions {
  port: number
  /** Absent: no explorer. */
  explorerPort?: number
  /** Port of the host of sample token lists. Absent: no such host. */
  listsPort?: number
  /** Absent: anvil where it runs, else Hardhat. */
  engine?: EngineName
  /** Whole seconds, the unit of block times. */
  blockTimeSeconds?: number
  /** Disables the market keeper, so that prices move only by the user's trades. */
  still?: boolean
  /** Skips the comparison of deployed addresses with deployments/devnet; the caller compares them. */
  acceptAnyAddress?: boolean
  /** Receives messages for the user about events that do not stop the chain: compiling, a missed trade. */
  report?: (message: string) => void
}

/** Seeded chain that mines blocks. */
export interface RunningChain {
  engine: EngineName
  rpcUrl: string
  explorerUrl: string | null
  listsUrl: string | null
  deployed: Deployed
  /** Resolves with the reason when the chain ends, whether stopped or crashed. */
  died: Promise<StopReason>
  /** Resolves when chain, explorer, list host and market keeper have stopped. */
  stop(): Promise<void>
}

/**
 * Starts a local chain with the whole protocol: compiles if needed, deploys, compares the addresses with
 * deployments/devnet, seeds, and starts mining. Throws a StopReason on failure, after stopping everything.
 */
export async function startChain({
  port,
  explorerPort,
  listsPort,
  engine,
  blockTimeSeconds = 3,
  still = false,
  acceptAnyAddress = false,
  report = console.log,
}: ChainOptions): Promise<RunningChain> {
  await ensureArtifacts(report)
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
    await seedYield(chain.rpc, deployed)
    await fundDemoAccounts(chain.rpc)
    await chain.mineEvery(blockTimeSeconds)
    const explorer = explorerPort === undefined ? null : await startExplorer(chain.rpc, explorerPort)
    if (explorer) stops.push(explorer.stop)
    const lists = listsPort === undefined ? null : await startListHost(listsPort)
    if (lists) stops.push(lists.stop)
    if (!still) stops.push(startMarketKeeper(chain.rpc, deployed, blockTimeSeconds, report).stop)
    const { engine: name, rpc, died } = chain
    const urls = { rpcUrl: rpc.url, explorerUrl: explorer?.url ?? null, listsUrl: lists?.url ?? null }
    return { engine: name, ...urls, deployed, died, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
