import type { AreaParts } from '../../core/area'
import { profileReducer, readStoredProfile } from './profile.slice'
import { storedProfile } from './storedProfile'

/** Added to the store with the first page. */
export const profileParts = {
  slices: { profile: profileReducer },
  stored: { profile: { read: readStoredProfile, load: async () => storedProfile } },
} as const satisfies AreaParts
