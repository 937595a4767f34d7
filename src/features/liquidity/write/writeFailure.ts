import { NodesUnreachableError, RpcError } from '../../../chain/rpc/nodes'
import { RevertError } from '../../../chain/send/rehearse'
import { revertReason } from '../../../chain/send/revertReason'
import { OldNumbersError, RejectedError, SendFailedError } from '../../../chain/send/sendIntent'
import { isUserRejected } from '../../../chain/wallet/rejection'
import { ViewOnlyError } from '../../../chain/wallet/view/viewedAccount'
import { outsideText } from '../../../core/outsideText'
import { translate, type TranslationValues } from '../../../i18n'

/** Why a write did not happen, and what the person can do about it. */
export interface WriteFailure {
  sentence: string
  values: TranslationValues
  advice?: string
}

/** What the contracts' own words mean for the person. */
const ADVICE: readonly [reason: RegExp, advice: string][] = [
  [
    /INSUFFICIENT_[AB]_AMOUNT|INSUFFICIENT_OUTPUT_AMOUNT|Pancake: K/,
    'The price has moved, or a token takes a part of each transfer. Raise the slippage tolerance in Settings and try again.',
  ],
  [/EXPIRED/, 'The deadline has passed. Try again, or set a longer one in Settings.'],
  [
    /TRANSFER_FROM_FAILED/,
    'The token could not be taken from your account. Check your balance and enable the token again.',
  ],
  [/insufficient funds/i, 'Your account lacks native coin for the amount and the network fee together.'],
]

/** Words of ours that stand inside another sentence, and are translated before they do. */
const OWN_WORDS: ReadonlySet<string> = new Set([
  'Missing dependencies',
  'No transaction hash found',
  'The wallet gave no reason',
])

const worded = (text: string): string => (OWN_WORDS.has(text) ? translate(text) : outsideText(text))

const reverted = (reason: string | null): WriteFailure => {
  const advice = ADVICE.find(([pattern]) => reason !== null && pattern.test(reason))?.[1]
  const sentence = 'The transaction cannot succeed due to error: %reason%.'
  const values = { reason: reason === null ? translate('Unknown error, check the logs') : outsideText(reason) }
  return advice ? { sentence, values, advice } : { sentence, values }
}

/** Answers whether the person said no in the wallet, which is no failure (trading 8 "Add liquidity rejection 4001"). */
export const isRejection = (error: unknown): boolean => error instanceof RejectedError || isUserRejected(error)

/** Answers the words for whatever a write threw; `fallback` says what failed where there are no words for why (trading 8). */
export function writeFailure(error: unknown, fallback: string): WriteFailure {
  if (error instanceof RevertError) return reverted(error.reason)
  if (error instanceof RpcError) return reverted(revertReason(error))
  if (error instanceof ViewOnlyError) return { sentence: error.message, values: {} }
  if (error instanceof OldNumbersError) {
    return {
      sentence: 'The numbers shown are those of your last visit.',
      values: {},
      advice: 'Nothing was sent. Try again when fresh ones are read.',
    }
  }
  if (error instanceof NodesUnreachableError) {
    return { sentence: 'The network does not answer.', values: {}, advice: 'Nothing was sent. Try again in a moment.' }
  }
  const message = worded(error instanceof Error ? error.message : String(error))
  const advice =
    error instanceof SendFailedError ? 'Your wallet did not send it. Your tokens have not moved.' : undefined
  return { sentence: fallback, values: { message }, ...(advice && { advice }) }
}
