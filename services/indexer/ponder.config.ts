import './parentWatch.ts'
import { createConfig } from 'ponder'
import { zeroAddress } from 'viem'
import {
  competitionAbi,
  factoryAbi,
  lotteryAbi,
  masterChefAbi,
  pairAbi,
  poolAbi,
  predictionAbi,
  profileAbi,
  tokenAbi,
  vaultAbi,
} from './abis.ts'
import { nodeEntries, readIndexEnvironment } from './environment.ts'
import { readSources } from './sources.ts'

const { deployment, nodes, startBlock, directory, databaseUrl } = readIndexEnvironment(process.env)
const { chainId, isLocal, factory, cake, masterChef, cakeVault, pools, ...games } = readSources(deployment)
const [pairCreated] = factoryAbi

const LOCAL_POLLING_MS = 500
const POLLING_MS = 1000
/** Blocks between two marks; fewer than the 30 blocks that Ponder can replace, so each deeper reorganisation hits one. */
const MARK_INTERVAL = 10

const place = { chain: 'main', startBlock } as const

/** Returns the contracts that the deployment has. The type names all of them: it is that of the indexing functions. */
const deployed = <Contracts extends Record<string, { address: unknown }>>(contracts: Contracts): Contracts =>
  Object.fromEntries(Object.entries(contracts).filter(([, { address }]) => address !== zeroAddress)) as Contracts

/** Sources of the index. Ponder reads this file; its environment is set by `process.ts`. */
export default createConfig({
  database:
    databaseUrl === null
      ? { kind: 'pglite', directory: directory ?? 'memory://' }
      : { kind: 'postgres', connectionString: databaseUrl },
  chains: {
    main: {
      id: chainId,
      rpc: nodeEntries(nodes, isLocal),
      pollingInterval: isLocal ? LOCAL_POLLING_MS : POLLING_MS,
      // Ponder caches requests by chain id, and a local chain that starts anew has the same one.
      disableCache: isLocal,
    },
  },
  blocks: { Mark: { chain: 'main', startBlock: isLocal ? 0 : 'latest', interval: MARK_INTERVAL } },
  contracts: {
    Factory: { ...place, abi: factoryAbi, address: factory },
    Pair: { ...place, abi: pairAbi, address: { address: factory, event: pairCreated, parameter: 'pair' } },
    Cake: { ...place, abi: tokenAbi, address: cake },
    MasterChef: { ...place, abi: masterChefAbi, address: masterChef },
    CakeVault: { ...place, abi: vaultAbi, address: cakeVault },
    Pool: { ...place, abi: poolAbi, address: pools.map(({ address }) => address) },
    PoolReward: {
      ...place,
      abi: tokenAbi,
      address: [...new Set(pools.map(({ earningToken }) => earningToken))],
      filter: { event: 'Transfer', args: { from: pools.map(({ address }) => address) } },
    },
    ...deployed({
      Prediction: { ...place, abi: predictionAbi, address: games.prediction ?? zeroAddress },
      Lottery: { ...place, abi: lotteryAbi, address: games.lottery ?? zeroAddress },
      Profile: { ...place, abi: profileAbi, address: games.profile ?? zeroAddress },
      Competition: { ...place, abi: competitionAbi, address: games.competition?.address ?? zeroAddress },
    }),
  },
})
