import { useState } from 'react'
import type { Quote } from './quote.rules'
import { NO_CONSENTS, type Consents } from './trade.rules'

interface Given {
  quote: Quote
  consents: Consents
  /** Counts the quotes; used as a key, so that the consent fields reset with each quote. */
  turn: number
}

/** Returns the user's consents for this quote; a new quote starts without any. */
export function useConsents(quote: Quote) {
  const [stored, setStored] = useState<Given>({ quote, consents: NO_CONSENTS, turn: 0 })
  const given = stored.quote === quote ? stored : { quote, consents: NO_CONSENTS, turn: stored.turn + 1 }
  if (given !== stored) setStored(given)
  const { consents, turn } = given
  return {
    ...{ consents, turn },
    give: (more: Partial<Consents>) => setStored({ quote, turn, consents: { ...consents, ...more } }),
  }
}
