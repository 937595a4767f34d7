import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import type { AppState } from '../../state/appState'
import type { CallKey } from './callKey'

/** Result of a call and the block of its newest read; `data` is null for a failed call. */
export interface CallResult {
  data: string | null
  blockNumber: number
  /** For a failed call: its previous result and the block of that. */
  lastSuccess?: { data: string; blockNumber: number }
  /** Consecutive failures of the call; 0 while a retry is requested. Absent after a success. */
  failures?: number
}

type PerChain<T> = Record<number, Record<CallKey, T>>

/** Results that were valid at `blockNumber` or later; those of an earlier session may be outdated. */
export interface ResultBatch {
  chainId: number
  blockNumber: number
  data: Record<CallKey, string | null>
}

export interface MulticallState {
  /** Listeners of each call: their number by interval, in blocks per fetch. */
  listeners: PerChain<Record<number, number>>
  results: PerChain<CallResult>
  /** True while no node responds: displayed data is stale. */
  isStalled: boolean
  /** Results of the last session, shown until the first result of this session. */
  restored: { chainId: number; blockNumber: number; results: Record<CallKey, CallResult> } | null
}

export interface RequestedCalls {
  chainId: number
  keys: readonly CallKey[]
  blocksPerFetch: number
}

/** Results without listeners are deleted after this many blocks, so that going back to a page shows data at once. */
const DROP_AFTER_BLOCKS = 20

const initialState: MulticallState = { listeners: {}, results: {}, isStalled: false, restored: null }

/** Returns the results with listeners, and those that are at most `DROP_AFTER_BLOCKS` old. */
function withoutAbandoned(
  results: Record<CallKey, CallResult>,
  listeners: Record<CallKey, unknown>,
  blockNumber: number,
): Record<CallKey, CallResult> {
  // One copy and few deletions: hundreds of results arrive several times per block.
  const kept = { ...results }
  for (const [key, result] of Object.entries(results) as [CallKey, CallResult][]) {
    if (result.blockNumber <= blockNumber - DROP_AFTER_BLOCKS && !(key in listeners)) delete kept[key]
  }
  return kept
}

export const callsRequested = createAction<RequestedCalls>('multicall/callsRequested')
export const callsReleased = createAction<RequestedCalls>('multicall/callsReleased')
export const resultsLoaded = createAction<ResultBatch>('multicall/resultsLoaded')
/** Requests a retry of every failed read of a chain, regardless of its interval. */
export const failedReadsRetried = createAction<{ chainId: number }>('multicall/failedReadsRetried')
export const readsStalled = createAction('multicall/readsStalled')
export const readsResumed = createAction('multicall/readsResumed')
/** Restored results never mix with fresh ones: a fresh result discards them, in either order. */
export const resultsRestored = createAction<ResultBatch>('multicall/resultsRestored')

function withListeners(state: MulticallState, { chainId, keys, blocksPerFetch }: RequestedCalls): MulticallState {
  const listeners = { ...state.listeners[chainId] }
  for (const key of keys) {
    const counts = listeners[key]
    listeners[key] = { ...counts, [blocksPerFetch]: (counts?.[blocksPerFetch] ?? 0) + 1 }
  }
  return { ...state, listeners: { ...state.listeners, [chainId]: listeners } }
}

function withoutListeners(state: MulticallState, { chainId, keys, blocksPerFetch }: RequestedCalls): MulticallState {
  const listeners = { ...state.listeners[chainId] }
  for (const key of keys) {
    const { [blocksPerFetch]: count = 0, ...others } = listeners[key] ?? {}
    const left = count > 1 ? { ...others, [blocksPerFetch]: count - 1 } : others
    if (Object.keys(left).length > 0) listeners[key] = left
    else delete listeners[key]
  }
  return { ...state, listeners: { ...state.listeners, [chainId]: listeners } }
}

function resultAfter(known: CallResult | undefined, data: string | null, blockNumber: number): CallResult {
  if (data !== null) return { data, blockNumber }
  const before = known?.data ?? null
  const lastSuccess = known && before !== null ? { data: before, blockNumber: known.blockNumber } : known?.lastSuccess
  return { data, blockNumber, failures: (known?.failures ?? 0) + 1, ...(lastSuccess && { lastSuccess }) }
}

function withResults(state: MulticallState, { chainId, blockNumber, data }: ResultBatch): MulticallState {
  const before = state.results[chainId] ?? {}
  const next = withoutAbandoned(before, state.listeners[chainId] ?? {}, blockNumber)
  for (const [key, value] of Object.entries(data) as [CallKey, string | null][]) {
    const known = before[key]
    if (!known || known.blockNumber <= blockNumber) next[key] = resultAfter(known, value, blockNumber)
  }
  return { ...state, results: { ...state.results, [chainId]: next }, isStalled: false, restored: null }
}

function withRetried(state: MulticallState, chainId: number): MulticallState {
  const results = { ...state.results[chainId] }
  for (const [key, result] of Object.entries(results) as [CallKey, CallResult][]) {
    if (result.failures !== undefined) results[key] = { ...result, failures: 0 }
  }
  // The updater compares the listeners by identity: a copy triggers its check for stale calls.
  const listeners = { ...state.listeners, [chainId]: { ...state.listeners[chainId] } }
  return { ...state, listeners, results: { ...state.results, [chainId]: results } }
}

function withRestored(state: MulticallState, { chainId, blockNumber, data }: ResultBatch): MulticallState {
  if (state.results[chainId]) return state
  const results = Object.entries(data).map(([key, value]) => [key, { data: value, blockNumber }])
  return { ...state, restored: { chainId, blockNumber, results: Object.fromEntries(results) } }
}

/**
 * Reduces the multicall state. Hand-written: createSlice with Immer walks every new state, and a farm list adds
 * thousands of calls at once.
 */
export function multicallReducer(state: MulticallState = initialState, action: UnknownAction): MulticallState {
  if (callsRequested.match(action)) return withListeners(state, action.payload)
  if (callsReleased.match(action)) return withoutListeners(state, action.payload)
  if (resultsLoaded.match(action)) return withResults(state, action.payload)
  if (failedReadsRetried.match(action)) return withRetried(state, action.payload.chainId)
  if (resultsRestored.match(action)) return withRestored(state, action.payload)
  if (readsStalled.match(action)) return state.isStalled ? state : { ...state, isStalled: true }
  if (readsResumed.match(action)) return state.isStalled ? { ...state, isStalled: false } : state
  return state
}

declare module '../../state/appState' {
  interface AppState {
    multicall: MulticallState
  }
}

export type WithMulticall = Pick<AppState, 'multicall'>

const NOTHING: Record<CallKey, CallResult> = {}

/** Returns every known result of a chain by call key; those of the last session until this one has its first. */
export const selectResults =
  (chainId: number) =>
  ({ multicall: { results, restored } }: WithMulticall): Record<CallKey, CallResult> =>
    results[chainId] ?? (restored?.chainId === chainId ? restored.results : NOTHING)

/** Returns whether the last reads reached no node, so that displayed data is stale. */
export const selectIsStalled = (state: WithMulticall): boolean => state.multicall.isStalled

/** Returns the newest block of any result of this session; 0 before the first. */
export const selectReadBlock =
  (chainId: number) =>
  ({ multicall: { results } }: WithMulticall): number =>
    Object.values(results[chainId] ?? {}).reduce((newest, { blockNumber }) => Math.max(newest, blockNumber), 0)

/** Returns the block of the restored results while they are shown, else null: for display only, never for signing. */
export const selectRestoredBlock = (state: WithMulticall): number | null =>
  state.multicall.restored?.blockNumber ?? null
