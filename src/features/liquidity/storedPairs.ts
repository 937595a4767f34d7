import { nestedPart } from '../../core/storedPart'
import { readStoredPairs } from './pairs.slice'

/** How the pairs are stored: each by itself. */
export const storedPairs = nestedPart(readStoredPairs)
