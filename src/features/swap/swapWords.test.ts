import { expect, test } from 'vitest'
import { cake, tradeOf, usd } from '../../../test/unit/support/swapMarket'
import { translate } from '../../i18n'
import { quoteFrom } from './quote.rules'
import { swapWords } from './swapWords'

test('a swap is summed up with three significant digits of each amount', () => {
  const trade = tradeOf({ input: cake, output: usd, amountRaw: 12_345n * 10n ** 14n, isExactInput: true })
  const { sentence, values } = swapWords(quoteFrom(trade, { input: cake, output: usd }, true, 50))
  expect(translate(sentence, values)).toBe('Swap 1.23 CAKE for 4.6 USD')
})
