import { useEffect, useState } from 'react'
import { nodes } from '../../../../chain/rpc/nodes'
import type { SharePoint } from './growth.rules'

export type ShareHistory =
  | { status: 'reading' }
  | { status: 'read'; points: readonly SharePoint[] }
  | { status: 'refused' }

/** Reads what a share of the vault was worth, anew for another `round`, and calls the reading off with the component. */
export function useShareHistory(vault: string, round: number): ShareHistory {
  const [state, setState] = useState<{ round: number; history: ShareHistory }>({
    round,
    history: { status: 'reading' },
  })
  useEffect(() => {
    const abort = new AbortController()
    const tell = (history: ShareHistory) => {
      if (!abort.signal.aborted) setState({ round, history })
    }
    import('./shareHistory.chain')
      .then(({ readShareHistory }) => readShareHistory(nodes, vault, abort.signal))
      .then((points) => tell({ status: 'read', points }))
      .catch(() => tell({ status: 'refused' }))
    return () => abort.abort(new Error('Called off'))
  }, [round, vault])
  return state.round === round ? state.history : { status: 'reading' }
}
