import type { FarmEntry, FarmsFile } from '../../deployment/farms'
import type { PairFacts, PriceFacts } from '../../deployment/poolPrices'

/** The pid of the CAKE staking pool, which has no LP tokens (yield 3, protocol 1). */
export const CAKE_POOL_PID = 0

/** Returns whether a farm is hidden from the normal list. */
export const isArchivedPid = (pid: number, { archivedPids }: Pick<FarmsFile, 'archivedPids'>): boolean =>
  archivedPids !== undefined && pid >= archivedPids.from && pid <= archivedPids.to

/** Returns the pools that give prices, in order of preference: active farms, helpers, archived farms. */
export function pricedEntries(facts: FarmsFile): readonly Omit<FarmEntry, 'pid'>[] {
  const farms = facts.farms.filter(({ pid }) => pid !== CAKE_POOL_PID)
  const isArchived = ({ pid }: FarmEntry) => isArchivedPid(pid, facts)
  return [...farms.filter((farm) => !isArchived(farm)), ...facts.priceHelpers, ...farms.filter(isArchived)]
}

const pairFacts = ({ token, quoteToken, lpAddress }: Omit<FarmEntry, 'pid'>): PairFacts => [
  token,
  quoteToken,
  lpAddress,
]

/**
 * Returns the facts needed to price these tokens, by key. Of two pools with the same tokens, only the first is used.
 */
export function priceFactsFor(tokens: Iterable<string>, facts: FarmsFile): PriceFacts {
  const { referencePids, farms } = facts
  const reference = (pid: number | undefined): PairFacts | null => {
    const farm = farms.find((each) => each.pid === pid)
    return farm ? pairFacts(farm) : null
  }
  const [cakeNative, busdNative] = [reference(referencePids?.cakeNative), reference(referencePids?.busdNative)]
  const first = new Map<string, PairFacts>()
  for (const pair of pricedEntries(facts).map(pairFacts)) {
    const id = `${pair[0]} ${pair[1]}`
    if (!first.has(id)) first.set(id, pair)
  }
  const all = [...first.values()]
  // A quote token needs a price as well. Iterating a Set also visits elements added during the iteration.
  const tokensToPrice = new Set([...tokens, ...(cakeNative ?? []).slice(0, 2), ...(busdNative ?? []).slice(0, 2)])
  for (const key of tokensToPrice)
    for (const [token, quoteToken] of all) if (token === key) tokensToPrice.add(quoteToken)
  return { cakeNative, busdNative, pairs: all.filter(([token]) => tokensToPrice.has(token)) }
}
