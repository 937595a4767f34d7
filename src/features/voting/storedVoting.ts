import { flatPart } from '../../core/storedPart'
import { readStoredVoting } from './voting.slice'

/** Stored part of the state: the filter, the draft, and copies of proposals for when the hub does not reply. */
export const storedVoting = flatPart(readStoredVoting, ['filter', 'draft', 'copies'])
