import { amountIn, amountOut } from './quote'

/** A pool as the search sees it; tokens by address, reserves in smallest units. */
export interface Pool {
  tokenA: string
  tokenB: string
  reserveARaw: bigint
  reserveBRaw: bigint
}

export interface RouteRequest {
  from: string
  to: string
  amountRaw: bigint
  isExactInput: boolean
  maxHops: number
}

/** The pools in the order they are traded through, by index, and the amounts at both ends. */
export interface BestRoute {
  pools: number[]
  inputRaw: bigint
  outputRaw: bigint
}

/** A longer route has to be better by more than this to be worth its gas (constants: BETTER_TRADE_LESS_HOPS_THRESHOLD). */
const BETTER_BY_BPS = 50n
const BPS = 10_000n

interface Edge {
  pool: number
  next: string
  reserveHereRaw: bigint
  reserveNextRaw: bigint
}

function edgesByToken(pools: readonly Pool[]): Map<string, Edge[]> {
  const edges = new Map<string, Edge[]>()
  const add = (token: string, edge: Edge) => {
    const known = edges.get(token)
    if (known) known.push(edge)
    else edges.set(token, [edge])
  }
  pools.forEach(({ tokenA, tokenB, reserveARaw, reserveBRaw }, pool) => {
    if (reserveARaw <= 0n || reserveBRaw <= 0n) return
    add(tokenA, { pool, next: tokenB, reserveHereRaw: reserveARaw, reserveNextRaw: reserveBRaw })
    add(tokenB, { pool, next: tokenA, reserveHereRaw: reserveBRaw, reserveNextRaw: reserveARaw })
  })
  return edges
}

/** Answers the best amount and pools over exactly `hops` pools, walking from the exact side towards the other. */
function bestOverHops(edges: Map<string, Edge[]>, request: RouteRequest, hops: number): BestRoute | null {
  const { from, to, amountRaw, isExactInput } = request
  const [start, goal] = isExactInput ? [from, to] : [to, from]
  const path: number[] = []
  let best: { pools: number[]; amountRaw: bigint } | null = null

  function walk(token: string, raw: bigint, left: number): void {
    for (const { pool, next, reserveHereRaw, reserveNextRaw } of edges.get(token) ?? []) {
      if ((left === 1) !== (next === goal) || path.includes(pool)) continue
      const reached = isExactInput
        ? amountOut(raw, reserveHereRaw, reserveNextRaw)
        : amountIn(raw, reserveNextRaw, reserveHereRaw)
      if (reached === null) continue
      if (left > 1) {
        path.push(pool)
        walk(next, reached, left - 1)
        path.pop()
      } else if (!best || (isExactInput ? reached > best.amountRaw : reached < best.amountRaw)) {
        best = { pools: [...path, pool], amountRaw: reached }
      }
    }
  }

  walk(start, amountRaw, hops)
  const found = best as { pools: number[]; amountRaw: bigint } | null
  if (!found) return null
  return isExactInput
    ? { pools: found.pools, inputRaw: amountRaw, outputRaw: found.amountRaw }
    : { pools: found.pools.toReversed(), inputRaw: found.amountRaw, outputRaw: amountRaw }
}

/** Answers whether a longer route's price beats a shorter one's by more than the threshold. */
function isWorthTheHops(longer: BestRoute, shorter: BestRoute): boolean {
  return (
    longer.outputRaw * shorter.inputRaw * BPS > shorter.outputRaw * longer.inputRaw * (BPS + BETTER_BY_BPS)
  )
}

/**
 * Answers the route with the best price over at most `maxHops` pools, searched one length at a time (trading 9); null
 * when none of the pools leads there.
 */
export function bestRoute(pools: readonly Pool[], request: RouteRequest): BestRoute | null {
  const edges = edgesByToken(pools)
  let best: BestRoute | null = null
  for (let hops = 1; hops <= request.maxHops; hops += 1) {
    const found = bestOverHops(edges, request, hops)
    if (found && (!best || isWorthTheHops(found, best))) best = found
  }
  return best
}
