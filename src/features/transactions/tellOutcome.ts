import { explorerLink } from '../../core/explorer'
import { translate } from '../../i18n'
import { showToast } from '../../ui/toast/toastStore'
import { outcomeOf } from './transactions.rules'
import type { TransactionRecord } from './transactions.slice'

/** Tells the person how a transaction ended, with the way to its receipt (trading 4 "Transaction status"). */
export function tellOutcome(record: TransactionRecord): void {
  const hasSucceeded = outcomeOf(record) === 'succeeded'
  const href = explorerLink('tx', record.hash)
  const { sentence, values, outcome } = record.summary
  const words = hasSucceeded ? outcome?.done : outcome?.failed
  const spoken = { ...values, ...outcome?.values }
  showToast({
    kind: hasSucceeded ? 'good' : 'bad',
    title: words
      ? translate(words.title, spoken)
      : hasSucceeded
        ? translate('Transaction confirmed')
        : translate('Transaction failed'),
    body: translate(words?.body ?? sentence, spoken),
    ...(href && { link: { href, text: translate('Transaction receipt') } }),
  })
}
