import type { AreaDeclaration } from '../../core/area'
import { readStoredUser, userReducer } from './user.slice'

/** The user's settings, for every area. */
export const userArea = {
  area: null,
  slices: { user: userReducer },
  stored: { user: { read: readStoredUser, load: () => import('./storedUser').then((it) => it.storedUser) } },
} as const satisfies AreaDeclaration
