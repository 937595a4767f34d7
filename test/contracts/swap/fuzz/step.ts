import { Interface, ZeroAddress } from 'ethers'
import { FOREVER } from '../../deployExchange.ts'
import type { Random } from '../../random.ts'
import type { Call } from './chain.ts'
import { demand } from './poolModel.ts'
import type { RouterModel } from './routerModel.ts'
import type { World } from './world.ts'

/** One call, and what it should do. */
export interface Step {
  name: string
  call: Call
  /** Does to the model what the call should do to the chain; throws a Refusal where the call is to be refused. */
  foresee(model: RouterModel): void
  /** Nothing is put in or taken out for shares, so that no pool's product may fall. */
  isTrade: boolean
}

/** Makes one step of a kind. */
export type Maker = (random: Random, model: RouterModel) => Step

/** How often a kind comes up, beside the others. */
export type Weighted = readonly [weight: number, Maker]

/** The greatest amount of a single call; ten thousand of them still fit into a pool. */
export const GREATEST = 10n ** 27n

const LATE = 1n

/** One in so many of a pool's reserve is the least that most calls move; less often comes to nothing. */
const USUAL_PART = 50_000n

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/** An amount of something of which there is `most`: usually a part of it that counts, now and then a speck. */
export function someOf(random: Random, most: bigint): bigint {
  const limit = smaller(most, GREATEST)
  return limit > 1n ? random.magnitude(random.isLikely(3) ? 1n : limit / USUAL_PART + 1n, limit) : limit
}

/** Mostly a limit that is kept, now and then one that is missed by one. */
export function least(random: Random, exact: bigint): bigint {
  if (random.isLikely(3)) return exact + 1n
  return random.isLikely(50) ? exact : exact / 2n
}

/** Nearly always a deadline that never comes. */
export const deadlineFrom = (random: Random): bigint => (random.isLikely(1) ? LATE : FOREVER)

/** Refuses what comes after its deadline. */
export const demandInTime = (deadline: bigint): void => demand(deadline === FOREVER, 'PancakeRouter: EXPIRED')

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

/** Puts calls together, by the places that the world's lists give. */
export interface Caller {
  token(at: number): string
  holder(at: number): string
  router(from: number, method: string, args: readonly unknown[], valueRaw?: bigint): Call
  other(from: number, to: string, method: string, args: readonly unknown[], valueRaw?: bigint): Call
}

/** Answers how to call what is in a world. */
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
