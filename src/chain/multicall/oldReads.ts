import { useDispatch, useSelector } from 'react-redux'
import { deployment } from '../../core/deployment'
import { failedReadsRetried, selectResults, type WithMulticall } from './multicall.slice'
import type { CallState, KnownValue } from './useCalls'

/** Returns the value of a read; of a failed one the last value it had, with its block. Undefined where there is none. */
export function knownValue<T>(state: CallState<T> | undefined): KnownValue<T> | undefined {
  if (state?.status === 'ready') return state
  return state?.status === 'failed' ? state.lastGood : undefined
}

/** Returns the oldest block that one of the reads is from; undefined while all are up to date. */
export function oldestBlock(states: readonly (CallState<unknown> | undefined)[]): number | undefined {
  const blocks = states.flatMap((state) => knownValue(state)?.asOfBlock ?? [])
  return blocks.length === 0 ? undefined : Math.min(...blocks)
}

/** Returns the function that reads every failed call again, and whether one of them is being read again. */
export function useRetryReads(): { retry: () => void; isRetrying: boolean } {
  const dispatch = useDispatch()
  const { chainId } = deployment
  const isRetrying = useSelector((state: WithMulticall) =>
    Object.values(selectResults(chainId)(state)).some(({ failures }) => failures === 0),
  )
  return { retry: () => void dispatch(failedReadsRetried({ chainId })), isRetrying }
}
