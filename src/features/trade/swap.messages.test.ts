import { expect, test } from 'vitest'
import { cake, tradeOf, usd } from '../../../test/unit/support/swapMarket'
import { translate } from '../../i18n'
import { quoteFrom } from './quote.rules'
import { swapSummary } from './swap.messages'

test('the summary of a swap has three significant digits of each amount', () => {
  const trade = tradeOf({ input: cake, output: usd, amountRaw: 12_345n * 10n ** 14n, isExactInput: true })
  const quote = quoteFrom(trade, { input: cake, output: usd }, true, 50)
  const summaryText = (recipient?: string) => {
    const { sentence, values } = swapSummary(quote, recipient)
    return translate(sentence, values)
  }
  expect(summaryText()).toBe('Swap 1.23 CAKE for 4.6 USD')
  expect(summaryText(`0x12345${'0'.repeat(31)}6789`)).toBe('Swap 1.23 CAKE for 4.6 USD to 0x1234…6789')
})
