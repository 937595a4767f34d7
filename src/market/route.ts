import { amountIn, amountOut } from './quote'

/** A pool as the search sees it, an edge each way; tokens by address, reserves in smallest units. */
export interface Edges {
  tokenA: string
  tokenB: string
  reserveARaw: bigint
  reserveBRaw: bigint
}

export interface RouteRequest {
  from: string
  to: string
  /** What is given (exact input) or wanted (exact output), in the smallest unit. */
  amountRaw: bigint
  isExactInput: boolean
  maxHops: number
}

export interface BestRoute {
  /** Indexes of the pools, in the order they are traded through. */
  pools: number[]
  /** Tokens from first to last. */
  path: string[]
  /** What changes hands at each token of the path. */
  amountsRaw: bigint[]
  inputRaw: bigint
  outputRaw: bigint
}

/** A longer route has to be better by more than this to be worth its gas (constants: BETTER_TRADE_LESS_HOPS_THRESHOLD). */
const BETTER_BY_BPS = 50n
const BPS = 10_000n

/** A pair refuses to hold more of a token (protocol 0 "OVERFLOW"). */
const LARGEST_RESERVE_RAW = 2n ** 112n - 1n

/** A pool seen from one of its tokens. */
interface Edge {
  pool: number
  next: string
  hereRaw: bigint
  nextRaw: bigint
}

type Graph = ReadonlyMap<string, readonly Edge[]>

/** A walk from the exact side towards the other: the token it has come to and what arrives there. */
interface Walk {
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

/** The price before the trade, as a fraction of the walk's end over its start. */
function priceBefore({ edges }: Walk): { endRaw: bigint; startRaw: bigint } {
  return edges.reduce(
    ({ endRaw, startRaw }, { hereRaw, nextRaw }) => ({ endRaw: endRaw * nextRaw, startRaw: startRaw * hereRaw }),
    { endRaw: 1n, startRaw: 1n },
  )
}

/** Of two walks that end alike the one that moves the price less is better, as it is less likely to fail. */
function isBetter(walk: Walk, best: Walk | null, isExactInput: boolean): boolean {
  if (!best) return true
  if (walk.raw !== best.raw) return isExactInput ? walk.raw > best.raw : walk.raw < best.raw
  const [price, bestPrice] = [priceBefore(walk), priceBefore(best)]
  const [own, others] = [price.endRaw * bestPrice.startRaw, bestPrice.endRaw * price.startRaw]
  return isExactInput ? own < others : own > others
}

interface Search {
  graph: Graph
  goal: string
  isExactInput: boolean
}

/** Answers the best of `known` and of all that a walk can become by crossing exactly so many more pools to the goal. */
function bestWalk(search: Search, walk: Walk, hopsLeft: number, known: Walk | null): Walk | null {
  const { graph, goal, isExactInput } = search
  let best = known
  for (const edge of graph.get(walk.at) ?? []) {
    if ((hopsLeft === 1) !== (edge.next === goal) || walk.edges.some(({ pool }) => pool === edge.pool)) continue
    const raw = cross(edge, walk.raw, isExactInput)
    if (raw === null) continue
    const further = { at: edge.next, raw, edges: [...walk.edges, edge], amountsRaw: [...walk.amountsRaw, raw] }
    if (hopsLeft > 1) best = bestWalk(search, further, hopsLeft - 1, best)
    else if (isBetter(further, best, isExactInput)) best = further
  }
  return best
}

function routeFrom({ raw, edges, amountsRaw }: Walk, { from, to, amountRaw, isExactInput }: RouteRequest): BestRoute {
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

/** Answers whether a longer route's price beats a shorter one's by more than the threshold. */
function isWorthTheHops(longer: BestRoute, shorter: BestRoute): boolean {
  return longer.outputRaw * shorter.inputRaw * BPS > shorter.outputRaw * longer.inputRaw * (BPS + BETTER_BY_BPS)
}

/**
 * Answers the route with the best price over at most `maxHops` pools, searched one length at a time so that a longer
 * one has to earn its gas (trading 9 "Best trade search"); null when no route can give or take the amount.
 */
export function bestRoute(pools: readonly Edges[], request: RouteRequest): BestRoute | null {
  const { from, to, amountRaw, isExactInput, maxHops } = request
  const [start, goal] = isExactInput ? [from, to] : [to, from]
  const search = { graph: graphOf(pools), goal, isExactInput }
  const nowhere = { at: start, raw: amountRaw, edges: [], amountsRaw: [amountRaw] }
  let best: BestRoute | null = null
  for (let hops = 1; hops <= maxHops; hops += 1) {
    const walk = bestWalk(search, nowhere, hops, null)
    const found = walk && routeFrom(walk, request)
    if (found && (!best || isWorthTheHops(found, best))) best = found
  }
  return best
}
