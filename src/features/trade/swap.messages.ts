import { type Address, shortenAddress } from '../../core/address'
import { amountValue } from '../../core/amount'
import type { Summary } from '../transactions'
import type { Exchanged } from './quote.rules'

const SENTENCES = {
  own: 'Swap %inputAmount% %inputSymbol% for %outputAmount% %outputSymbol%',
  sent: 'Swap %inputAmount% %inputSymbol% for %outputAmount% %outputSymbol% to %recipient%',
} as const

/** Returns the summary of a swap as it is recorded; `recipient` is set if it is another account (trading 7). */
export function swapSummary(
  { input, output, inputRaw, outputRaw }: Exchanged,
  recipient: Address | null = null,
): Summary {
  return {
    sentence: recipient === null ? SENTENCES.own : SENTENCES.sent,
    values: {
      inputAmount: amountValue(inputRaw, input.decimals),
      inputSymbol: input.symbol,
      outputAmount: amountValue(outputRaw, output.decimals),
      outputSymbol: output.symbol,
      ...(recipient !== null && { recipient: shortenAddress(recipient) }),
    },
  }
}
