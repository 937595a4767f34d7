import { figureFormat, shifted } from './number'

/** A rate, a share or a change in percent shows 2 decimals (yield 9 "Number formats"). */
const PERCENT_OPTIONS = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
/** A higher rate is implausible; it is shown as "more than" this. */
export const LARGEST_PERCENT = 1e9
/** Half of the last digit shown: a smaller rate would round to 0.00%. */
const LEAST_PERCENT = 0.005
/** Decimals of a basis point as a fraction: it is 0.0001. */
const BPS_DECIMALS = 4

const percentFormat = figureFormat(PERCENT_OPTIONS)
const setFormat = figureFormat({ style: 'percent', maximumFractionDigits: 2 })
const signedFormat = figureFormat({ ...PERCENT_OPTIONS, signDisplay: 'exceptZero' })

/** Formats a rate in percent, "12.34%", or "<0.01%"; null while unknown. */
export function percentText(percent: number | null, locale: string): string | null {
  if (percent === null || Number.isNaN(percent)) return null
  if (percent > LARGEST_PERCENT) return `>${percentFormat(LARGEST_PERCENT / 100, locale)}`
  if (percent > 0 && percent < LEAST_PERCENT) return `<${percentFormat((2 * LEAST_PERCENT) / 100, locale)}`
  return percentFormat(percent / 100, locale)
}

/** Formats basis points as percent: "0.50%". */
export const bpsText = (bps: number | bigint, locale: string): string =>
  percentFormat(shifted(BigInt(bps), BPS_DECIMALS), locale)

/** Formats a percentage that someone has set, such as a fee, with the decimals that it has: "0.1%", "12%". */
export const setPercentText = (bps: number | bigint, locale: string): string =>
  setFormat(shifted(BigInt(bps), BPS_DECIMALS), locale)

/** Formats a change in basis points as percent with its sign: "+1.50%", "-0.03%", or "0.00%". */
export const changeText = (changeBps: bigint, locale: string): string =>
  signedFormat(shifted(changeBps, BPS_DECIMALS), locale)

/** Formats a price impact: "<0.01%" below a basis point, a dash while unknown (constants: PRICE_IMPACT_DISPLAY). */
export function impactText(impactBps: number | null, locale: string): string {
  if (impactBps === null) return '–'
  return impactBps < 1 ? `<${bpsText(1, locale)}` : bpsText(impactBps, locale)
}

/**
 * Formats a share as percent, rounded half away from zero. A share above zero and below the last decimal becomes
 * "<0.01%" (trading 2.4). Throws on a denominator of 0.
 */
export function sharePercentText(numerator: bigint, denominator: bigint, locale: string): string {
  if (denominator === 0n) throw new RangeError('A share of zero is no percentage')
  const isNegative = numerator < 0n !== denominator < 0n && numerator !== 0n
  const [part, whole] = [magnitude(numerator), magnitude(denominator)]
  const scaled = part * 10n ** BigInt(BPS_DECIMALS)
  if (part !== 0n && scaled < whole) return isNegative ? `>${bpsText(-1, locale)}` : `<${bpsText(1, locale)}`
  const bps = (scaled * 2n + whole) / (whole * 2n)
  return bpsText(isNegative ? -bps : bps, locale)
}

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value)
