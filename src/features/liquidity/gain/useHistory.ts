import { useEffect, useState } from 'react'
import { nodes } from '../../../chain/rpc/nodes'
import type { PositionHistory } from './history.chain'

export type HistoryState =
  | { status: 'reading'; oldestBlock: number | null }
  | { status: 'read'; history: PositionHistory }
  | { status: 'refused' }

const START: HistoryState = { status: 'reading', oldestBlock: null }

/** Reads how a position came to be and calls the reading off with the component; mounted anew, it reads anew. */
export function useHistory(pairAddress: string, account: string): HistoryState {
  const [state, setState] = useState(START)
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const tell = (next: HistoryState) => {
      if (!signal.aborted) setState(next)
    }
    const onProgress = (oldestBlock: number) => tell({ status: 'reading', oldestBlock })
    import('./history.chain')
      .then(({ readHistory }) => readHistory(nodes, { pairAddress, account, signal, onProgress }))
      .then((history) => tell({ status: 'read', history }))
      .catch(() => tell({ status: 'refused' }))
    return () => abort.abort(new Error('Called off'))
  }, [account, pairAddress])
  return state
}
