import { shortenAddress } from '../../core/address'
import { amountValue, type AmountValue } from '../../core/amount'
import { outcomeOf } from './outcome.rules'
import type { Asset, Movements, MovingAct, Summary, TransactionRecord } from './transactions.slice'

const SENTENCES = {
  own: 'Swapped %inputAmount% %inputSymbol% for %outputAmount% %outputSymbol%',
  sent: 'Swapped %inputAmount% %inputSymbol% for %outputAmount% %outputSymbol% to %recipient%',
  ownUnknown: 'Swapped %inputSymbol% for %outputSymbol%. The receipt shows the amounts.',
  sentUnknown: 'Swapped %inputSymbol% for %outputSymbol% to %recipient%. The receipt shows the amounts.',
} as const

type Sentence = Pick<Summary, 'sentence'>

/** Sentences of each act, by the number of its first amounts that the logs show: a reward of 0 is not in them. */
const SENTENCES_OF: Readonly<Record<MovingAct, Readonly<Record<number, Sentence>>>> = {
  add: {
    2: { sentence: 'Added %amountA% %symbolA% and %amountB% %symbolB%' },
    3: { sentence: 'Added %amountA% %symbolA% and %amountB% %symbolB%, and received %amountC% %symbolC%' },
  },
  remove: {
    2: { sentence: 'Received %amountA% %symbolA% and %amountB% %symbolB%' },
    3: { sentence: 'Received %amountA% %symbolA% and %amountB% %symbolB% for %amountC% %symbolC%' },
  },
  wrap: { 1: { sentence: 'Wrapped %amountA% %symbolA% to W%symbolA%' } },
  unwrap: { 1: { sentence: 'Unwrapped %amountA% W%symbolA% to %symbolA%' } },
  stake: {
    1: { sentence: 'Staked %amountA% %symbolA%' },
    2: { sentence: 'Staked %amountA% %symbolA% and harvested %amountB% %symbolB%' },
  },
  unstake: {
    1: { sentence: 'Unstaked %amountA% %symbolA%' },
    2: { sentence: 'Unstaked %amountA% %symbolA% and harvested %amountB% %symbolB%' },
  },
  receive: { 1: { sentence: 'Received %amountA% %symbolA%' } },
  harvest: { 1: { sentence: 'Harvested %amountA% %symbolA%' } },
  compound: { 1: { sentence: 'Compounded %amountA% %symbolA%' } },
  claim: { 1: { sentence: 'Claimed %amountA% %symbolA%' } },
}
const UNKNOWN: Sentence = { sentence: 'Confirmed. The receipt shows the amounts.' }
const PLACES = ['A', 'B', 'C'] as const

const amountOf = (raw: string, { decimals }: Asset) => amountValue(BigInt(raw), decimals)

/** Returns the sentence with the amounts in a receipt's logs; one without amounts when the logs do not show them. */
function movedSummary({ kind, movements }: Movements, amounts: readonly (string | null)[]): Omit<Summary, 'outcome'> {
  const values: Record<string, string | AmountValue> = {}
  for (const [index, { asset }] of movements.entries()) {
    const [place, raw] = [PLACES[index], amounts[index] ?? null]
    if (place === undefined) continue
    values[`symbol${place}`] = asset.symbol
    if (raw !== null) values[`amount${place}`] = amountOf(raw, asset)
  }
  const knownCount = [...movements.map((_, index) => amounts[index] ?? null), null].indexOf(null)
  return { ...(SENTENCES_OF[kind][knownCount] ?? UNKNOWN), values }
}

/**
 * Returns the sentence about a transaction in its current state. It states the request until the transaction succeeds,
 * and always for a record without `arrival`. Afterwards it states the amounts in the receipt, or none, never the quote
 * (trading 4 "Transaction status").
 */
export function currentSummary(record: TransactionRecord): Pick<Summary, 'sentence' | 'values'> {
  const { arrival, receipt, from, summary } = record
  if (!arrival || outcomeOf(record) !== 'succeeded') return summary
  if (arrival.kind !== 'swap') return movedSummary(arrival, receipt?.amounts ?? [])
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
    values: { ...values, inputAmount: amountOf(paidRaw, paid), outputAmount: amountOf(receivedRaw, received) },
  }
}
