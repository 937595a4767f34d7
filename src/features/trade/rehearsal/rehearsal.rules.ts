import type { Measured } from '../../../chain/contracts/swapLens/reads'
import { amountsAlong } from '../../../market/requote'
import { isSameToken, wrappedNative } from '../../../market/token'
import type { Quote } from '../quote.rules'

/** A finding of a rehearsal beyond the amounts of the swap. */
export type Finding =
  /** Less than the minimum is received, or more than the maximum is paid: the swap is refused. */
  | { kind: 'tooLittle'; leastRaw: bigint }
  | { kind: 'tooMuch'; mostRaw: bigint }
  /** The bought token cannot be swapped back. */
  | { kind: 'unsellable' }
  /** A token withholds a share of the output. `slippageBps` would let the swap pass; null when no tolerance would. */
  | { kind: 'withheld'; shareBps: number; slippageBps: number | null }
  /** Swapping back at once would lose this share of the paid amount. */
  | { kind: 'costlyReturn'; lossBps: number }

const WHOLE_BPS = 10_000n

/** A smaller shortfall can come from a price change since the quote. */
const WITHHELD_FROM_BPS = 100
/** Fees and price impact in both directions stay below this share in any pool of a reasonable size. */
const COSTLY_FROM_BPS = 1_000
/** trading 9: a slippage tolerance of 50 % or more is not accepted. */
const SLIPPAGE_LIMIT_BPS = 5_000
const PERCENT_BPS = 100

/** Returns by how much `part` is below `whole`, as a share of `whole` in whole basis points; 0 when it is not below. */
const shortfallBps = (part: bigint, whole: bigint): number =>
  whole > part ? Number(((whole - part) * WHOLE_BPS) / whole) : 0

/**
 * A withheld share in basis points, and the roundest step of which it is a multiple; 0 when it is a multiple of none.
 */
interface Share {
  bps: bigint
  step: bigint
}

/** Steps of a whole percent, of a tenth and of a hundredth, in basis points. */
const STEPS_BPS = [100n, 10n, 1n] as const

/** Returns this part of a whole to the nearest basis point. */
const nearestBps = (part: bigint, whole: bigint): bigint => (part * WHOLE_BPS * 2n + whole) / (whole * 2n)

/**
 * Returns the roundest share between two parts of a whole. Tokens round a tax to their smallest unit, so that 10 % of a
 * small amount measures as 9.99 %.
 */
function roundestShare(leastPart: bigint, mostPart: bigint, whole: bigint): Share {
  const middle = nearestBps((leastPart + mostPart) / 2n, whole)
  for (const step of STEPS_BPS) {
    const bps = ((middle * 2n + step) / (step * 2n)) * step
    if (bps * whole >= leastPart * WHOLE_BPS && bps * whole <= mostPart * WHOLE_BPS) return { bps, step }
  }
  return { bps: middle, step: 0n }
}

/** What a swap moves according to the reserves of the measured block. */
export interface Expected {
  /** What a swap of the whole input gives. */
  outputRaw: bigint
  /**
   * The input that the router computes for an amount: the least one that gives it, or 1 more; null when none does, or
   * when the output is the exact amount.
   */
  inputFor(outputRaw: bigint): bigint | null
}

/**
 * Returns the share that a token of the swap withholds, in basis points; null when none does, or while `expected` is
 * unknown (constants: WITHHELD_FROM, trading 2.3.10). The shortfall of the output is the tax of the bought token. The
 * tax of the sold one is what the input lacks, which is slightly more. The rounder share is the one that a token has
 * set.
 */
export function tokenTaxBps({ paidRaw, receivedRaw }: Measured, expected: Expected | null): number | null {
  if (expected === null || expected.outputRaw <= receivedRaw) return null
  const missingRaw = expected.outputRaw - receivedRaw
  const ofOutput = roundestShare(missingRaw - 1n, missingRaw + 1n, expected.outputRaw)
  const [leastRaw, mostRaw] = [expected.inputFor(receivedRaw), expected.inputFor(receivedRaw + 1n)]
  const ofInput =
    leastRaw === null || mostRaw === null || mostRaw > paidRaw
      ? null
      : roundestShare(paidRaw - mostRaw - 1n, paidRaw - leastRaw + 2n, paidRaw)
  const { bps } = ofInput !== null && ofInput.step > ofOutput.step ? ofInput : ofOutput
  return bps < WITHHELD_FROM_BPS ? null : Number(bps)
}

