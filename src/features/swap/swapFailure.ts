import { RevertError } from '../../chain/send/rehearse'
import { OldNumbersError, RejectedError, SendFailedError } from '../../chain/send/sendIntent'
import { NodesUnreachableError } from '../../chain/rpc/nodes'
import { outsideText } from '../../core/outsideText'
import { translate, type TranslationValues } from '../../i18n'
import { SwapImpossibleError } from './SwapImpossibleError'
import { OWN_WORDS, SWAP_ADVICE, SWAP_SENTENCES } from './swapFailureSentences'

/** Why a swap did not happen, in words of trading 8, and what the person can do about it. */
export interface SwapFailure {
  sentence: string
  values: TranslationValues
  advice?: string
}

/** What the contracts' own words mean for the person. */
const ADVICE: readonly [reason: RegExp, advice: string][] = [
  [/INSUFFICIENT_OUTPUT_AMOUNT|EXCESSIVE_INPUT_AMOUNT|Pancake: K/, SWAP_ADVICE.slippage],
  [/EXPIRED/, SWAP_ADVICE.deadline],
  [/TRANSFER_FROM_FAILED/, SWAP_ADVICE.notTaken],
  [/insufficient funds/i, SWAP_ADVICE.noCoin],
]

const adviceFor = (reason: string): string | undefined => ADVICE.find(([pattern]) => pattern.test(reason))?.[1]

/** Reasons of contracts and words of wallets are anybody's; ours are said in the language of the page. */
const worded = (text: string): string => (OWN_WORDS.has(text) ? translate(text) : outsideText(text))

function impossible({ sentence, values, advice }: Pick<SwapImpossibleError, 'sentence' | 'values' | 'advice'>) {
  const found = advice ?? adviceFor(values['reason'] ?? '')
  const cleaned = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, worded(text)]))
  return { sentence, values: cleaned, ...(found && { advice: found }) }
}

/** Answers whether the person said no in the wallet, which is no failure. */
export const isRejection = (error: unknown): boolean => error instanceof RejectedError

/** Answers the words for whatever sending threw; `fallback` says what failed where trading 8 has no words for why. */
export function swapFailure(error: unknown, fallback: string = SWAP_SENTENCES.failed): SwapFailure {
  if (error instanceof RejectedError) return { sentence: SWAP_SENTENCES.rejected, values: {} }
  if (error instanceof SwapImpossibleError) return impossible(error)
  if (error instanceof RevertError) {
    const reason = error.reason ?? SWAP_SENTENCES.noReason
    return impossible({ sentence: SWAP_SENTENCES.cannotSucceed, values: { reason } })
  }
  if (error instanceof OldNumbersError) {
    return { sentence: SWAP_SENTENCES.oldNumbers, values: {}, advice: SWAP_ADVICE.later }
  }
  if (error instanceof NodesUnreachableError) {
    return { sentence: SWAP_SENTENCES.unreachable, values: {}, advice: SWAP_ADVICE.soon }
  }
  const message = worded(error instanceof Error ? error.message : String(error))
  const advice = error instanceof SendFailedError ? SWAP_ADVICE.notSent : undefined
  return { sentence: fallback, values: { message }, ...(advice && { advice }) }
}
