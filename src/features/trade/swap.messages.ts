import { shortenAddress } from '../../core/address'
import { formatSignificant } from '../../core/amount'
import type { Summary } from '../transactions'
import type { Exchanged } from './quote.rules'

/** trading 9: summaries of swaps show 3 significant digits. */
const SUMMARY_DIGITS = 3

const SENTENCES = {
  own: 'Swap %inputAmount% %inputSymbol% for %outputAmount% %outputSymbol%',
  sent: 'Swap %inputAmount% %inputSymbol% for %outputAmount% %outputSymbol% to %recipient%',
} as const

/** Returns the summary of a swap as it is recorded; `recipient` is set if it is another account (trading 7). */
export function swapSummary(
  { input, output, inputRaw, outputRaw }: Exchanged,
  recipient: string | null = null,
): Summary {
  return {
    sentence: recipient === null ? SENTENCES.own : SENTENCES.sent,
    values: {
      inputAmount: formatSignificant(inputRaw, input.decimals, SUMMARY_DIGITS),
      inputSymbol: input.symbol,
      outputAmount: formatSignificant(outputRaw, output.decimals, SUMMARY_DIGITS),
      outputSymbol: output.symbol,
      ...(recipient !== null && { recipient: shortenAddress(recipient) }),
    },
  }
}
