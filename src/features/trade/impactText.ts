/** Answers a price impact for the eye: two decimals of a percent, "<0.01%" under one basis point (constants). */
export function impactText(impactBps: number | null): string {
  if (impactBps === null) return '–'
  if (impactBps < 1) return '<0.01%'
  return `${(impactBps / 100).toFixed(2)}%`
}
