import { combineReducers, configureStore, createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import { blockReducer } from '../chain/block/block.slice'
import { multicallReducer } from '../chain/multicall/multicall.slice'
import type { AreaDeclaration } from '../core/area'
import { expertModeSet } from '../features/user'
import type { AppState } from '../state/appState'
import type { AppStore } from '../state/storeHooks'
import { createWatches } from '../state/watchState'
import { areas } from './areas'
import { storeLastResults } from './offline/offlineResults'
import type { PersistAllParts } from './storedParts'
import { leaveChanges, readStoredParts, whenNeeded, type Stored, type StoragePage } from './storedState'

type Declared = Extract<(typeof areas)[number], { slices: object }>['slices']
/** Keys of every member of a union, each with the type of the member that has it. */
type Merged<Union> = { [Key in Union extends unknown ? keyof Union : never]: Extract<Union, Record<Key, unknown>>[Key] }

const declared: readonly AreaDeclaration[] = areas
const reducers = Object.assign({}, ...declared.map(({ slices: own }) => own)) as Merged<Declared>

/** Names of the slices that `lateParts.ts` adds. No code uses them before. */
type LateName = LateNameOf<(typeof areas)[number]>
type LateNameOf<Declaration> = Declaration extends { late: () => Promise<{ slices: infer Slices }> }
  ? keyof Slices
  : never

/** Reducers of the state before the first late part. */
export const firstReducers: { [Name in Exclude<keyof AppState, LateName>]: Reducer<AppState[Name]> } = {
  ...{ block: blockReducer, multicall: multicallReducer },
  ...reducers,
}

/** Replaces slices by stored states: those of a late part, or those merged with the changes of another tab. */
export const sliceMerged = createAction<Partial<AppState>>('stored/sliceMerged')

/** Returns the reducer of a state with the given slices. */
export function reducerOf(own: typeof firstReducers): Reducer<AppState> {
  const slices = combineReducers(own) as unknown as Reducer<AppState>
  return (state: AppState | undefined, action: UnknownAction): AppState => {
    if (!state || !sliceMerged.match(action)) return slices(state, action)
    const merged = { ...state, ...action.payload }
    // trading 4: turning off expert mode clears the recipient, in whichever tab it happens.
    return merged.user.isExpert ? merged : slices(merged, expertModeSet(false))
  }
}

/** Persisted slices, in write order. */
const stored = declared.flatMap(({ stored: own = {} }) => Object.entries(own))

/** Reports on the persisted state: what was found and what of it was used; that writing failed. */
export interface StoreEvents {
  onFound?: (stored: NonNullable<Stored>, kept: Readonly<Record<string, unknown>>) => void
  onWriteFailed?: () => void
  page?: StoragePage
  /** Persists from the start; by default the persistence code is loaded when needed. */
  persist?: PersistAllParts
}

/** Creates the app's store from the state persisted in this browser, merged with changes of other tabs. */
export function createStore({ onFound, onWriteFailed, page, persist }: StoreEvents = {}): AppStore {
  const read = readStoredParts(
    stored.map(([name]) => name),
    page,
  )
  const kept = Object.fromEntries(stored.map(([name, slice]) => [name, slice.read(read.found[name]?.value)]))
  const store = configureStore({
    reducer: reducerOf(firstReducers),
    preloadedState: kept as Partial<AppState> as AppState,
    // Multicall results are plain and numerous: checking them at each block would cost more than producing them.
    middleware: (standard) => standard({ serializableCheck: false, immutableCheck: false }).prepend(createWatches()),
  })
  if (read.stored !== null) onFound?.(read.stored, kept)
  const persistOptions = {
    ...{ read, before: kept, ...(page && { page }) },
    onWriteFailed: () => onWriteFailed?.(),
    onMerged: (name: string, state: unknown) => store.dispatch(sliceMerged({ [name]: state })),
  }
  const endLeaving = leaveChanges(store, kept, page ?? window)
  const persistFromNow = (persistAllParts: PersistAllParts): void => {
    endLeaving()
    persistAllParts(store, persistOptions)
  }
  const loadAndPersist = () =>
    void import('./storedParts')
      .then((it) => it.loadPersistence())
      .then(({ persistAllParts }) => persistFromNow(persistAllParts), persistOptions.onWriteFailed)
  if (persist) persistFromNow(persist)
  else if (read.isOld || read.hasClosedTabs) loadAndPersist()
  else whenNeeded(store, kept, loadAndPersist)
  storeLastResults(store)
  return store
}
