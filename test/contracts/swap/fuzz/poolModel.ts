import { amountFor, protocolShares, sharesFor } from '../formulas.ts'
import type { PoolState, State } from './state.ts'
import type { World } from './world.ts'

const MINIMUM_LIQUIDITY = 1000n
const FEE_SCALE = 10_000n

/** Expected revert of the exchange, with its text. */
export class ExpectedRevert extends Error {}

/** Throws an ExpectedRevert if a condition is false. */
export function requireThat(holds: boolean, text: string): void {
  if (!holds) throw new ExpectedRevert(text)
}

/** Model of tokens and pools by protocol 0, with its own state. Amounts are in base units. */
export class PoolModel {
  readonly world: World
  state: State
  isFeeOn = false
  /** Pools whose reserves the last call has set to their balances. */
  synced = new Set<number>()

  constructor(world: World, state: State) {
    this.world = world
    this.state = state
  }

  pool(at: number): PoolState {
    const pool = this.state.pools[at]
    if (!pool) throw new Error(`There is no pool ${at}.`)
    return pool
  }

  factsOf(at: number): World['pools'][number] {
    const facts = this.world.pools[at]
    if (!facts) throw new Error(`There is no pool ${at}.`)
    return facts
  }

  balance(token: number, holder: number): bigint {
    return this.state.tokens[token]?.balances[holder] ?? 0n
  }

  /** Transfers a token, less its tax if taxed; `text` is the revert reason. */
  move(token: number, from: number, to: number, amount: bigint, text = 'Pancake: TRANSFER_FAILED'): void {
    const balances = this.state.tokens[token]?.balances ?? []
    requireThat(this.balance(token, from) >= amount, text)
    const { taxCollector, tokens } = this.world
    const isTaxed = tokens[token]?.isTaxed === true && from !== taxCollector && to !== taxCollector
    const tax = isTaxed ? amount / 10n : 0n
    balances[from] = this.balance(token, from) - amount
    balances[taxCollector] = this.balance(token, taxCollector) + tax
    balances[to] = this.balance(token, to) + amount - tax
  }

  moveShares(at: number, from: number, to: number, amount: bigint): void {
    const { shares } = this.pool(at)
    shares[from] = (shares[from] ?? 0n) - amount
    shares[to] = (shares[to] ?? 0n) + amount
  }

  private addShares(at: number, to: number, amount: bigint): void {
    const pool = this.pool(at)
    pool.supply += amount
    pool.shares[to] = (pool.shares[to] ?? 0n) + amount
  }

  private balancesOf(at: number): [balance0: bigint, balance1: bigint] {
    const { token0, token1, holder } = this.factsOf(at)
    return [this.balance(token0, holder), this.balance(token1, holder)]
  }

  private mintFee(at: number): void {
    const { reserve0, reserve1, supply, kLast } = this.pool(at)
    if (this.isFeeOn) this.addShares(at, this.world.feeReceiver, protocolShares(supply, reserve0, reserve1, kLast))
  }

  /** Sets the reserves to the balances. */
  sync(at: number): void {
    const pool = this.pool(at)
    ;[pool.reserve0, pool.reserve1] = this.balancesOf(at)
    this.synced.add(at)
  }

  private syncAfterDeposit(at: number): void {
    this.sync(at)
    const pool = this.pool(at)
    pool.kLast = this.isFeeOn ? pool.reserve0 * pool.reserve1 : 0n
  }

  mint(at: number, to: number): bigint {
    const { reserve0, reserve1 } = this.pool(at)
    const [balance0, balance1] = this.balancesOf(at)
    this.mintFee(at)
    const { supply } = this.pool(at)
    const shares = sharesFor(balance0 - reserve0, balance1 - reserve1, reserve0, reserve1, supply)
    requireThat(shares > 0n, 'Pancake: INSUFFICIENT_LIQUIDITY_MINTED')
    if (supply === 0n) this.addShares(at, this.world.lockedShares, MINIMUM_LIQUIDITY)
    this.addShares(at, to, shares)
    this.syncAfterDeposit(at)
    return shares
  }

  burn(at: number, to: number): [amount0: bigint, amount1: bigint] {
    const { token0, token1, holder } = this.factsOf(at)
    const [balance0, balance1] = this.balancesOf(at)
    const shares = this.pool(at).shares[holder] ?? 0n
    this.mintFee(at)
    const { supply } = this.pool(at)
    const [amount0, amount1] = [amountFor(shares, balance0, supply), amountFor(shares, balance1, supply)]
    requireThat(amount0 > 0n && amount1 > 0n, 'Pancake: INSUFFICIENT_LIQUIDITY_BURNED')
    this.addShares(at, holder, -shares)
    this.move(token0, holder, to, amount0)
    this.move(token1, holder, to, amount1)
    this.syncAfterDeposit(at)
    return [amount0, amount1]
  }

  swap(at: number, out0: bigint, out1: bigint, to: number): void {
    const { token0, token1, holder } = this.factsOf(at)
    const { reserve0, reserve1 } = this.pool(at)
    requireThat(out0 > 0n || out1 > 0n, 'Pancake: INSUFFICIENT_OUTPUT_AMOUNT')
    requireThat(out0 < reserve0 && out1 < reserve1, 'Pancake: INSUFFICIENT_LIQUIDITY')
    if (out0 > 0n) this.move(token0, holder, to, out0)
    if (out1 > 0n) this.move(token1, holder, to, out1)
    const [balance0, balance1] = this.balancesOf(at)
    const [in0, in1] = [balance0 - (reserve0 - out0), balance1 - (reserve1 - out1)]
    requireThat(in0 > 0n || in1 > 0n, 'Pancake: INSUFFICIENT_INPUT_AMOUNT')
    const [adjusted0, adjusted1] = [balance0 * FEE_SCALE - in0 * 25n, balance1 * FEE_SCALE - in1 * 25n]
    requireThat(adjusted0 * adjusted1 >= reserve0 * reserve1 * FEE_SCALE ** 2n, 'Pancake: K')
    this.sync(at)
  }

  skim(at: number, to: number): void {
    const { token0, token1, holder } = this.factsOf(at)
    const { reserve0, reserve1 } = this.pool(at)
    this.move(token0, holder, to, this.balance(token0, holder) - reserve0)
    this.move(token1, holder, to, this.balance(token1, holder) - reserve1)
  }
}
