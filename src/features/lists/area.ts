import type { AreaDeclaration } from '../../core/area'
import { listsReducer } from './lists.slice'
import { startListsUpdater } from './lists.updater'
import { readStoredLists } from './readLists'

/** Token lists, for every area. */
export const listsArea = {
  area: null,
  slices: { lists: listsReducer },
  stored: { lists: { read: readStoredLists, load: () => import('./storedLists').then((it) => it.storedLists) } },
  updaters: [startListsUpdater],
} as const satisfies AreaDeclaration
