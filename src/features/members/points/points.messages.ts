import type { Summary } from '../../transactions'

/** games 8.2.2 */
export const CLAIM_ERROR = { title: 'Error', body: 'An error occurred confirming transaction' } as const

/** Returns the summary of claimed points. */
export const pointsSummary = (points: bigint, title: string): Summary => ({
  sentence: 'Claim %points% points of %title%',
  values: { points: points.toString(), title },
  outcome: { done: { title: 'Points claimed!', body: 'The points are yours.' }, failed: CLAIM_ERROR },
})
