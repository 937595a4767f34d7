import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment } from '../../src/deployment/deployment.ts'
import type { GroupPrize, RankGroup } from '../../src/features/competition/competition.rules.ts'
import type { TokenKey } from '../market/market.ts'
import { root } from '../node/root.ts'
import { StopReason } from '../node/stopReason.ts'

/** Facts of a token, as in tokens.json. */
export interface TokenFacts {
  symbol: string
  name: string
  address: string
  decimals: number
}

/** Deployed contracts, by their names in deployment.json and tokens.json. */
export interface Deployed {
  contracts: Record<string, string>
  tokens: Record<string, string>
  initCodeHash: string
  /** LP tokens of the farms by pid, as in farms.json. */
  farms: Record<string, string>
  /** Pools by sousId, as in pools.json. */
  pools: Record<string, string>
  /** Sales by id, as in ifos.json. */
  sales: Record<string, string>
}

/** Farm as in farms.json. */
export interface FarmFacts {
  pid: number
  lpSymbol: string
  lpAddress: string
  token: string
  quoteToken: string
}

/** Pool as in pools.json. */
export interface PoolFacts {
  sousId: number
  stakingToken: string
  earningToken: string
  contractAddress: string
  tokenPerBlock: string
}

/** Parameters of the prediction, as in prediction.json. */
export interface PredictionFacts {
  oracleDecimals: number
  intervalBlocks: number
  bufferBlocks: number
  minBetAmountRaw: string
  rewardRatePercent: number
}

/** Terms of the lottery, as in lottery.json. */
export interface LotteryFacts {
  ticketUsd: string
  discountDivisor: number
  treasuryFeeBps: number
  rewardsBreakdownBps: readonly number[]
  drawsPerDay: number
  secondsBetweenRounds: number
  limits: { minLengthSeconds: number }
}

/** Lengths of the farm auctions, in blocks. */
export interface FarmAuctionFacts {
  auctionLengthBlocks: number
  maxAuctionLengthBlocks: number
}

/** Collectible as in nfts.json. */
export interface CollectibleFacts {
  identifier: string
  name: string
  variationId: number
  image: string
}

/** Trading competition, as in competition.json. */
export interface CompetitionFacts {
  topMembersCounted: number
  eligiblePairs: readonly string[]
  tiers: readonly (RankGroup & { tier: string })[]
  prizes: readonly { teamRank: number; groups: readonly (GroupPrize & { cakePrizeUsd: string })[] }[]
}

const devnet = join(root, 'deployments', 'devnet')

const readJson = <T>(directory: string, kind: string): T =>
  JSON.parse(readFileSync(join(directory, `${kind}.json`), 'utf8')) as T

/** Returns the tokens of the local chain by key. The native coin is included, without an address. */
export const readTokens = (): Record<TokenKey, TokenFacts> => readJson(devnet, 'tokens')

/** Returns the farms of the local chain, or of another folder. */
export const readFarms = (directory = devnet): FarmFacts[] => readJson<{ farms: FarmFacts[] }>(directory, 'farms').farms

/** Returns the pools of the local chain, or of another folder. */
export const readPools = (directory = devnet): PoolFacts[] => readJson(directory, 'pools')

/** Returns the sales of the local chain, or of another folder. */
export const readSales = (directory = devnet): { id: string; address: string }[] =>
  readJson<{ ifos: { id: string; address: string }[] }>(directory, 'ifos').ifos

/** Returns the parameters of the prediction of the local chain. */
export const readPrediction = (): PredictionFacts => readJson(devnet, 'prediction')

/** Space of the proposals of the local chain. */
export interface VotingFacts {
  space: string
  snapshotVersion: string
  voteType: string
}

/** Returns the space of the proposals of the local chain. */
export const readVoting = (): VotingFacts => readJson(devnet, 'voting')

/** Returns the terms of the lottery of the local chain. */
export const readLottery = (): LotteryFacts => readJson(devnet, 'lottery')

/** Returns the terms of the farm auctions of the local chain. */
export const readFarmAuction = (): FarmAuctionFacts => readJson(devnet, 'farm-auction')

/** Returns the teams of the local chain, in the order of their ids. */
export const readTeams = (): { id: number; name: string }[] => readJson(devnet, 'teams')

/** Returns the trading competition of the local chain. */
export function readCompetition(): CompetitionFacts {
  const [newest] = readJson<CompetitionFacts[]>(devnet, 'competition')
  if (!newest) throw new Error('deployments/devnet has no trading competition.')
  return newest
}

/** Returns the collectibles of the local chain. */
export const readCollectibles = (): CollectibleFacts[] =>
  readJson<{ collectibles: CollectibleFacts[] }>(devnet, 'nfts').collectibles

/** Returns deployment.json of the local chain. */
export const readDevnet = (): Deployment => readJson(devnet, 'deployment')

interface Difference {
  label: string
  written: string
  deployed: string
}

