import { flatPart } from '../../core/storedPart'
import { readStoredProfile } from './profile.slice'

/** Stored part of the state: the choices of set-ups that are not finished. What the chain has is read at each visit. */
export const storedProfile = flatPart(readStoredProfile, ['setups'])
