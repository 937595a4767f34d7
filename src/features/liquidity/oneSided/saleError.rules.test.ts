import { expect, it } from 'vitest'
import { saleError, type SaleFacts } from './saleError.rules'

const fine: SaleFacts = {
  ...{
    hasBothCurrencies: true,
    status: 'exists',
    amountRaw: 5n,
    balanceRaw: 5n,
    symbol: 'CAKE',
    impactBps: 1_499,
    isExpert: false,
  },
}

it.each([
  [{}, undefined],
  [{ balanceRaw: undefined }, undefined],
  [{ impactBps: 1_500 }, 'Price Impact Too High'],
  [{ impactBps: 1_500, isExpert: true }, undefined],
  [{ impactBps: null }, 'Insufficient liquidity for this trade.'],
  [{ impactBps: null, status: 'invalid' }, 'Invalid pair'],
  [{ impactBps: null, amountRaw: null }, 'Enter an amount'],
  [{ impactBps: null, hasBothCurrencies: false }, 'Select a token'],
  [{ balanceRaw: 4n, hasBothCurrencies: false }, 'Insufficient %symbol% balance'],
] as const)('%o returns %s', (facts, sentence) => {
  expect(saleError({ ...fine, ...facts })?.sentence).toBe(sentence)
})

it('names the token of which there is too little', () => {
  expect(saleError({ ...fine, balanceRaw: 4n })?.values).toEqual({ symbol: 'CAKE' })
})
