import type { Random } from '../../random.ts'
import { amountFor, quote } from '../formulas.ts'
import type { TradeKind } from './routerModel.ts'
import { callerIn, deadlineFrom, requireInTime, least, someOf, type Maker, type Weighted } from './step.ts'
import type { World } from './world.ts'

const TOKENS: TradeKind = { isNativeIn: false, isNativeOut: false, isForTaxed: false }
const NATIVE: TradeKind = { ...TOKENS, isNativeOut: true }
const TAXED: TradeKind = { ...NATIVE, isForTaxed: true }

/** Returns the steps that add and remove liquidity through the router, in tokens and in native coin. */
export function liquiditySteps(world: World): readonly Weighted[] {
  const { pools, actors, wrapped } = world
  const caller = callerIn(world)

  /**
   * Returns a random pool with its tokens in random order. If `isNative`, it is a pool of the wrapped coin, which is
   * the second token.
   */
  function poolFor(random: Random, isNative: boolean): { at: number; tokens: [number, number] } {
    const fits = pools.filter(({ token0, token1 }) => !isNative || token0 === wrapped || token1 === wrapped)
    const pool = random.pick(fits)
    const isReversed = isNative ? pool.token0 === wrapped : random.isLikely(50)
    const tokens: [number, number] = isReversed ? [pool.token1, pool.token0] : [pool.token0, pool.token1]
    return { at: pools.indexOf(pool), tokens }
  }

  const add =
    (isNative: boolean): Maker =>
    (random, model) => {
      const { at, tokens } = poolFor(random, isNative)
      const [from, to, deadline] = [random.pick(actors), random.pick(actors), deadlineFrom(random)]
      const [reserveA, reserveB] = model.stepOf(...tokens)
      const first = someOf(random, reserveA)
      const matching = quote(first, reserveA, reserveB)
      const desired: [bigint, bigint] = [first, someOf(random, matching * 2n)]
      const mins: [bigint, bigint] = [0n, random.isLikely(10) ? least(random, matching) : 0n]
      const [tail, values] = [[...mins, caller.holder(to), deadline], tokens.map(caller.token)]
      return {
        name: `${isNative ? 'addLiquidityETH' : 'addLiquidity'} ${desired.join(' and ')} to pool ${at}`,
        call: isNative
          ? caller.router(from, 'addLiquidityETH', [values[0], desired[0], ...tail], desired[1])
          : caller.router(from, 'addLiquidity', [...values, ...desired, ...tail]),
        applyToModel: (next) => {
          requireInTime(deadline)
          next.add(at, tokens, desired, mins, [from, to], isNative)
        },
        isTrade: false,
      }
    }

  const remove =
    (method: string, kind: TradeKind): Maker =>
    (random, model) => {
      const { at, tokens } = poolFor(random, kind.isNativeOut)
      const [from, to, deadline] = [random.pick(actors), random.pick(actors), deadlineFrom(random)]
      const shares = someOf(random, model.pool(at).shares[from] ?? 0n)
      const { supply } = model.pool(at)
      const [reserveA, reserveB] = model.stepOf(...tokens)
      const mins: [bigint, bigint] = random.isLikely(10)
        ? [least(random, amountFor(shares, reserveA, supply)), least(random, amountFor(shares, reserveB, supply))]
        : [0n, 0n]
      const named = (kind.isNativeOut ? tokens.slice(0, 1) : tokens).map(caller.token)
      return {
        name: `${method} ${shares} of pool ${at}`,
        call: caller.router(from, method, [...named, shares, ...mins, caller.holder(to), deadline]),
        applyToModel: (next) => {
          requireInTime(deadline)
          next.remove(at, tokens, shares, mins, [from, to], kind)
        },
        isTrade: false,
      }
    }

  return [
    [7, add(false)],
    [7, add(true)],
    [5, remove('removeLiquidity', TOKENS)],
    [4, remove('removeLiquidityETH', NATIVE)],
    [4, remove('removeLiquidityETHSupportingFeeOnTransferTokens', TAXED)],
  ]
}
