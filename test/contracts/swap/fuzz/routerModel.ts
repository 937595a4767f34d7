import { amountIn, amountOut, quote, type Step } from '../formulas.ts'
import { requireThat, PoolModel } from './poolModel.ts'

const NO_OUTPUT = 'PancakeRouter: INSUFFICIENT_OUTPUT_AMOUNT'
const library = (text: string) => `PancakeLibrary: ${text}`

/** Variant of a trade; each of the router's nine swap functions is one of these. */
export interface TradeKind {
  isNativeIn: boolean
  isNativeOut: boolean
  /** For tokens that withhold a part of each transfer. */
  isForTaxed: boolean
}

/** Payer and recipient. */
export type Parties = readonly [from: number, to: number]

/** Model of the router by protocol 0, on top of the model of the pools. */
export class RouterModel extends PoolModel {
  private poolAt(tokenA: number, tokenB: number): number {
    return this.world.pools.findIndex(
      ({ token0, token1 }) => (token0 === tokenA && token1 === tokenB) || (token0 === tokenB && token1 === tokenA),
    )
  }

  private isInOrder(at: number, tokenIn: number): boolean {
    return this.factsOf(at).token0 === tokenIn
  }

  /** Returns the reserves of the pool of two tokens, in the direction of a trade. */
  stepOf(tokenIn: number, tokenOut: number): Step {
    const at = this.poolAt(tokenIn, tokenOut)
    const { reserve0, reserve1 } = this.pool(at)
    return this.isInOrder(at, tokenIn) ? [reserve0, reserve1] : [reserve1, reserve0]
  }

  private hops(path: readonly number[]): { at: number; tokenIn: number; tokenOut: number }[] {
    return path
      .slice(1)
      .map((tokenOut, before) => ({ tokenOut, tokenIn: path[before] ?? -1 }))
      .map((hop) => ({ ...hop, at: this.poolAt(hop.tokenIn, hop.tokenOut) }))
  }

  private outputFor(input: bigint, step: Step): bigint {
    requireThat(input > 0n, library('INSUFFICIENT_INPUT_AMOUNT'))
    return amountOut(input, ...step)
  }

  /** Transfers the first amount to the first pool: from the trader, or from the router if that wraps native coin. */
  private pay(from: number, token: number, at: number, amount: bigint, isNative: boolean): void {
    const { router } = this.world
    if (isNative) this.wrap(router, amount)
    this.move(token, isNative ? router : from, this.factsOf(at).holder, amount)
  }

  /** Wraps native coin; a negative amount unwraps. */
  wrap(holder: number, amount: bigint): void {
    const wrapped = this.state.tokens[this.world.wrapped]
    if (!wrapped) return
    wrapped.supply += amount
    wrapped.balances[holder] = (wrapped.balances[holder] ?? 0n) + amount
  }

  private take(at: number, tokenIn: number, out: bigint, to: number): void {
    const [out0, out1] = this.isInOrder(at, tokenIn) ? [0n, out] : [out, 0n]
    this.swap(at, out0, out1, to)
  }

  /** Swaps along the path; the amounts are given, or computed from what arrives at each pool. */
  private swapAlong(path: readonly number[], amounts: readonly bigint[] | null, last: number): void {
    const hops = this.hops(path)
    for (const [step, { at, tokenIn, tokenOut }] of hops.entries()) {
      const next = hops[step + 1]
      const to = next ? this.factsOf(next.at).holder : last
      const reserves = this.stepOf(tokenIn, tokenOut)
      const arrived = this.balance(tokenIn, this.factsOf(at).holder) - reserves[0]
      this.take(at, tokenIn, amounts?.[step + 1] ?? this.outputFor(arrived, reserves), to)
    }
  }

  private trade(path: readonly number[], amounts: readonly bigint[], [from, to]: Parties, kind: TradeKind): void {
    const [first] = this.hops(path)
    if (!first) throw new Error('A path has two tokens.')
    this.pay(from, first.tokenIn, first.at, amounts[0] ?? 0n, kind.isNativeIn)
    this.swapAlong(path, amounts, kind.isNativeOut ? this.world.router : to)
    if (kind.isNativeOut) this.wrap(this.world.router, -(amounts.at(-1) ?? 0n))
  }

