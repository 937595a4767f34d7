import { useSwapFlow, type SwapFlow } from '../../trade'
import { planOfSale } from './oneSided.rules'
import type { OneSided } from './useOneSided'
import type { SentSale } from './useSale'

/** Returns the swap flow of the first step, with the review and checks of every swap; `onSent` receives the sent sale. */
export function useSaleFlow({ quote, side, holdings }: OneSided, onSent: (sale: SentSale) => void): SwapFlow {
  return useSwapFlow(quote, {
    // The plan is computed for the pool's own pair.
    maxHops: 1,
    onSubmitted(agreed, hash) {
      if (side.amountRaw === null || !holdings) return
      const plan = planOfSale(side.amountRaw, agreed.quote, holdings)
      onSent({ hash, plan, boughtAddress: agreed.quote.output.address })
    },
  })
}
