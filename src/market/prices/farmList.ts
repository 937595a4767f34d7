import { farmsFile, type FarmEntry, type FarmsFile } from '../../deployment/farms'
import { CAKE_POOL_PID, isArchivedPid, pricedEntries } from './farmFacts'
import type { PricedPair, PriceList } from './priceList'
import { tableToken } from './tokenTable'

/** A farm: LP tokens are staked for CAKE (yield 3 "Farm definition"). */
export interface Farm extends PricedPair {
  pid: number
  lpSymbol: string
  isCommunity: boolean
  isArchived: boolean
}

export interface FarmList extends PriceList {
  /** In the order of the deployment; excludes the CAKE staking pool, which has no LP tokens. */
  farms: readonly Farm[]
}

type PairEntry = Omit<FarmEntry, 'pid'>

function pairOf({ token: tokenKey, quoteToken: quoteKey, lpAddress }: PairEntry): PricedPair | null {
  const [token, quoteToken] = [tableToken(tokenKey), tableToken(quoteKey)]
  return token && quoteToken && { token, quoteToken, lpAddress }
}

/** Builds the farm list from the facts; omits a farm whose tokens are not in the token table. */
export function farmListFrom(facts: FarmsFile): FarmList {
  const farmsByEntry = new Map<PairEntry, Farm>()
  for (const entry of facts.farms) {
    const { pid, lpSymbol, isCommunity = false } = entry
    const pair = pid === CAKE_POOL_PID ? null : pairOf(entry)
    if (pair) farmsByEntry.set(entry, { ...pair, pid, lpSymbol, isCommunity, isArchived: isArchivedPid(pid, facts) })
  }
  const farms = [...farmsByEntry.values()]
  const farmOf = (pid: number | undefined) => farms.find((farm) => farm.pid === pid) ?? null
  return {
    farms,
    pricedPairs: pricedEntries(facts)
      .map((entry) => farmsByEntry.get(entry) ?? pairOf(entry))
      .filter((pair) => pair !== null),
    cakeNative: farmOf(facts.referencePids?.cakeNative),
    busdNative: farmOf(facts.referencePids?.busdNative),
  }
}

export const deploymentFarms = farmListFrom(farmsFile)
