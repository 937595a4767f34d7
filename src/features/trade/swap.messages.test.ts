import { expect, test } from 'vitest'
import { cake, tradeOf, usd } from '../../../test/unit/support/swapMarket'
import { type Address, toAddress } from '../../core/address'
import { translate } from '../../i18n'
import { quoteFrom } from './quote.rules'
import { swapSummary } from './swap.messages'

test('the summary of a swap shows six significant digits of each amount', () => {
  const trade = tradeOf({ input: cake, output: usd, amountRaw: 12_345n * 10n ** 14n, isExactInput: true })
  const quote = quoteFrom(trade, { input: cake, output: usd }, true, 50)
  const summaryText = (recipient?: Address) => {
    const { sentence, values } = swapSummary(quote, recipient)
    return translate(sentence, values)
  }
  expect(summaryText()).toBe('Swap 1.2345 CAKE for 4.60617 USD')
  expect(summaryText(toAddress(`0x12345${'0'.repeat(31)}6789`))).toBe('Swap 1.2345 CAKE for 4.60617 USD to 0x1234…6789')
})
