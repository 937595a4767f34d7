/** Formats a price impact: two decimals of a percent, "<0.01%" below a basis point (constants: PRICE_IMPACT_DISPLAY). */
export function impactText(impactBps: number | null): string {
  if (impactBps === null) return '–'
  if (impactBps < 1) return '<0.01%'
  return `${(impactBps / 100).toFixed(2)}%`
}
