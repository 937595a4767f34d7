import { deployment } from '../../deployment/deployment'
import { useAppDispatch, useAppSelector } from '../../state/storeHooks'
import { failedReadsRetried, selectResults } from './multicall.slice'
import type { CallState, KnownValue } from './useCalls'

/** Returns the value of a read; for a failed one its last value with its block. Undefined without either. */
export function knownValue<T>(state: CallState<T> | undefined): KnownValue<T> | undefined {
  if (state?.status === 'ready') return state
  return state?.status === 'failed' ? state.lastSuccess : undefined
}

/** Returns the oldest block among the reads; undefined while all are up to date. */
export function oldestBlock(states: readonly (CallState<unknown> | undefined)[]): number | undefined {
  const blocks = states.flatMap((state) => knownValue(state)?.asOfBlock ?? [])
  return blocks.length === 0 ? undefined : Math.min(...blocks)
}

/** Returns a function that retries every failed call, and whether a retry is in progress. */
export function useRetryReads(): { retry: () => void; isRetrying: boolean } {
  const dispatch = useAppDispatch()
  const { chainId } = deployment
  const isRetrying = useAppSelector((state) =>
    Object.values(selectResults(chainId)(state)).some(({ failures }) => failures === 0),
  )
  return { retry: () => void dispatch(failedReadsRetried({ chainId })), isRetrying }
}
