import { type AmountValue, amountValue } from '../../../core/amount'
import type { TokenFacts } from '../../../market/token'
import type { Summary } from '../../transactions'

/** Returns the summary of collected prizes. */
export function claimSummary(amountRaw: bigint, { decimals, symbol }: TokenFacts, lotteryId: number): Summary {
  const amount: AmountValue = amountValue(amountRaw, decimals, symbol)
  return {
    sentence: 'Collect %amount% from round %round% of the lottery',
    values: { amount, round: String(lotteryId) },
    outcome: {
      done: { title: 'Prizes collected!', body: 'Your CAKE prizes have been sent to your wallet.' },
      failed: { title: 'Error', body: 'Your prizes were not collected. You can try again.' },
    },
  }
}
