import { deployCompetition } from './competition/deployCompetition.ts'
import { seedCompetition } from './competition/seedCompetition.ts'
import { deployAuction } from './auction/deployAuction.ts'
import { seedAuctions } from './auction/seedAuctions.ts'
import { startExplorer } from './explorer/server.ts'
import { startListHost } from './lists/listHost.ts'
import { deployFarms } from './farms/deployFarms.ts'
import { deployLottery } from './lottery/deployLottery.ts'
import { startLotteryKeeper } from './lottery/lotteryKeeper.ts'
import { lotteryPastSeconds, seedLottery } from './lottery/seedLottery.ts'
import { startMarketKeeper } from './market/marketKeeper.ts'
import { fundDemoAccounts, seedSwap } from './market/seedSwap.ts'
import { seedYield } from './market/seedYield.ts'
import { startEmptyChain, STORED_STATES } from './node/chain.ts'
import type { EngineName } from './node/engine.ts'
import type { StopReason } from './node/stopReason.ts'
import { DEFAULT_LOTTERY_MINUTES } from './options.ts'
import { deployPools } from './pools/deployPools.ts'
import { deployPrediction } from './prediction/deployPrediction.ts'
import { startPredictionKeeper } from './prediction/predictionKeeper.ts'
import { pastSeconds, seedPrediction } from './prediction/seedPrediction.ts'
import { deployProfile } from './profile/deployProfile.ts'
import { seedProfile } from './profile/seedProfile.ts'
import type { Rpc } from './node/rpc.ts'
import { ensureArtifacts } from './protocol/artifacts.ts'
import { readPrediction, refuseMismatch, type Deployed } from './protocol/deploymentFiles.ts'
import { deployLists } from './protocol/deployLists.ts'
import { deploySwap } from './protocol/deploySwap.ts'
import { SALE_ADDRESSES, seedSales } from './sales/seedSales.ts'

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
  /** Disables the keepers, so that prices move only by the user's trades, and no round is executed. */
  still?: boolean
  /** Blocks in a round of the prediction. Absent: those of prediction.json. */
  intervalBlocks?: number
  /** Minutes until the open round of the lottery ends. */
  lotteryMinutes?: number
  /** Number of newest blocks whose state anvil serves. */
  storedStates?: number
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
  /** Resolves when chain, explorer, list host and keepers have stopped. */
  stop(): Promise<void>
}

/**
 * Mines a block with the present time. The blocks of the seeds have earlier times, so that none of them is ahead of the
 * clock.
 */
async function catchUp(rpc: Rpc): Promise<void> {
  const { timestamp } = await rpc.request<{ timestamp: string }>('eth_getBlockByNumber', 'latest', false)
  const seconds = Math.max(Math.floor(Date.now() / 1000), Number(timestamp) + 1)
  await rpc.requestAll([['evm_setNextBlockTimestamp', seconds], ['evm_mine']])
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
  intervalBlocks = readPrediction().intervalBlocks,
  lotteryMinutes = DEFAULT_LOTTERY_MINUTES,
  storedStates = STORED_STATES,
  acceptAnyAddress = false,
  report = console.log,
}: ChainOptions): Promise<RunningChain> {
  await ensureArtifacts(report)
  const ageSeconds = Math.max(lotteryPastSeconds(lotteryMinutes), pastSeconds(intervalBlocks, blockTimeSeconds))
  const chain = await startEmptyChain({ port, engine, ageSeconds, storedStates })
  const stops: (() => Promise<void>)[] = [chain.stop]
  const stop = async () => {
    for (const end of stops.toReversed()) await end()
  }
  try {
    const exchange = await deploySwap(chain.rpc)
    const names = await deployLists(chain.rpc)
    const lottery = await deployLottery(chain.rpc, exchange)
    // The past of the lottery begins days ago. The many blocks of the prediction follow, so that the average block time
    // does not count these days.
    await seedLottery(chain.rpc, lottery, lotteryMinutes)
    const auction = await deployAuction(chain.rpc, lottery)
    await seedAuctions(chain.rpc, auction)
    const prediction = await deployPrediction(chain.rpc, auction, intervalBlocks)
    // The past rounds take many blocks. The rewards of farms and pools count from later ones.
    await seedPrediction(chain.rpc, prediction, intervalBlocks, blockTimeSeconds)
    const farms = await deployFarms(chain.rpc, prediction)
    const pools = await deployPools(chain.rpc, farms)
    const profiles = await deployProfile(chain.rpc, pools)
    const competition = await deployCompetition(chain.rpc, profiles)
    const deployed = { ...competition, sales: SALE_ADDRESSES, contracts: { ...competition.contracts, ...names } }
    if (!acceptAnyAddress) refuseMismatch(deployed)
    await seedSwap(chain.rpc, deployed)
    await seedYield(chain.rpc, deployed)
    await seedProfile(chain.rpc, deployed)
    await seedSales(chain.rpc, deployed)
    await seedCompetition(chain.rpc, deployed)
    await fundDemoAccounts(chain.rpc)
    await catchUp(chain.rpc)
    await chain.mineEvery(blockTimeSeconds)
    const explorer = explorerPort === undefined ? null : await startExplorer(chain.rpc, explorerPort)
    if (explorer) stops.push(explorer.stop)
    const lists = listsPort === undefined ? null : await startListHost(listsPort)
    if (lists) stops.push(lists.stop)
    for (const startKeeper of still ? [] : [startMarketKeeper, startPredictionKeeper, startLotteryKeeper]) {
      stops.push(startKeeper(chain.rpc, deployed, blockTimeSeconds, report).stop)
    }
    const { engine: name, rpc, died } = chain
    const urls = { rpcUrl: rpc.url, explorerUrl: explorer?.url ?? null, listsUrl: lists?.url ?? null }
    return { engine: name, ...urls, deployed, died, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
