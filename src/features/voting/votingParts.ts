import type { AreaParts } from '../../core/area'
import { storedVoting } from './storedVoting'
import { readStoredVoting, votingReducer } from './voting.slice'

/** Added to the store with the first of the area's pages. */
export const votingParts = {
  slices: { voting: votingReducer },
  stored: { voting: { read: readStoredVoting, load: async () => storedVoting } },
} as const satisfies AreaParts
