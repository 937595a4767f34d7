import { wrappedNative } from '../../../market/token'
import { useUsdPrice } from '../../../market/useUsdPrice'
import { centsOf } from '../../lists'
import { useSendIntent, useWriteFlow, type WriteFlow } from '../../transactions'
import type { WrapKind } from '../swap.rules'
import type { AgreedWrap } from './wrapTerms'

/** Returns the steps of a wrap or unwrap from the review to the hash (trading 4.6). */
export function useWrapFlow(kind: WrapKind, onSent: () => void): WriteFlow<AgreedWrap> {
  const send = useSendIntent()
  const price = useUsdPrice(kind === null ? null : wrappedNative)
  return useWriteFlow<AgreedWrap>({
    fallback: kind === 'unwrap' ? 'Unwrapping failed: %message%' : 'Wrapping failed: %message%',
    onSent,
    async execute(agreed) {
      if (!send) throw new Error('Missing dependencies')
      const { wrapIntent, wrapMovements, wrapSummary } = await import('./wrapTerms')
      return send(await wrapIntent(agreed), {
        // One coin is always one wrapped coin, so the result depends on no chain state besides the balance.
        premises: [],
        arrival: wrapMovements(agreed),
        summary: wrapSummary(agreed),
        valueCents: centsOf(price, wrappedNative, agreed.amountRaw),
      })
    },
  })
}
