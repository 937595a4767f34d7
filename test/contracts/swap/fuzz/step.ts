import { Interface, ZeroAddress } from 'ethers'
import { FOREVER } from '../../deployExchange.ts'
import type { Random } from '../../random.ts'
import type { Call } from './chain.ts'
import { requireThat } from './poolModel.ts'
import type { RouterModel } from './routerModel.ts'
import type { World } from './world.ts'

/** One call and its expected effect. */
export interface Step {
  name: string
  call: Call
  /** Applies the expected effect of the call to the model. Throws an ExpectedRevert if the call should revert. */
  applyToModel(model: RouterModel): void
  /** True if no shares are minted or burnt, so that no pool's product may fall. */
  isTrade: boolean
}

/** Creates one step of a kind. */
export type Maker = (random: Random, model: RouterModel) => Step

/** A kind of step with its relative frequency. */
export type Weighted = readonly [weight: number, Maker]

/** Largest amount of a single call; ten thousand of them still fit into a pool. */
export const MAX_AMOUNT = 10n ** 27n

const PASSED_DEADLINE = 1n

/** Divisor of the largest amount: most amounts are at least that part, since smaller ones often round down to 0. */
const USUAL_PART = 50_000n

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/** Returns an amount up to `most`: usually a significant part, rarely a tiny one. */
export function someOf(random: Random, most: bigint): bigint {
  const limit = smaller(most, MAX_AMOUNT)
  return limit > 1n ? random.magnitude(random.isLikely(3) ? 1n : limit / USUAL_PART + 1n, limit) : limit
}

/** Returns a limit that mostly holds, and rarely fails by one. */
export function least(random: Random, exact: bigint): bigint {
  if (random.isLikely(3)) return exact + 1n
  return random.isLikely(50) ? exact : exact / 2n
}

/** Returns a deadline, nearly always one that never passes. */
export const deadlineFrom = (random: Random): bigint => (random.isLikely(1) ? PASSED_DEADLINE : FOREVER)

/** Throws an ExpectedRevert if the deadline has passed. */
export const requireInTime = (deadline: bigint): void => requireThat(deadline === FOREVER, 'PancakeRouter: EXPIRED')

const CALLS = new Interface([
  'function transfer(address, uint256)',
  'function deposit() payable',
  'function withdraw(uint256)',
  'function setFeeTo(address)',
  'function mint(address)',
  'function burn(address)',
  'function skim(address)',
  'function sync()',
  'function swap(uint256, uint256, address, bytes)',
])

/** Builds calls from indices in the world's lists. */
export interface Caller {
  token(at: number): string
  holder(at: number): string
  router(from: number, method: string, args: readonly unknown[], valueRaw?: bigint): Call
  other(from: number, to: string, method: string, args: readonly unknown[], valueRaw?: bigint): Call
}

/** Returns a builder of calls in a world. */
export function callerIn({ exchange, tokens, holders }: World): Caller {
  const { router } = exchange
  return {
    token: (at) => tokens[at]?.address ?? ZeroAddress,
    holder: (at) => holders[at] ?? ZeroAddress,
    router: (from, method, args, valueRaw = 0n) => ({
      ...{ from, to: router.target, valueRaw },
      data: router.interface.encodeFunctionData(method, [...args]),
    }),
    other: (from, to, method, args, valueRaw = 0n) => ({
      ...{ from, to, valueRaw },
      data: CALLS.encodeFunctionData(method, [...args]),
    }),
  }
}
