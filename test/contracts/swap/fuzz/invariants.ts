import type { ChainState } from './chain.ts'
import { firstDifference, type PoolState, type State } from './state.ts'
import type { World } from './world.ts'

/** Two states with one step between them. */
export interface Transition {
  before: State
  after: ChainState
  /** Expected state, by the model. */
  expectedState: State
  isTrade: boolean
  /** Pools whose reserves the model has set to their balances. */
  synced: ReadonlySet<number>
}

const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n)
const product = ({ reserve0, reserve1 }: PoolState): bigint => reserve0 * reserve1

/** Checks that the router holds no token, no shares and no native coin. */
function* leftWithRouter({ router }: World, { pools, tokens, native }: ChainState) {
  for (const [at, { shares }] of pools.entries()) if (shares[router] !== 0n) yield `the router has shares of pool ${at}`
  for (const [at, { balances }] of tokens.entries()) if (balances[router] !== 0n) yield `the router holds token ${at}`
  if (native[router] !== 0n) yield 'the router holds native coin'
}

/** Checks that balances add up to the supply. */
function* badSums({ wrapped }: World, { pools, tokens }: ChainState, before: State) {
  for (const [at, { shares, supply }] of pools.entries()) {
    if (sum(shares) !== supply) yield `the shares of pool ${at} are not its supply`
  }
  for (const [at, { balances, supply }] of tokens.entries()) {
    if (sum(balances) !== supply) yield `the balances of token ${at} are not its supply`
    if (at !== wrapped && supply !== before.tokens[at]?.supply) yield `the supply of token ${at} has changed`
  }
}

/** Checks that a pool holds at least its reserves, and exactly these after a sync. */
function* badReserves({ pools }: World, { tokens, ...after }: ChainState, synced: ReadonlySet<number>) {
  for (const [at, { token0, token1, holder }] of pools.entries()) {
    const { reserve0 = 0n, reserve1 = 0n } = after.pools[at] ?? {}
    const more0 = (tokens[token0]?.balances[holder] ?? 0n) - reserve0
    const more1 = (tokens[token1]?.balances[holder] ?? 0n) - reserve1
    if (more0 < 0n || more1 < 0n) yield `pool ${at} holds less than its reserves`
    if (synced.has(at) && (more0 > 0n || more1 > 0n)) yield `pool ${at} has not counted all that it holds`
  }
}

/** Checks that no trade lowers a product, and that no step lowers the value of a share, except by the protocol fee. */
function* losses({ feeReceiver }: World, { before, after, isTrade }: Transition) {
  for (const [at, now] of after.pools.entries()) {
    const then = before.pools[at]
    if (!then) continue
    if (isTrade && product(now) < product(then)) yield `the product of pool ${at} has fallen`
    if (isTrade && now.supply !== then.supply) yield `the supply of pool ${at} has changed in a trade`
    const isFeeMinted = now.shares[feeReceiver] !== then.shares[feeReceiver]
    // Product over supply squared, without dividing.
    if (!isFeeMinted && product(now) * then.supply ** 2n < product(then) * now.supply ** 2n) {
      yield `a share of pool ${at} has become worth less`
    }
  }
}

/** Returns all violated invariants, one sentence each. */
export function violationsOf(world: World, transition: Transition): string[] {
  const { before, after, expectedState, synced } = transition
  const difference = firstDifference(after, expectedState)
  return [
    ...(difference ? [difference] : []),
    ...leftWithRouter(world, after),
    ...badSums(world, after, before),
    ...badReserves(world, after, synced),
    ...losses(world, transition),
  ]
}
