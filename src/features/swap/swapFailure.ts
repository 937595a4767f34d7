import { RevertError } from '../../chain/send/rehearse'
import { OldNumbersError, RejectedError, SendFailedError } from '../../chain/send/sendIntent'
import { NodesUnreachableError } from '../../chain/rpc/nodes'
import { outsideText } from '../../core/outsideText'
import type { TranslationValues } from '../../i18n'
import { SwapImpossibleError } from './SwapImpossibleError'

/** Why a swap did not happen, in words of trading 8, and what the person can do about it. */
export interface SwapFailure {
  sentence: string
  values: TranslationValues
  advice?: string
}

/** What the contracts' own words mean for the person. */
const ADVICE: readonly [reason: RegExp, advice: string][] = [
  [
    /INSUFFICIENT_OUTPUT_AMOUNT|EXCESSIVE_INPUT_AMOUNT|Pancake: K/,
    'The price has moved, or a token takes a part of each transfer. Raise the slippage tolerance in Settings or swap less.',
  ],
  [/EXPIRED/, 'The deadline has passed. Try again, or set a longer one in Settings.'],
  [
    /TRANSFER_FROM_FAILED/,
    'The token could not be taken from your account. Check your balance and enable the token again.',
  ],
  [/insufficient funds/i, 'Your account lacks native coin for the amount and the network fee together.'],
]

const adviceFor = (reason: string): string | undefined => ADVICE.find(([pattern]) => pattern.test(reason))?.[1]

function impossible(sentence: string, values: TranslationValues): SwapFailure {
  const advice = adviceFor(String(values['reason'] ?? ''))
  return advice ? { sentence, values, advice } : { sentence, values }
}

/** Reasons of contracts and words of wallets are anybody's. */
const cleaned = (values: Record<string, string>): TranslationValues =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, outsideText(text)]))

/** Answers whether the person said no in the wallet, which is no failure. */
export const isRejection = (error: unknown): boolean => error instanceof RejectedError

/** Answers the words for whatever sending threw; `fallback` says what failed where trading 8 has no words for why. */
export function swapFailure(error: unknown, fallback = 'Swap failed: %message%'): SwapFailure {
  if (error instanceof RejectedError) return { sentence: 'Transaction rejected.', values: {} }
  if (error instanceof SwapImpossibleError) return impossible(error.sentence, cleaned(error.values))
  if (error instanceof RevertError) {
    return impossible('The transaction cannot succeed due to error: %reason%.', {
      reason: outsideText(error.reason ?? 'Unknown error, check the logs'),
    })
  }
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
  const message = outsideText(error instanceof Error ? error.message : String(error))
  const advice =
    error instanceof SendFailedError ? 'Your wallet did not send it. Your tokens have not moved.' : undefined
  return { sentence: fallback, values: { message }, ...(advice && { advice }) }
}
