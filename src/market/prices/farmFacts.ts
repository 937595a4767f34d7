/** What farms.json says of a farm; tokens by key. */
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

/** The pid of CAKE staked alone, which has no LP tokens (yield 3, protocol 1). */
export const CAKE_POOL_PID = 0

/** Answers whether a farm is hidden from the normal list. */
export const isArchivedPid = (pid: number, { archivedPids }: Pick<FarmsFacts, 'archivedPids'>): boolean =>
  archivedPids !== undefined && pid >= archivedPids.from && pid <= archivedPids.to

/** Answers every pool that tells a price, in the order of preference: farms that are on, helpers, archived farms. */
export function pricedEntries(facts: FarmsFacts): readonly Omit<FarmEntry, 'pid'>[] {
  const farms = facts.farms.filter(({ pid }) => pid !== CAKE_POOL_PID)
  const isArchived = ({ pid }: FarmEntry) => isArchivedPid(pid, facts)
  return [...farms.filter((farm) => !isArchived(farm)), ...facts.priceHelpers, ...farms.filter(isArchived)]
}

/** A pool that tells a price: the token's key, that of what it is quoted in, and the pool's address. */
export type PairFacts = readonly [token: string, quoteToken: string, lpAddress: string]

/** What is needed of the farms to tell prices. */
export interface PriceFacts {
  cakeNative: PairFacts | null
  busdNative: PairFacts | null
  /** In the order of preference. */
  pairs: readonly PairFacts[]
}

const pairFacts = ({ token, quoteToken, lpAddress }: Omit<FarmEntry, 'pid'>): PairFacts => [
  token,
  quoteToken,
  lpAddress,
]

/** Answers what is needed to tell what these tokens are worth, by key: of two pools with the same tokens the first tells. */
export function priceFactsFor(tokens: Iterable<string>, facts: FarmsFacts): PriceFacts {
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
  // What a token is quoted in needs a price as well; a set goes on with what is added while it is gone through.
  const wanted = new Set([...tokens, ...(cakeNative ?? []).slice(0, 2), ...(busdNative ?? []).slice(0, 2)])
  for (const key of wanted) for (const [token, quoteToken] of all) if (token === key) wanted.add(quoteToken)
  return { cakeNative, busdNative, pairs: all.filter(([token]) => wanted.has(token)) }
}
