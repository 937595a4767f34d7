import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import type { CallKey } from './callKey'

/** What a contract returned and the newest block at which it was known to; `data` is null for a call that failed. */
export interface CallResult {
  data: string | null
  blockNumber: number
  /** Of a failed call: what it returned before, and the block of that. */
  lastGood?: { data: string; blockNumber: number }
  /** How often the call failed in a row; 0 while someone waits for a retry. Absent after a success. */
  failures?: number
}

type PerChain<T> = Record<number, Record<CallKey, T>>

/** What was read: every answer was true at `blockNumber` or later; those of an earlier visit need not be true now. */
export interface LastNumbers {
  chainId: number
  blockNumber: number
  data: Record<CallKey, string | null>
}

export interface MulticallState {
  /** Who waits for a call: how many listeners at each pace, in blocks a fetch. */
  listeners: PerChain<Record<number, number>>
  results: PerChain<CallResult>
  /** True while no node answers: what is shown is old. */
  isStalled: boolean
  /** Shown while this visit has read nothing, and gone with its first answer. */
  recalled: { chainId: number; blockNumber: number; results: Record<CallKey, CallResult> } | null
}

export interface CallsWanted {
  chainId: number
  keys: readonly CallKey[]
  blocksPerFetch: number
}

/** Results nobody listens to are kept this long, so that going back to a page shows numbers at once. */
const KEEP_BLOCKS = 20

const initialState: MulticallState = { listeners: {}, results: {}, isStalled: false, recalled: null }

/** Answers the results worth keeping: those listened to, and those not yet `KEEP_BLOCKS` old. */
function withoutAbandoned(
  results: Record<CallKey, CallResult>,
  listeners: Record<CallKey, unknown>,
  blockNumber: number,
): Record<CallKey, CallResult> {
  // One copy and few deletions: hundreds of results land here several times a block.
  const kept = { ...results }
  for (const [key, result] of Object.entries(results) as [CallKey, CallResult][]) {
    if (result.blockNumber <= blockNumber - KEEP_BLOCKS && !(key in listeners)) delete kept[key]
  }
  return kept
}

export const callsWanted = createAction<CallsWanted>('multicall/callsWanted')
export const callsReleased = createAction<CallsWanted>('multicall/callsReleased')
export const resultsLoaded = createAction<LastNumbers>('multicall/resultsLoaded')
/** Asks for every failed read of a chain at once, however long its interval is. */
export const failedReadsRetried = createAction<{ chainId: number }>('multicall/failedReadsRetried')
export const readsStalled = createAction('multicall/readsStalled')
export const readsResumed = createAction('multicall/readsResumed')
/** Never beside fresh answers: they make it void, whichever comes first. */
export const numbersRecalled = createAction<LastNumbers>('multicall/numbersRecalled')

function withWanted(state: MulticallState, { chainId, keys, blocksPerFetch }: CallsWanted): MulticallState {
  const listeners = { ...state.listeners[chainId] }
  for (const key of keys) {
    const counts = listeners[key]
    listeners[key] = { ...counts, [blocksPerFetch]: (counts?.[blocksPerFetch] ?? 0) + 1 }
  }
  return { ...state, listeners: { ...state.listeners, [chainId]: listeners } }
}

function withoutWanted(state: MulticallState, { chainId, keys, blocksPerFetch }: CallsWanted): MulticallState {
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
  const lastGood = known && before !== null ? { data: before, blockNumber: known.blockNumber } : known?.lastGood
  return { data, blockNumber, failures: (known?.failures ?? 0) + 1, ...(lastGood && { lastGood }) }
}

function withResults(state: MulticallState, { chainId, blockNumber, data }: LastNumbers): MulticallState {
  const before = state.results[chainId] ?? {}
  const next = withoutAbandoned(before, state.listeners[chainId] ?? {}, blockNumber)
  for (const [key, value] of Object.entries(data) as [CallKey, string | null][]) {
    const known = before[key]
    if (!known || known.blockNumber <= blockNumber) next[key] = resultAfter(known, value, blockNumber)
  }
  return { ...state, results: { ...state.results, [chainId]: next }, isStalled: false, recalled: null }
}

function withRetried(state: MulticallState, chainId: number): MulticallState {
  const results = { ...state.results[chainId] }
  for (const [key, result] of Object.entries(results) as [CallKey, CallResult][]) {
    if (result.failures !== undefined) results[key] = { ...result, failures: 0 }
  }
  // The updater compares the listeners by identity: a copy makes it look at what is stale.
  const listeners = { ...state.listeners, [chainId]: { ...state.listeners[chainId] } }
  return { ...state, listeners, results: { ...state.results, [chainId]: results } }
}

function withRecalled(state: MulticallState, { chainId, blockNumber, data }: LastNumbers): MulticallState {
  if (state.results[chainId]) return state
  const results = Object.entries(data).map(([key, value]) => [key, { data: value, blockNumber }])
  return { ...state, recalled: { chainId, blockNumber, results: Object.fromEntries(results) } }
}

/**
 * Answers the reads after an action. Made by hand: what makes a slice of drafts looks through all that a new state holds,
 * and a list of farms wants thousands of calls at once.
 */
export function multicallReducer(state: MulticallState = initialState, action: UnknownAction): MulticallState {
  if (callsWanted.match(action)) return withWanted(state, action.payload)
  if (callsReleased.match(action)) return withoutWanted(state, action.payload)
  if (resultsLoaded.match(action)) return withResults(state, action.payload)
  if (failedReadsRetried.match(action)) return withRetried(state, action.payload.chainId)
  if (numbersRecalled.match(action)) return withRecalled(state, action.payload)
  if (readsStalled.match(action)) return state.isStalled ? state : { ...state, isStalled: true }
  if (readsResumed.match(action)) return state.isStalled ? { ...state, isStalled: false } : state
  return state
}

export interface WithMulticall {
  multicall: MulticallState
}

const NOTHING: Record<CallKey, CallResult> = {}

/** Answers every result known of a chain, by call key; those of the last visit while they are all there is. */
export const selectResults =
  (chainId: number) =>
  ({ multicall: { results, recalled } }: WithMulticall): Record<CallKey, CallResult> =>
    results[chainId] ?? (recalled?.chainId === chainId ? recalled.results : NOTHING)

/** Answers whether the last reads found no node, so that what is shown is old. */
export const selectIsStalled = (state: WithMulticall): boolean => state.multicall.isStalled

/** Answers the newest block that anything of a chain was read at by this visit; 0 before. */
export const selectReadBlock =
  (chainId: number) =>
  ({ multicall: { results } }: WithMulticall): number =>
    Object.values(results[chainId] ?? {}).reduce((newest, { blockNumber }) => Math.max(newest, blockNumber), 0)

/** Answers the block that the last visit's numbers are as of while they are shown, else null: to look at, not to sign. */
export const selectRecalledBlock = (state: WithMulticall): number | null =>
  state.multicall.recalled?.blockNumber ?? null
