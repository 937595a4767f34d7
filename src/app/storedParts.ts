import type { AreaDeclaration } from '../core/area'
import { areas } from './areas'
import { persistParts, type PersistOptions, type PersistedStore } from './persistParts'

const declared: readonly AreaDeclaration[] = areas

/** Persists the parts of the app's store; see `persistParts`. */
export type PersistAllParts = (store: PersistedStore, options: Omit<PersistOptions, 'parts'>) => void

/** Loads the persisted parts that the areas declare, in write order, and returns the function that persists them. */
export async function loadPersistence() {
  const stored = declared.flatMap((area) => Object.entries(area.stored ?? {}))
  const loaded = await Promise.all(stored.map(async ([name, { load }]) => [name, await load()] as const))
  const parts = Object.fromEntries(loaded)
  const persistAllParts: PersistAllParts = (store, options) => persistParts(store, { parts, ...options })
  return { parts, persistAllParts }
}
