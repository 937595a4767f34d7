import { useEffect, useRef, useState } from 'react'
import { LogsRefusedError, type RefusalReason } from '../../../chain/logs/refusal'
import { nodes } from '../../../chain/rpc/nodes'
import { readHistory, type PairHistory } from './history.chain'
import type { ChartSpan } from './spans.rules'
import type { ChartWay } from './useChartWay'

/** The state of the reading; `failed` is an unexpected error. */
export type HistoryState =
  | { status: 'loading' }
  | { status: 'none'; reason: RefusalReason | 'failed' }
  | { status: 'ready'; histories: PairHistory[] }

/** New trades are read at most this often. */
const REFRESH_MS = 6_000
const LOADING: HistoryState = { status: 'loading' }

function refusalOf(error: unknown): HistoryState {
  if (error instanceof LogsRefusedError) return { status: 'none', reason: error.reason }
  return { status: 'none', reason: 'failed' }
}

interface Known {
  legs: ChartWay['legs']
  span: ChartSpan
  attempt: number
  history: HistoryState
}

const isOf = (known: Known, legs: ChartWay['legs'], span: ChartSpan): boolean =>
  known.legs === legs && known.span === span

/**
 * Returns the histories of a route's pairs over a span, in order and kept current, and a function that reads further
 * back or retries.
 */
export function usePriceHistory(
  way: ChartWay,
  span: ChartSpan,
): { history: HistoryState; isReading: boolean; readOn: () => void } {
  const { legs, reserves } = way
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<Known | null>(null)
  const lastReadMs = useRef(0)
  const seenReserves = useRef(reserves)

  useEffect(() => {
    const calledOff = new AbortController()
    const { signal } = calledOff
    const tell = (history: HistoryState) => {
      if (signal.aborted) return
      lastReadMs.current = Date.now()
      setKnown((before) => {
        // Events already read stay valid when a further read fails.
        const keeps = history.status === 'none' && before?.history.status === 'ready' && isOf(before, legs, span)
        return { legs, span, attempt, history: keeps ? before.history : history }
      })
    }
    const reads = legs.map(({ pairAddress }) => readHistory(nodes, { pairAddress, span, signal }))
    Promise.all(reads).then(
      (histories) => tell({ status: 'ready', histories }),
      (error: unknown) => tell(refusalOf(error)),
    )
    return () => calledOff.abort()
  }, [legs, span, attempt])

  useEffect(() => {
    if (seenReserves.current === reserves) return undefined
    seenReserves.current = reserves
    const waitMs = Math.max(0, lastReadMs.current + REFRESH_MS - Date.now())
    const timer = setTimeout(() => setAttempt((count) => count + 1), waitMs)
    return () => clearTimeout(timer)
  }, [reserves])

  const current = known && isOf(known, legs, span) ? known : null
  return {
    history: current?.history ?? LOADING,
    isReading: current?.attempt !== attempt,
    readOn: () => setAttempt((count) => count + 1),
  }
}
