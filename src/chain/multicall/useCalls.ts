import { useLayoutEffect, useMemo } from 'react'
import { shallowEqual, useDispatch, useSelector } from 'react-redux'
import { deployment } from '../../core/deployment'
import type { Call } from '../contracts/call'
import type { CallKey } from './callKey'
import { callsReleased, callsWanted, selectResults, type CallResult, type WithMulticall } from './multicall.slice'

/** A value and, where the newest read of it failed, the block of the older read that it is from. */
export interface KnownValue<T> {
  readonly value: T
  readonly asOfBlock?: number
}

/** A read as a page sees it. `failed` covers a revert, an address without code and an answer that makes no sense. */
export type CallState<T> =
  | { readonly status: 'idle' | 'loading'; readonly value: undefined }
  | { readonly status: 'failed'; readonly value: undefined; readonly lastGood?: KnownValue<T> }
  | { readonly status: 'ready'; readonly value: T }

const IDLE = { status: 'idle', value: undefined } as const
const LOADING = { status: 'loading', value: undefined } as const
const FAILED = { status: 'failed', value: undefined } as const

type LastGood = CallResult['lastGood']

/** The last result of each call, decoded: the same result gives the same state to every listener. */
const understood = new WeakMap<Call<unknown>, { data: string | null; lastGood: LastGood; state: CallState<unknown> }>()

function decode<T>(call: Call<T>, { data, lastGood }: CallResult): CallState<T> {
  try {
    if (data !== null) return { status: 'ready', value: call.decode(data) }
  } catch {
    // Falls back on the value before.
  }
  try {
    if (!lastGood) return FAILED
    return { ...FAILED, lastGood: { value: call.decode(lastGood.data), asOfBlock: lastGood.blockNumber } }
  } catch {
    return FAILED
  }
}

function stateOf<T>(call: Call<T> | null | undefined, result: CallResult | undefined): CallState<T> {
  if (!call) return IDLE
  if (!result) return LOADING
  const { data, lastGood } = result
  const last = understood.get(call)
  if (last && last.data === data && last.lastGood === lastGood) return last.state as CallState<T>
  const state = decode(call, result)
  understood.set(call, { data, lastGood, state })
  return state
}

/** Answers what answers the states of the calls; while no result has changed, that costs nothing but the question. */
function statesSelector<T>(calls: readonly (Call<T> | null | undefined)[], chainId: number) {
  let seen: Record<CallKey, { data: string | null }> | null = null
  let states: readonly CallState<T>[] = []
  return (state: WithMulticall): readonly CallState<T>[] => {
    const results = selectResults(chainId)(state)
    if (results === seen) return states
    seen = results
    const next = calls.map((call) => stateOf(call, call ? results[call.key] : undefined))
    if (!shallowEqual(next, states)) states = next
    return states
  }
}

export interface UseCallsOptions {
  /** How many blocks an answer may be old; Infinity reads once. */
  blocksPerFetch?: number
  chainId?: number
}

/**
 * Keeps the calls answered while the component is mounted and answers their states in the same order; null asks
 * nothing and stays `idle`. While no answer changes, the array and its states keep their identity from block to block.
 */
export function useCalls<T>(
  calls: readonly (Call<T> | null | undefined)[],
  { blocksPerFetch = 1, chainId = deployment.chainId }: UseCallsOptions = {},
): readonly CallState<T>[] {
  const dispatch = useDispatch()
  const keysText = useMemo(() => calls.map((call) => call?.key ?? '').join(), [calls])

  // Before the frame is painted: the wait for others' calls begins then (trading 9), and the painting is part of it.
  useLayoutEffect(() => {
    const keys = [...new Set(keysText.split(',').filter(Boolean))] as CallKey[]
    if (keys.length === 0) return undefined
    const request = { chainId, keys, blocksPerFetch }
    dispatch(callsWanted(request))
    return () => {
      dispatch(callsReleased(request))
    }
  }, [dispatch, chainId, keysText, blocksPerFetch])

  const select = useMemo(() => statesSelector(calls, chainId), [calls, chainId])
  return useSelector(select, shallowEqual)
}

/** Keeps one call answered while the component is mounted; see useCalls. */
export function useCall<T>(call: Call<T> | null | undefined, options?: UseCallsOptions): CallState<T> {
  return useCalls([call], options)[0] ?? LOADING
}

/** Answers whether what is known of a call was read at a block or later; what is read again each block is soon. */
export function useIsReadSince(call: Call<unknown> | null, blockNumber: number): boolean {
  return useSelector((state: WithMulticall) => {
    const known = call ? selectResults(deployment.chainId)(state)[call.key] : undefined
    return known !== undefined && known.blockNumber >= blockNumber
  })
}
