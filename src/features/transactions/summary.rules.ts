import { shortenAddress } from '../../core/address'
import { formatSignificant } from '../../core/amount'
import { outcomeOf } from './outcome.rules'
import type { Asset, Summary, TransactionRecord } from './transactions.slice'

const AMOUNT_DIGITS = 6

const SENTENCES = {
  own: 'Swapped %inputAmount% %inputSymbol% for %outputAmount% %outputSymbol%',
  sent: 'Swapped %inputAmount% %inputSymbol% for %outputAmount% %outputSymbol% to %recipient%',
  ownUnknown: 'Swapped %inputSymbol% for %outputSymbol%. The receipt shows the amounts.',
  sentUnknown: 'Swapped %inputSymbol% for %outputSymbol% to %recipient%. The receipt shows the amounts.',
} as const

const amountText = (raw: string, { decimals }: Asset): string => formatSignificant(BigInt(raw), decimals, AMOUNT_DIGITS)

/**
 * Returns the sentence about a transaction in its current state. Until a block includes a swap, it states the request.
 * Afterwards it states the amounts in the receipt, or none, never the quote (trading 4 "Transaction status").
 */
export function currentSummary(record: TransactionRecord): Pick<Summary, 'sentence' | 'values'> {
  const { arrival, receipt, from, summary } = record
  if (!arrival || outcomeOf(record) !== 'succeeded') return summary
  const { paid, received, recipient } = arrival
  const isSent = recipient.toLowerCase() !== from.toLowerCase()
  const values = {
    ...{ inputSymbol: paid.symbol, outputSymbol: received.symbol },
    ...(isSent && { recipient: shortenAddress(recipient) }),
  }
  const { paidRaw = null, receivedRaw = null } = receipt?.moved ?? {}
  if (paidRaw === null || receivedRaw === null) {
    return { sentence: isSent ? SENTENCES.sentUnknown : SENTENCES.ownUnknown, values }
  }
  return {
    sentence: isSent ? SENTENCES.sent : SENTENCES.own,
    values: { ...values, inputAmount: amountText(paidRaw, paid), outputAmount: amountText(receivedRaw, received) },
  }
}
