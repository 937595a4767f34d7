import { useEffect, useSyncExternalStore } from 'react'
import { nodes } from '../../chain/rpc/nodes'
import type { Address } from '../../core/address'
import { createExternalStore } from '../../core/externalStore'
import type { Quote } from './quote.rules'
import type { MeasuredTax } from './rehearsal/rehearsal.chain'

/** A route that changes while the user types is not measured. */
const DELAY_MS = 500

interface Measurement {
  account: Address
  route: string
  /** Null without a tax, and if no node could measure. */
  tax: MeasuredTax | null
}

/** The last measurement. It is stored outside React, so that a measurement without a tax renders nothing. */
const last = createExternalStore<Measurement | null>(null)

const routeOf = ({ input, isExactInput, found }: Quote): string =>
  [input.id, isExactInput, ...found.path.map(({ address }) => address)].join(' ')

/** Measures the tax of a quote's route once for the account; `account` is null while it could not send the swap. */
export function useTaxMeasurement(quote: Quote | null, account: Address | null): void {
  useEffect(() => {
    if (!quote || !account) return undefined
    const route = routeOf(quote)
    const known = last.getSnapshot()
    if (known?.route === route && known.account === account) return undefined
    last.set(null)
    let isCurrent = true
    async function measure(of: Quote, sender: Address): Promise<void> {
      const { measureTax } = await import('./rehearsal/rehearsal.chain')
      // The review measures again, and reports a node that fails.
      const tax = await measureTax(nodes, of, sender).catch(() => null)
      if (isCurrent) last.set({ account: sender, route, tax })
    }
    const timer = setTimeout(() => void measure(quote, account), DELAY_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [account, quote])
}

/** Returns the measured tax of a quote's route; null without one. */
export function useMeasuredTax(quote: Quote): MeasuredTax | null {
  const measured = useSyncExternalStore(last.subscribe, last.getSnapshot)
  return measured?.route === routeOf(quote) ? measured.tax : null
}
