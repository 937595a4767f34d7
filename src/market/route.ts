import { amountIn, amountOut } from './quote'

/** A pool as a graph edge in both directions; tokens by address, reserves in smallest units. */
export interface Edges {
  tokenA: string
  tokenB: string
  reserveARaw: bigint
  reserveBRaw: bigint
}

export interface RouteRequest {
  from: string
  to: string
  /** Input for exact input, output for exact output, in the smallest unit. */
  amountRaw: bigint
  isExactInput: boolean
  maxHops: number
}

export interface BestRoute {
  /** Indexes of the pools, in trading order. */
  pools: number[]
  /** Tokens from first to last. */
  path: string[]
  /** Amount at each token of the path. */
  amountsRaw: bigint[]
  inputRaw: bigint
  outputRaw: bigint
}

/**
 * A longer route must improve the price by more than this to justify its gas (constants:
 * BETTER_TRADE_LESS_HOPS_THRESHOLD).
 */
const BETTER_BY_BPS = 50n
const BPS = 10_000n

/** The largest reserve that a pair accepts (protocol 0 "OVERFLOW"). */
const LARGEST_RESERVE_RAW = 2n ** 112n - 1n

/** A pool seen from one of its tokens. */
interface Edge {
  pool: number
  next: string
  hereRaw: bigint
  nextRaw: bigint
}

type Graph = ReadonlyMap<string, readonly Edge[]>

/** A partial route from the exact side: the token reached and the amount there. */
interface PartialRoute {
  at: string
  raw: bigint
  edges: readonly Edge[]
  amountsRaw: readonly bigint[]
}

function graphOf(pools: readonly Edges[]): Graph {
  const graph = new Map<string, Edge[]>()
  const add = (token: string, edge: Edge) => {
    const known = graph.get(token)
    if (known) known.push(edge)
    else graph.set(token, [edge])
  }
  pools.forEach(({ tokenA, tokenB, reserveARaw, reserveBRaw }, pool) => {
    add(tokenA, { pool, next: tokenB, hereRaw: reserveARaw, nextRaw: reserveBRaw })
    add(tokenB, { pool, next: tokenA, hereRaw: reserveBRaw, nextRaw: reserveARaw })
  })
  return graph
}

function cross({ hereRaw, nextRaw }: Edge, raw: bigint, isExactInput: boolean): bigint | null {
  const reached = isExactInput ? amountOut(raw, hereRaw, nextRaw) : amountIn(raw, nextRaw, hereRaw)
  if (reached === null) return null
  const grownRaw = isExactInput ? hereRaw + raw : nextRaw + reached
  return grownRaw > LARGEST_RESERVE_RAW ? null : reached
}

/** Returns the price before the trade, as a fraction of the end token over the start token. */
function priceBefore({ edges }: PartialRoute): { endRaw: bigint; startRaw: bigint } {
  return edges.reduce(
    ({ endRaw, startRaw }, { hereRaw, nextRaw }) => ({ endRaw: endRaw * nextRaw, startRaw: startRaw * hereRaw }),
    { endRaw: 1n, startRaw: 1n },
  )
}

/** Compares partial routes by amount, equal ones by price impact: a trade with a smaller one is less likely to fail. */
function isBetter(partial: PartialRoute, best: PartialRoute | null, isExactInput: boolean): boolean {
  if (!best) return true
  if (partial.raw !== best.raw) return isExactInput ? partial.raw > best.raw : partial.raw < best.raw
  const [price, bestPrice] = [priceBefore(partial), priceBefore(best)]
  const [own, others] = [price.endRaw * bestPrice.startRaw, bestPrice.endRaw * price.startRaw]
  return isExactInput ? own < others : own > others
}

interface Search {
  graph: Graph
  goal: string
  isExactInput: boolean
}

/** Returns the best of `known` and the extensions of a partial route that reach the goal in `hopsLeft` more pools. */
function bestExtension(
  search: Search,
  partial: PartialRoute,
  hopsLeft: number,
  known: PartialRoute | null,
): PartialRoute | null {
  const { graph, goal, isExactInput } = search
  let best = known
  for (const edge of graph.get(partial.at) ?? []) {
    if ((hopsLeft === 1) !== (edge.next === goal) || partial.edges.some(({ pool }) => pool === edge.pool)) continue
    const raw = cross(edge, partial.raw, isExactInput)
    if (raw === null) continue
    const extended = { at: edge.next, raw, edges: [...partial.edges, edge], amountsRaw: [...partial.amountsRaw, raw] }
    if (hopsLeft > 1) best = bestExtension(search, extended, hopsLeft - 1, best)
    else if (isBetter(extended, best, isExactInput)) best = extended
  }
  return best
}

function routeFrom(
  { raw, edges, amountsRaw }: PartialRoute,
  { from, to, amountRaw, isExactInput }: RouteRequest,
): BestRoute {
  const pools = edges.map(({ pool }) => pool)
  const path = [isExactInput ? from : to, ...edges.map(({ next }) => next)]
  return isExactInput
    ? { pools, path, amountsRaw: [...amountsRaw], inputRaw: amountRaw, outputRaw: raw }
    : {
        pools: pools.toReversed(),
        path: path.toReversed(),
        amountsRaw: amountsRaw.toReversed(),
        inputRaw: raw,
        outputRaw: amountRaw,
      }
}

/** Returns whether a longer route's price improves on a shorter one's by more than the threshold. */
function justifiesMoreHops(longer: BestRoute, shorter: BestRoute): boolean {
  return longer.outputRaw * shorter.inputRaw * BPS > shorter.outputRaw * longer.inputRaw * (BPS + BETTER_BY_BPS)
}

/**
 * Returns the route with the best price over at most `maxHops` pools; null when no route can serve the amount. Searches
 * one length at a time, so that a longer route must justify its gas (trading 9 "Best trade search").
 */
export function bestRoute(pools: readonly Edges[], request: RouteRequest): BestRoute | null {
  const { from, to, amountRaw, isExactInput, maxHops } = request
  const [start, goal] = isExactInput ? [from, to] : [to, from]
  const search = { graph: graphOf(pools), goal, isExactInput }
  const empty = { at: start, raw: amountRaw, edges: [], amountsRaw: [amountRaw] }
  let best: BestRoute | null = null
  for (let hops = 1; hops <= maxHops; hops += 1) {
    const partial = bestExtension(search, empty, hops, null)
    const found = partial && routeFrom(partial, request)
    if (found && (!best || justifiesMoreHops(found, best))) best = found
  }
  return best
}
