import { useEffect, useState } from 'react'
import { pause } from '../../../chain/logs/pause'
import { nodes } from '../../../chain/rpc/nodes'
import type { Address } from '../../../core/address'
import type { PositionHistory } from './history.chain'

export type HistoryState =
  | { status: 'reading'; oldestBlock: number | null }
  | { status: 'read'; history: PositionHistory }
  | { status: 'refused' }

const START: HistoryState = { status: 'reading', oldestBlock: null }
const ATTEMPTS = 3
const PAUSE_MS = 1_000

/**
 * Returns the result of a read that is retried up to twice: a node between two blocks, or one that lags, fails only
 * once. Throws the last error, and the signal's reason when it is aborted.
 */
export async function readWithRetries<Value>(
  read: () => Promise<Value>,
  signal: AbortSignal,
  pauseMs = PAUSE_MS,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await read()
    } catch (error) {
      signal.throwIfAborted()
      if (attempt === ATTEMPTS) throw error
      await pause(pauseMs, signal)
    }
  }
}

/** Reads the history of a position. Aborts when the component unmounts; mounting again repeats the read. */
export function useHistory(pairAddress: Address, account: Address): HistoryState {
  const [state, setState] = useState(START)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const update = (next: HistoryState) => {
      if (!signal.aborted) setState(next)
    }
    const onProgress = (oldestBlock: number) => update({ status: 'reading', oldestBlock })
    import('./history.chain')
      .then(({ readHistory }) =>
        readWithRetries(() => readHistory(nodes, { pairAddress, account, signal, onProgress }), signal),
      )
      .then((history) => update({ status: 'read', history }))
      .catch(() => update({ status: 'refused' }))
    return () => controller.abort(new Error('Aborted'))
  }, [account, pairAddress])
  return state
}
