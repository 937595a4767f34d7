import { expect, it } from 'vitest'
import { saleError, type SaleFacts } from './saleError.rules'

const fine: SaleFacts = {
  ...{ hasBothCurrencies: true, status: 'exists', amountRaw: 5n, balanceRaw: 5n, symbol: 'CAKE', hasPlan: true },
}

it.each([
  [{}, undefined],
  [{ balanceRaw: undefined }, undefined],
  [{ hasPlan: false }, 'Insufficient liquidity for this trade.'],
  [{ hasPlan: false, status: 'invalid' }, 'Invalid pair'],
  [{ hasPlan: false, amountRaw: null }, 'Enter an amount'],
  [{ hasPlan: false, hasBothCurrencies: false }, 'Select a token'],
  [{ balanceRaw: 4n, hasBothCurrencies: false }, 'Insufficient %symbol% balance'],
] as const)('%o is %s', (facts, sentence) => {
  expect(saleError({ ...fine, ...facts })?.sentence).toBe(sentence)
})
