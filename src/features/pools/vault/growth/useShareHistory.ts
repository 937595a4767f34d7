import { useEffect, useState } from 'react'
import { useBlockTime } from '../../../../chain/block/useBlockTime'
import { nodes } from '../../../../chain/rpc/nodes'
import type { SharePoint } from './growth.rules'
import type { SpanName } from './spans.rules'

export type ShareHistory =
  | { status: 'reading' }
  | { status: 'read'; points: readonly SharePoint[] }
  | { status: 'refused' }

/** Reads the vault's share price over a span, anew for another `round`; aborts the read on unmount. */
export function useShareHistory(vault: string, span: SpanName, round: number): ShareHistory {
  const { seconds } = useBlockTime()
  // The block time is fixed when the chart opens: a newer measurement does not trigger a new read.
  const [blockTimeSeconds] = useState(seconds)
  const wanted = `${span} ${round}`
  const [state, setState] = useState<{ wanted: string; history: ShareHistory }>({
    wanted,
    history: { status: 'reading' },
  })
  useEffect(() => {
    const abort = new AbortController()
    const tell = (history: ShareHistory) => {
      if (!abort.signal.aborted) setState({ wanted, history })
    }
    import('./shareHistory.chain')
      .then(({ readShareHistory }) => readShareHistory(nodes, vault, { span, blockTimeSeconds, signal: abort.signal }))
      .then((points) => tell({ status: 'read', points }))
      .catch(() => tell({ status: 'refused' }))
    return () => abort.abort(new Error('Aborted'))
  }, [blockTimeSeconds, span, vault, wanted])
  return state.wanted === wanted ? state.history : { status: 'reading' }
}
