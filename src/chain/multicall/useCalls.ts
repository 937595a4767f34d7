import { useLayoutEffect, useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import { deployment } from '../../deployment/deployment'
import { useAppDispatch, useAppSelector } from '../../state/storeHooks'
import type { Call } from '../contracts/call'
import type { CallKey } from './callKey'
import { callsReleased, callsRequested, selectResults, type CallResult, type WithMulticall } from './multicall.slice'

/** A value and, if the latest read of it failed, the block of the older read. */
export interface KnownValue<T> {
  readonly value: T
  readonly asOfBlock?: number
}

/** State of a read. `failed` covers a revert, an address without code and invalid data. */
export type CallState<T> =
  | { readonly status: 'idle' | 'loading'; readonly value: undefined }
  | { readonly status: 'failed'; readonly value: undefined; readonly lastSuccess?: KnownValue<T> }
  | { readonly status: 'ready'; readonly value: T }

const IDLE = { status: 'idle', value: undefined } as const
const LOADING = { status: 'loading', value: undefined } as const
const FAILED = { status: 'failed', value: undefined } as const

type LastSuccess = CallResult['lastSuccess']

/** The last decoded result of each call: the same result gives the same state to every listener. */
const lastStates = new WeakMap<
  Call<unknown>,
  { data: string | null; lastSuccess: LastSuccess; state: CallState<unknown> }
>()

function decode<T>(call: Call<T>, { data, lastSuccess }: CallResult): CallState<T> {
  try {
    if (data !== null) return { status: 'ready', value: call.decode(data) }
  } catch {
    // Falls back to the previous value.
  }
  try {
    if (!lastSuccess) return FAILED
    return { ...FAILED, lastSuccess: { value: call.decode(lastSuccess.data), asOfBlock: lastSuccess.blockNumber } }
  } catch {
    return FAILED
  }
}

function stateOf<T>(call: Call<T> | null | undefined, result: CallResult | undefined): CallState<T> {
  if (!call) return IDLE
  if (!result) return LOADING
  const { data, lastSuccess } = result
  const last = lastStates.get(call)
  if (last && last.data === data && last.lastSuccess === lastSuccess) return last.state as CallState<T>
  const state = decode(call, result)
  lastStates.set(call, { data, lastSuccess, state })
  return state
}

/** Creates a memoised selector of the states of the calls; while no result changes it only compares identities. */
function statesSelector<T>(calls: readonly (Call<T> | null | undefined)[], chainId: number) {
  let lastResults: Record<CallKey, { data: string | null }> | null = null
  let states: readonly CallState<T>[] = []
  return (state: WithMulticall): readonly CallState<T>[] => {
    const results = selectResults(chainId)(state)
    if (results === lastResults) return states
    lastResults = results
    const next = calls.map((call) => stateOf(call, call ? results[call.key] : undefined))
    if (!shallowEqual(next, states)) states = next
    return states
  }
}

export interface UseCallsOptions {
  /** Maximum age of a result in blocks; Infinity reads once. */
  blocksPerFetch?: number
  chainId?: number
}

/**
 * Subscribes to the calls while the component is mounted and returns their states in the same order; null stays `idle`.
 * While no result changes, the array and its states keep their identity from block to block.
 */
export function useCalls<T>(
  calls: readonly (Call<T> | null | undefined)[],
  { blocksPerFetch = 1, chainId = deployment.chainId }: UseCallsOptions = {},
): readonly CallState<T>[] {
  const dispatch = useAppDispatch()
  const keysText = useMemo(() => calls.map((call) => call?.key ?? '').join(), [calls])

  // A layout effect, so that the debounce for other calls (trading 9) starts before the paint and includes it.
  useLayoutEffect(() => {
    const keys = [...new Set(keysText.split(',').filter(Boolean))] as CallKey[]
    if (keys.length === 0) return undefined
    const request = { chainId, keys, blocksPerFetch }
    dispatch(callsRequested(request))
    return () => {
      dispatch(callsReleased(request))
    }
  }, [dispatch, chainId, keysText, blocksPerFetch])

  const select = useMemo(() => statesSelector(calls, chainId), [calls, chainId])
  return useAppSelector(select, shallowEqual)
}

/** Subscribes to one call; see `useCalls`. */
export function useCall<T>(call: Call<T> | null | undefined, options?: UseCallsOptions): CallState<T> {
  return useCalls([call], options)[0] ?? LOADING
}

/** Returns whether the known result of each call was read at a block or later; null calls are omitted. */
export function useAreReadSince(calls: readonly (Call<unknown> | null)[], blockNumber: number): boolean {
  return useAppSelector((state) => {
    const results = selectResults(deployment.chainId)(state)
    return calls.every((call) => call === null || (results[call.key]?.blockNumber ?? -1) >= blockNumber)
  })
}
