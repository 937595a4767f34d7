import facts from '#deployment/farms.json'
import { tableToken, type TableToken } from './tokenTable'

/** What farms.json says; tokens by key. */
export interface FarmEntry {
  pid: number
  lpSymbol: string
  lpAddress: string
  token: string
  quoteToken: string
  isCommunity?: boolean
}

export interface FarmsFacts {
  /** The farms that the prices of CAKE and of the native coin are read off. */
  referencePids?: { cakeNative: number; busdNative: number }
  /** Farms hidden from the normal list, both ends included. */
  archivedPids?: { from: number; to: number }
  farms: readonly FarmEntry[]
  priceHelpers: readonly Omit<FarmEntry, 'pid'>[]
}

/** A liquidity pool that tells a price: a farm's, or a helper's, which has no farm (yield 3). */
export interface PricedPair {
  pid: number | null
  lpSymbol: string
  lpAddress: string
  token: TableToken
  quoteToken: TableToken
  isCommunity: boolean
  isArchived: boolean
}

/** A place where LP tokens are staked for CAKE (yield 3 "Farm definition"). */
export interface Farm extends PricedPair {
  pid: number
}

export interface FarmList {
  /** In the order of the deployment; without the CAKE staking pool, which has no LP tokens. */
  farms: readonly Farm[]
  /** Every pool that tells a price, in the order of preference: farms that are on, helpers, archived farms. */
  pricedPairs: readonly PricedPair[]
  cakeNative: Farm | null
  busdNative: Farm | null
}

/** The pid of CAKE staked alone (yield 3, protocol 1). */
const CAKE_POOL_PID = 0

/** Answers the farms that the facts tell of; a farm whose token the table lacks is left out. */
export function farmListFrom({ referencePids, archivedPids, farms, priceHelpers }: FarmsFacts): FarmList {
  const isArchived = (pid: number) => archivedPids !== undefined && pid >= archivedPids.from && pid <= archivedPids.to
  const pairOf = (entry: Omit<FarmEntry, 'pid'>, pid: number | null): PricedPair | null => {
    const [token, quoteToken] = [tableToken(entry.token), tableToken(entry.quoteToken)]
    if (!token || !quoteToken) return null
    const { lpSymbol, lpAddress, isCommunity = false } = entry
    return { pid, lpSymbol, lpAddress, token, quoteToken, isCommunity, isArchived: pid !== null && isArchived(pid) }
  }
  const all = farms
    .filter(({ pid }) => pid !== CAKE_POOL_PID)
    .map((entry) => pairOf(entry, entry.pid))
    .filter((farm): farm is Farm => farm !== null)
  const helpers = priceHelpers.map((entry) => pairOf(entry, null)).filter((pair) => pair !== null)
  const farmOf = (pid: number | undefined) => all.find((farm) => farm.pid === pid) ?? null
  return {
    farms: all,
    pricedPairs: [...all.filter((farm) => !farm.isArchived), ...helpers, ...all.filter((farm) => farm.isArchived)],
    cakeNative: farmOf(referencePids?.cakeNative),
    busdNative: farmOf(referencePids?.busdNative),
  }
}

export const deploymentFarms = farmListFrom(facts)