  /** Sells an exact amount. */
  sell(input: bigint, min: bigint, path: readonly number[], parties: Parties, kind: TradeKind): void {
    if (kind.isForTaxed) {
      this.sellTaxed(input, min, path, parties, kind)
      return
    }
    const amounts = [input]
    for (const { tokenIn, tokenOut } of this.hops(path)) {
      amounts.push(this.outputFor(amounts.at(-1) ?? 0n, this.stepOf(tokenIn, tokenOut)))
    }
    requireThat((amounts.at(-1) ?? 0n) >= min, NO_OUTPUT)
    this.trade(path, amounts, parties, kind)
  }

  private sellTaxed(input: bigint, min: bigint, path: readonly number[], parties: Parties, kind: TradeKind): void {
    const { router } = this.world
    const [from, to] = parties
    const [first] = this.hops(path)
    const last = path.at(-1) ?? -1
    if (!first) throw new Error('A path has two tokens.')
    this.pay(from, first.tokenIn, first.at, input, kind.isNativeIn)
    const receiver = kind.isNativeOut ? router : to
    const before = this.balance(last, receiver)
    this.swapAlong(path, null, receiver)
    const received = this.balance(last, receiver) - before
    requireThat(received >= min, NO_OUTPUT)
    if (kind.isNativeOut) this.wrap(router, -received)
  }

  /** Buys an exact amount. */
  buy(desired: bigint, max: bigint, path: readonly number[], parties: Parties, kind: TradeKind): void {
    const amounts = [desired]
    for (const { tokenIn, tokenOut } of this.hops(path).toReversed()) {
      const [reserveIn, reserveOut] = this.stepOf(tokenIn, tokenOut)
      const out = amounts[0] ?? 0n
      requireThat(out > 0n, library('INSUFFICIENT_OUTPUT_AMOUNT'))
      requireThat(reserveOut >= out, 'ds-math-sub-underflow')
      requireThat(reserveOut !== out, 'panic code 0x12')
      amounts.unshift(amountIn(out, reserveIn, reserveOut))
    }
    requireThat((amounts[0] ?? 0n) <= max, 'PancakeRouter: EXCESSIVE_INPUT_AMOUNT')
    this.trade(path, amounts, parties, kind)
  }

  /** Adds two tokens to their pool; the second in native coin if `isNative`. */
  add(
    at: number,
    tokens: readonly [number, number],
    desired: readonly [bigint, bigint],
    mins: readonly [bigint, bigint],
    parties: Parties,
    isNative: boolean,
  ): void {
    const [tokenA, tokenB] = tokens
    const [reserveA, reserveB] = this.stepOf(tokenA, tokenB)
    requireThat(desired[0] > 0n, library('INSUFFICIENT_AMOUNT'))
    const amounts: [bigint, bigint] = [desired[0], quote(desired[0], reserveA, reserveB)]
    if (amounts[1] <= desired[1]) requireThat(amounts[1] >= mins[1], 'PancakeRouter: INSUFFICIENT_B_AMOUNT')
    else {
      requireThat(desired[1] > 0n, library('INSUFFICIENT_AMOUNT'))
      amounts[0] = quote(desired[1], reserveB, reserveA)
      amounts[1] = desired[1]
      requireThat(amounts[0] >= mins[0], 'PancakeRouter: INSUFFICIENT_A_AMOUNT')
    }
    const [from, to] = parties
    this.pay(from, tokenA, at, amounts[0], false)
    this.pay(from, tokenB, at, amounts[1], isNative)
    this.mint(at, to)
  }

  /** Burns shares for both tokens; the second in native coin if `kind` is native. */
  remove(
    at: number,
    tokens: readonly [number, number],
    shares: bigint,
    mins: readonly [bigint, bigint],
    parties: Parties,
    kind: TradeKind,
  ): void {
    const { router } = this.world
    const [from, to] = parties
    this.moveShares(at, from, this.factsOf(at).holder, shares)
    const [amount0, amount1] = this.burn(at, kind.isNativeOut ? router : to)
    const [amountA, amountB] = this.isInOrder(at, tokens[0]) ? [amount0, amount1] : [amount1, amount0]
    requireThat(amountA >= mins[0], 'PancakeRouter: INSUFFICIENT_A_AMOUNT')
    requireThat(amountB >= mins[1], 'PancakeRouter: INSUFFICIENT_B_AMOUNT')
    if (!kind.isNativeOut) return
    const forwarded = kind.isForTaxed ? this.balance(tokens[0], router) : amountA
    this.move(tokens[0], router, to, forwarded, 'TransferHelper: TRANSFER_FAILED')
    this.wrap(router, -amountB)
  }
}
