import { useEffect, useRef, useState } from 'react'
import { LogsRefusedError, type RefusalReason } from '../../../chain/logs/refusal'
import { nodes } from '../../../chain/rpc/nodes'
import type { ChartSpan } from './candles.rules'
import { readHistories } from './histories.chain'
import type { PairHistory } from './history.chain'
import type { ChartRoute } from './useChartRoute'

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

interface LoadedHistory {
  legs: ChartRoute['legs']
  span: ChartSpan
  attempt: number
  history: HistoryState
}

const isOf = (loaded: LoadedHistory, legs: ChartRoute['legs'], span: ChartSpan): boolean =>
  loaded.legs === legs && loaded.span === span

/**
 * Returns the histories of a route's pairs over a span, in order and kept current, and a function that reads further
 * back or retries.
 */
export function usePriceHistory(
  route: ChartRoute,
  span: ChartSpan,
): { history: HistoryState; isReading: boolean; readFurther: () => void } {
  const { legs, reserves } = route
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<LoadedHistory | null>(null)
  const lastReadMs = useRef(0)
  const lastReserves = useRef(reserves)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const update = (history: HistoryState) => {
      if (signal.aborted) return
      lastReadMs.current = Date.now()
      setLoaded((before) => {
        // Events already read stay valid when a further read fails.
        const isKept = history.status === 'none' && before?.history.status === 'ready' && isOf(before, legs, span)
        return { legs, span, attempt, history: isKept ? before.history : history }
      })
    }
    const requests = legs.map(({ pairAddress }) => ({ pairAddress, span, signal }))
    readHistories(nodes, requests).then(
      (histories) => update({ status: 'ready', histories }),
      (error: unknown) => update(refusalOf(error)),
    )
    return () => controller.abort()
  }, [legs, span, attempt])

  useEffect(() => {
    if (lastReserves.current === reserves) return undefined
    lastReserves.current = reserves
    const waitMs = Math.max(0, lastReadMs.current + REFRESH_MS - Date.now())
    const timer = setTimeout(() => setAttempt((count) => count + 1), waitMs)
    return () => clearTimeout(timer)
  }, [reserves])

  const current = loaded && isOf(loaded, legs, span) ? loaded : null
  return {
    history: current?.history ?? LOADING,
    isReading: current?.attempt !== attempt,
    readFurther: () => setAttempt((count) => count + 1),
  }
}
