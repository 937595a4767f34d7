import type { Reducer } from '@reduxjs/toolkit'
import type { AreaParts } from '../core/area'
import type { StoredPart } from '../core/storedPart'
import type { AppStore } from '../state/storeHooks'
import { persistParts } from './persistParts'
import type { RouteFacts } from './routes'
import { firstReducers, reducerOf, sliceMerged } from './store'
import { readStoredParts } from './storedState'
import { startAreas, type UpdaterContext } from './updaters'

/** The area of a route whose pages need late parts. */
export type LateArea = Required<Pick<RouteFacts, 'area' | 'late'>>

interface Added {
  reducers: typeof firstReducers
  /** The result of each loader, so that the pages of one area add its parts once. */
  areas: Map<LateArea['late'], Promise<void>>
}

const addedByStore = new WeakMap<AppStore, Added>()

const loadNotices = () => import('./storedStateNotice')

async function loadStored(stored: AreaParts['stored'] = {}): Promise<Record<string, StoredPart<unknown>>> {
  const loaded = Object.entries(stored).map(async ([name, { load }]) => [name, await load()] as const)
  return Object.fromEntries(await Promise.all(loaded))
}

/** Reads the parts' stored states into the store, and keeps them stored from now on. */
function restore(store: AppStore, parts: Record<string, StoredPart<unknown>>): void {
  const read = readStoredParts(Object.keys(parts))
  const found = Object.entries(read.found).flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]]))
  const before = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, part.read(read.found[name]?.value)]),
  )
  store.dispatch(sliceMerged(before))
  if (found.length > 0) void loadNotices().then((it) => it.showLossNotice(Object.fromEntries(found), before))
  persistParts(store, {
    ...{ parts, before },
    // The parts of the first load are stored under new keys by their own code, which then removes the old key.
    read: { ...read, isOld: false },
    onWriteFailed: () => void loadNotices().then((it) => it.showUnstoredNotice()),
    onMerged: (name, state) => void store.dispatch(sliceMerged({ [name]: state })),
  })
}

async function add(store: AppStore, added: Added, { area, late }: LateArea): Promise<void> {
  const { slices = {}, stored, updaters = [] }: AreaParts<UpdaterContext> = await late()
  const parts = await loadStored(stored)
  added.reducers = { ...added.reducers, ...(slices as Record<string, Reducer>) }
  store.replaceReducer(reducerOf(added.reducers))
  restore(store, parts)
  startAreas([{ area, updaters }], store)
}

/**
 * Adds the late parts of an area to the store: slices, with what is stored of them, and updaters. Resolves when its
 * pages can be rendered; rejects when code fails to load, and then tries again at the next call.
 */
export function addLateParts(store: AppStore, area: LateArea): Promise<void> {
  const added = addedByStore.get(store) ?? { reducers: firstReducers, areas: new Map() }
  addedByStore.set(store, added)
  const adding = added.areas.get(area.late) ?? add(store, added, area)
  added.areas.set(area.late, adding)
  adding.catch(() => added.areas.delete(area.late))
  return adding
}
