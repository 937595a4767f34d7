import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n'
import { announce } from '../../ui/toast/announce'
import { type Exchanged, swapSummary } from '../trade'

/** Debounce, so that the announcement does not interrupt typing. */
const ANNOUNCE_DELAY_MS = 1_000

/**
 * Announces a quote to screen readers once its request is stable. A block that only moves the price is not announced.
 */
export function useQuoteAnnouncement(quote: Exchanged | null, isExactInput: boolean): void {
  const { t } = useTranslation()
  const latest = useRef(quote)
  const requestKey =
    quote && [quote.input.id, quote.output.id, isExactInput ? quote.inputRaw : -quote.outputRaw].join(' ')
  useEffect(() => {
    latest.current = quote
  })
  useEffect(() => {
    if (requestKey === null) return undefined
    const timer = setTimeout(() => {
      if (!latest.current) return
      const { values } = swapSummary(latest.current)
      announce(t('%inputAmount% %inputSymbol% for about %outputAmount% %outputSymbol%', values))
    }, ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [requestKey, t])
}
