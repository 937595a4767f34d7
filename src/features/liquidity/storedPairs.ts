import { nestedPart } from '../../core/storedPart'
import { readStoredPairs } from './pairs.slice'

/** The storage format of the pairs; each pair is stored separately. */
export const storedPairs = nestedPart(readStoredPairs)
