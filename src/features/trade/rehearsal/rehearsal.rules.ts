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
  const shareBps = shortfallBps(receivedRaw, quote.outputRaw)
  if (shareBps >= WITHHELD_FROM_BPS) {
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
 * Returns whether a quote along the same route is off this one by more than the slippage tolerance, at its computed end or
 * at any token between. False reserves may cancel out at the end, and still make this route look best.
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
 * `expectedRaw` is what the reserves of the measured block give. Without a measurement only the native coin is known to
 * be untaxed: a tax on the input makes the plain call fail.
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
