import { expect, test } from 'vitest'
import { inputError, wrapKind } from './swap.rules'

const fine = {
  isConnected: true,
  hasAmount: true,
  hasBothCurrencies: true,
  recipient: 'own' as const,
  isBalanceEnough: true,
  inputSymbol: 'CAKE',
}
/** trading 5, in its order; each with the input that causes it. */
const TROUBLES = [
  [{ isConnected: false }, 'Connect Wallet'],
  [{ hasAmount: false }, 'Enter an amount'],
  [{ hasBothCurrencies: false }, 'Select a token'],
  [{ recipient: 'invalid' }, 'Invalid recipient'],
  [{ recipient: 'missing' }, 'Enter a recipient'],
  [{ recipient: 'unconfirmed' }, 'Confirm the recipient'],
  [{ isBalanceEnough: false }, 'Insufficient %symbol% balance'],
] as const

test.each(TROUBLES)('%j returns: %s', (trouble, sentence) => {
  expect(inputError({ ...fine, ...trouble })?.sentence).toBe(sentence)
})

test('of several errors the first in the order of the specification is returned', () => {
  TROUBLES.forEach(([, sentence], index) => {
    const rest = TROUBLES.slice(index).map(([trouble]) => trouble)
    // Of two entries that set the same fact, the earlier one is tested.
    expect(inputError(Object.assign({}, fine, ...rest.toReversed()))?.sentence).toBe(sentence)
  })
})

test.each([{}, { recipient: 'valid' as const }, { isBalanceEnough: null }])('returns no error for %j', (facts) => {
  expect(inputError({ ...fine, ...facts })).toBeNull()
})

test('the error of a low balance contains the symbol', () => {
  expect(inputError({ ...fine, isBalanceEnough: false })?.values).toEqual({ symbol: 'CAKE' })
})

test.each([
  ['BNB', '0xW', 'wrap'],
  ['0xW', 'BNB', 'unwrap'],
  ['BNB', '0xA', null],
  ['0xA', '0xW', null],
  ['0xA', 'BNB', null],
  ['0xW', '0xW', null],
  [null, '0xW', null],
  ['BNB', null, null],
  [null, null, null],
])('from %s to %s has the wrap kind %s', (inputId, outputId, kind) => {
  expect(wrapKind(inputId, outputId, 'BNB', '0xW')).toBe(kind)
})
