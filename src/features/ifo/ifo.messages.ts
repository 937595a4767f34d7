import { type AmountValue } from '../../core/amount'
import type { Summary } from '../transactions'

type Message = NonNullable<Summary['outcome']>['failed']

/** Message of a write that was not sent, after its cause. */
export const SALE_ERROR: Message = { title: 'Error', body: 'Nothing was sent. Check the figures, then try again.' }

/** Message of an approval of LP tokens for a sale. */
export const CURRENCY_APPROVED: NonNullable<Summary['outcome']> = {
  done: { title: 'Contract enabled', body: 'You can now commit %symbol% to this sale.' },
  failed: { title: 'Error', body: '%symbol% was not approved for this sale.' },
}

/** Returns the summary of a commitment. */
export const commitSummary = (amount: AmountValue, name: string): Summary => ({
  sentence: 'Commit %amount% to the sale of %name%',
  values: { amount, name },
  outcome: {
    done: { title: 'Committed!', body: 'Your LP tokens take part in the sale.' },
    failed: { title: 'Error', body: 'Your LP tokens were not committed.' },
  },
})

/** Returns the summary of a payout. */
export const claimSummary = (name: string): Summary => ({
  sentence: 'Claim from the sale of %name%',
  values: { name },
  outcome: {
    done: { title: 'Claimed!', body: 'The tokens and the refund are in your wallet.' },
    failed: { title: 'Error', body: 'Nothing was claimed.' },
  },
})