/** Returns the addresses that differ, by name; `prefix` distinguishes the kinds of names. */
function differencesBetween(
  written: Record<string, string | undefined>,
  deployed: Record<string, string>,
  prefix = '',
): Difference[] {
  const names = new Set([...Object.keys(written), ...Object.keys(deployed)])
  return [...names]
    .map((name) => ({
      label: `${prefix}${name}`,
      written: written[name] ?? 'nothing',
      deployed: deployed[name] ?? 'nothing',
    }))
    .filter((difference) => difference.written !== difference.deployed)
}

function differences(
  { contracts, tokens, initCodeHash, farms, pools, sales }: Deployed,
  directory: string,
): Difference[] {
  const facts = readJson<Deployment>(directory, 'deployment')
  const known = Object.entries(readJson<Record<string, Partial<TokenFacts>>>(directory, 'tokens'))
  const addresses = known.flatMap(([key, { address }]) => (address ? [[key, address] as const] : []))
  const lps = readFarms(directory).map(({ pid, lpAddress }) => [pid, lpAddress] as const)
  const chefs = readPools(directory).map(({ sousId, contractAddress }) => [sousId, contractAddress] as const)
  const offerings = readSales(directory).map((sale) => [sale.id, sale.address] as const)
  return [
    ...differencesBetween(facts.contracts, contracts),
    ...differencesBetween(Object.fromEntries(addresses), tokens),
    ...differencesBetween({ 'init code hash': facts.initCodeHash }, { 'init code hash': initCodeHash }),
    ...differencesBetween(Object.fromEntries(lps), farms, 'farm '),
    ...differencesBetween(Object.fromEntries(chefs), pools, 'pool '),
    ...differencesBetween(Object.fromEntries(offerings), sales, 'sale '),
  ]
}

/** Throws a StopReason if the deployed contracts differ from deployments/devnet, or from another folder. */
export function refuseMismatch(deployed: Deployed, directory = devnet): void {
  const [first, ...others] = differences(deployed, directory)
  if (!first) return
  const more = others.length ? ` (and ${others.length} more differ)` : ''
  throw new StopReason(
    `deployments/devnet has ${first.written} for ${first.label}, but ${first.deployed} was deployed${more}: after changing contracts, run npm start -- --write.`,
  )
}

/**
 * Replaces the old addresses and hash by the deployed ones, in every file of deployments/devnet or another folder. Returns
 * the names of the changed files. Throws a StopReason if an address cannot be replaced as text.
 */
export function writeDeployed(deployed: Deployed, directory = devnet): string[] {
  const replacements = new Map<string, string>()
  for (const { label, written, deployed: current } of differences(deployed, directory)) {
    if (written === 'nothing' || current === 'nothing' || (replacements.get(written) ?? current) !== current) {
      throw new StopReason(
        `deployments/devnet cannot be updated automatically: first enter ${current} for ${label} by hand.`,
      )
    }
    replacements.set(written, current)
  }
  return readdirSync(directory).filter((file) => {
    const before = readFileSync(join(directory, file), 'utf8')
    const after = before.replaceAll(/0x[0-9a-fA-F]{40,}/g, (found) => replacements.get(found) ?? found)
    if (after !== before) writeFileSync(join(directory, file), after)
    return after !== before
  })
}

/** Returns the URLs of the graphs of the games, at the paths of 2021. */
const graphsOf = (servicesUrl: string): Record<string, string> =>
  Object.fromEntries(
    ['prediction', 'lottery', 'profile'].map((name) => [
      `${name}Graph`,
      `${servicesUrl}/subgraphs/name/hotcake/${name}`,
    ]),
  )

/**
 * Returns the facts of a chain with the given node and explorer. `listsUrl`, if present, hosts its lists and IPFS
 * gateway; `servicesUrl` its names, votes and graphs.
 */
export function factsAt(
  facts: Deployment,
  rpcUrl: string,
  explorerUrl: string,
  listsUrl?: string,
  servicesUrl?: string,
): Deployment {
  const gateways = { ipfsGateways: [`${listsUrl}/ipfs/`], ipnsGateways: [`${listsUrl}/ipns/`] }
  return {
    ...facts,
    rpc: { ...facts.rpc, http: [rpcUrl], webSocket: [rpcUrl.replace('http', 'ws')] },
    explorer: { name: 'Local explorer', url: explorerUrl },
    services: {
      ...facts.services,
      ...(listsUrl !== undefined && gateways),
      ...(servicesUrl !== undefined && { selfHosted: servicesUrl, ...graphsOf(servicesUrl) }),
    },
  }
}

/**
 * Returns the deployment with these facts: the committed folder if it has the same, else a copy in .cache. The result is a
 * value of DEPLOYMENT.
 */
export function deploymentFor(rpcUrl: string, explorerUrl: string, listsUrl?: string, servicesUrl?: string): string {
  const facts = readDevnet()
  const served = factsAt(facts, rpcUrl, explorerUrl, listsUrl, servicesUrl)
  if (JSON.stringify(served) === JSON.stringify(facts)) return 'devnet'
  const copy = join(root, '.cache', 'deployments', `devnet-${new URL(rpcUrl).port}`)
  cpSync(devnet, copy, { recursive: true })
  writeFileSync(join(copy, 'deployment.json'), `${JSON.stringify(served, null, 2)}\n`)
  return copy
}
