import type { Random } from '../../random.ts'
import { amountOut } from '../formulas.ts'
import type { TradeKind, RouterModel } from './routerModel.ts'
import { callerIn, deadlineFrom, requireInTime, MAX_AMOUNT, least, someOf, type Maker, type Weighted } from './step.ts'
import type { World } from './world.ts'

const LARGE_LIMIT = 10n ** 31n

const TOKENS: TradeKind = { isNativeIn: false, isNativeOut: false, isForTaxed: false }
const FROM_NATIVE: TradeKind = { ...TOKENS, isNativeIn: true }
const TO_NATIVE: TradeKind = { ...TOKENS, isNativeOut: true }
const taxed = (kind: TradeKind): TradeKind => ({ ...kind, isForTaxed: true })

/** Returns the nine trades of the router, over paths of one to three pools, which may contain a pool twice. */
export function tradeSteps(world: World): readonly Weighted[] {
  const { pools, tokens, actors, wrapped } = world
  const caller = callerIn(world)

  const tokensPairedWith = (token: number): number[] =>
    pools.flatMap(({ token0, token1 }) => {
      if (token0 === token) return [token1]
      return token1 === token ? [token0] : []
    })

  function pathFor(random: Random, { isNativeIn, isNativeOut }: TradeKind): number[] {
    const isFree = !isNativeIn && !isNativeOut
    const path = [isFree ? Number(random.below(BigInt(tokens.length))) : wrapped]
    const length = 2 + Number(random.below(3n))
    while (path.length < length) {
      const [before, last = wrapped] = [path.at(-2), path.at(-1)]
      const nextTokens = tokensPairedWith(last).filter((token) => token !== before)
      // A path straight back through the same pool mostly fails, so it is rarely chosen.
      const mayReturn = random.isLikely(3)
      if (nextTokens.length === 0 && !mayReturn && path.length > 1) break
      path.push(random.pick(mayReturn ? tokensPairedWith(last) : nextTokens))
    }
    return isNativeOut ? path.toReversed() : path
  }

  /** Returns the output without taxes and without repeated pools: a start for limits, not an expected result. */
  function estimatedOutput(model: RouterModel, input: bigint, path: readonly number[]): bigint {
    return path
      .slice(1)
      .reduce((amount, token, before) => amountOut(amount, ...model.stepOf(path[before] ?? token, token)), input)
  }

  const sell =
    (method: string, kind: TradeKind): Maker =>
    (random, model) => {
      const path = pathFor(random, kind)
      const [from, to, deadline] = [random.pick(actors), random.pick(actors), deadlineFrom(random)]
      const [reserveIn] = model.stepOf(path[0] ?? wrapped, path[1] ?? wrapped)
      const input = someOf(random, reserveIn)
      const expected = estimatedOutput(model, input, path)
      const min = kind.isForTaxed ? expected / 2n : least(random, expected)
      const tail = [path.map(caller.token), caller.holder(to), deadline]
      return {
        name: `${method} ${input} along ${path.join('-')}`,
        call: caller.router(
          from,
          method,
          kind.isNativeIn ? [min, ...tail] : [input, min, ...tail],
          kind.isNativeIn ? input : 0n,
        ),
        applyToModel: (next) => {
          requireInTime(deadline)
          next.sell(input, min, path, [from, to], kind)
        },
        isTrade: true,
      }
    }

  const buy =
    (method: string, kind: TradeKind): Maker =>
    (random, model) => {
      const path = pathFor(random, kind)
      const [from, to, deadline] = [random.pick(actors), random.pick(actors), deadlineFrom(random)]
      const [, reserveOut] = model.stepOf(path.at(-2) ?? wrapped, path.at(-1) ?? wrapped)
      const desired = someOf(random, random.isLikely(3) ? reserveOut : reserveOut / 4n)
      const max = random.isLikely(5) ? random.magnitude(1n, MAX_AMOUNT) : LARGE_LIMIT
      const tail = [path.map(caller.token), caller.holder(to), deadline]
      return {
        name: `${method} ${desired} along ${path.join('-')}`,
        call: caller.router(
          from,
          method,
          kind.isNativeIn ? [desired, ...tail] : [desired, max, ...tail],
          kind.isNativeIn ? max : 0n,
        ),
        applyToModel: (next) => {
          requireInTime(deadline)
          next.buy(desired, max, path, [from, to], kind)
        },
        isTrade: true,
      }
    }

  return [
    [6, sell('swapExactTokensForTokens', TOKENS)],
    [4, sell('swapExactETHForTokens', FROM_NATIVE)],
    [4, sell('swapExactTokensForETH', TO_NATIVE)],
    [6, sell('swapExactTokensForTokensSupportingFeeOnTransferTokens', taxed(TOKENS))],
    [4, sell('swapExactETHForTokensSupportingFeeOnTransferTokens', taxed(FROM_NATIVE))],
    [4, sell('swapExactTokensForETHSupportingFeeOnTransferTokens', taxed(TO_NATIVE))],
    [6, buy('swapTokensForExactTokens', TOKENS)],
    [4, buy('swapETHForExactTokens', FROM_NATIVE)],
    [4, buy('swapTokensForExactETH', TO_NATIVE)],
  ]
}