/** Returns the minimum that has to be received and the maximum that may be paid, in the smallest units. */
export const boundsOf = ({
  isExactInput,
  inputRaw,
  outputRaw,
  limitRaw,
}: Quote): { leastRaw: bigint; mostRaw: bigint } =>
  isExactInput ? { leastRaw: limitRaw, mostRaw: inputRaw } : { leastRaw: outputRaw, mostRaw: limitRaw }

/** Returns the slippage in whole percent, as basis points, under which this amount is enough; null when none is. */
function slippageFor(receivedRaw: bigint, outputRaw: bigint): number | null {
  if (receivedRaw <= 0n) return null
  const needed = Number((outputRaw * WHOLE_BPS) / receivedRaw - WHOLE_BPS)
  const rounded = (Math.floor(needed / PERCENT_BPS) + 1) * PERCENT_BPS
  return rounded < SLIPPAGE_LIMIT_BPS ? rounded : null
}

/**
 * Returns the findings of a measured swap, the gravest first; empty when it moves the amounts as shown. `isReturnTried`
 * is true if swapping back was rehearsed.
 */
export function findingsOf(quote: Quote, measured: Measured, isReturnTried: boolean): Finding[] {
  const { paidRaw, receivedRaw, soldForRaw } = measured
  const { leastRaw, mostRaw } = boundsOf(quote)
  const findings: Finding[] = []
  if (receivedRaw < leastRaw) findings.push({ kind: 'tooLittle', leastRaw })
  if (paidRaw > mostRaw) findings.push({ kind: 'tooMuch', mostRaw })
  if (isReturnTried && soldForRaw === null) findings.push({ kind: 'unsellable' })
  if (shortfallBps(receivedRaw, quote.outputRaw) >= WITHHELD_FROM_BPS) {
    const shareBps = Number(nearestBps(quote.outputRaw - receivedRaw, quote.outputRaw))
    const slippageBps = quote.isExactInput ? slippageFor(receivedRaw, quote.outputRaw) : null
    findings.push({ kind: 'withheld', shareBps, slippageBps })
  }
  if (isReturnTried && soldForRaw !== null) {
    const lossBps = shortfallBps(soldForRaw, paidRaw)
    if (lossBps >= COSTLY_FROM_BPS) findings.push({ kind: 'costlyReturn', lossBps })
  }
  return findings
}

/** Returns whether an amount is more than this many basis points above another. */
const isAbove = (raw: bigint, otherRaw: bigint, bps: number): boolean =>
  raw * WHOLE_BPS > otherRaw * (WHOLE_BPS + BigInt(bps))

/** Returns the amounts of a quote that reserves decide: of each token along its route, and the computed end. */
const computedAlong = ({ found, isExactInput, inputRaw, outputRaw }: Quote): readonly bigint[] => [
  ...(amountsAlong(found, isExactInput) ?? []),
  isExactInput ? outputRaw : inputRaw,
]

/**
 * Returns whether another quote along the same route differs from this one by more than the slippage tolerance, at its
 * computed end or at any token between. False reserves may cancel out at the end, and still make this route look best.
 */
export function differsBeyond(quote: Quote, other: Quote, slippageBps: number): boolean {
  const [amounts, otherAmounts] = [computedAlong(quote), computedAlong(other)]
  if (amounts.length !== otherAmounts.length) return true
  return amounts.some((one, at) => {
    const two = otherAmounts[at] ?? 0n
    return isAbove(one, two, slippageBps) || isAbove(two, one, slippageBps)
  })
}

/**
 * Returns whether a rehearsal received more than the quote plus the slippage tolerance, or paid less. The quote is then
 * wrong, and so is the limit that would be signed.
 */
export const isFarBetter = (quote: Quote, { paidRaw, receivedRaw }: Measured, slippageBps: number): boolean =>
  quote.isExactInput
    ? isAbove(receivedRaw, quote.outputRaw, slippageBps)
    : isAbove(quote.inputRaw, paidRaw, slippageBps)

/**
 * Returns whether a swap is known to move the amounts that the reserves give, so that none of its tokens is taxed.
 * `expectedRaw` is what the reserves of the measured block give. An exact output has only the plain call, so it counts
 * as untaxed. Without a measurement, so does an output in the native coin or its wrapped form: a tax on the input makes
 * the plain call fail.
 */
export function isKnownUntaxed(
  { output, isExactInput, inputRaw }: Quote,
  measured: Measured | null,
  expectedRaw: bigint | null,
): boolean {
  if (!isExactInput) return true
  if (!measured) return isSameToken(output.traded, wrappedNative)
  return expectedRaw !== null && measured.receivedRaw >= expectedRaw && measured.paidRaw <= inputRaw
}
