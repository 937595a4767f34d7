import { formatSignificant } from '../../core/amount'
import type { Summary } from '../transactions'
import type { Quote } from './quote.rules'

/** trading 9: summaries of swaps show 3 significant digits. */
const SUMMARY_DIGITS = 3

/** Answers a swap in one sentence, as it is recorded (trading 7 "Transaction summaries"). */
export function swapWords({ input, output, inputRaw, outputRaw }: Quote): Summary {
  return {
    sentence: 'Swap %inputAmount% %inputSymbol% for %outputAmount% %outputSymbol%',
    values: {
      inputAmount: formatSignificant(inputRaw, input.decimals, SUMMARY_DIGITS),
      inputSymbol: input.symbol,
      outputAmount: formatSignificant(outputRaw, output.decimals, SUMMARY_DIGITS),
      outputSymbol: output.symbol,
    },
  }
}
