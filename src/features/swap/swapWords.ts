import { shortenAddress } from '../../core/address'
import { formatSignificant } from '../../core/amount'
import type { Summary } from '../transactions'
import type { Quote } from './quote.rules'

/** trading 9: summaries of swaps show 3 significant digits. */
const SUMMARY_DIGITS = 3

/** Answers a swap in one sentence, as it is recorded, with the address it is sent to (trading 7 "Transaction summaries"). */
export function swapWords({ input, output, inputRaw, outputRaw }: Quote, recipient: string | null = null): Summary {
  return {
    sentence: recipient
      ? 'Swap %inputAmount% %inputSymbol% for %outputAmount% %outputSymbol% to %recipient%'
      : 'Swap %inputAmount% %inputSymbol% for %outputAmount% %outputSymbol%',
    values: {
      inputAmount: formatSignificant(inputRaw, input.decimals, SUMMARY_DIGITS),
      inputSymbol: input.symbol,
      outputAmount: formatSignificant(outputRaw, output.decimals, SUMMARY_DIGITS),
      outputSymbol: output.symbol,
      ...(recipient && { recipient: shortenAddress(recipient) }),
    },
  }
}
