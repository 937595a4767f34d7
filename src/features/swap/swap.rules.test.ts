import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { consentFor, hasTradeChanged, impactTier, inputError, wrapKind } from './swap.rules'

test.each([
  [null, 4, 'typed'],
  [0, 0, 'none'],
  [99, 0, 'none'],
  [100, 1, 'none'],
  [299, 1, 'none'],
  [300, 2, 'none'],
  [499, 2, 'none'],
  [500, 3, 'yes'],
  [999, 3, 'yes'],
  [1_000, 3, 'typed'],
  [1_499, 3, 'typed'],
  [1_500, 4, 'typed'],
  [10_000, 4, 'typed'],
] as const)('an impact of %j basis points is of tier %i and asks for the consent: %s', (impactBps, tier, consent) => {
  expect(impactTier(impactBps)).toBe(tier)
  expect(consentFor(impactBps)).toBe(consent)
  // trading 5: the yes is asked outside expert mode only.
  expect(consentFor(impactBps, true)).toBe(consent === 'yes' ? 'none' : consent)
})

test('a larger impact is never of a lower tier', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(20_000), (impactBps, more) => {
      expect(impactTier(impactBps + more)).toBeGreaterThanOrEqual(impactTier(impactBps))
    }),
  )
})

const fine = {
  isConnected: true,
  hasAmount: true,
  hasBothCurrencies: true,
  recipient: 'own' as const,
  isBalanceEnough: true,
  inputSymbol: 'CAKE',
}
/** trading 5, in its order; each with the fact that brings it up. */
const TROUBLES = [
  [{ isConnected: false }, 'Connect Wallet'],
  [{ hasAmount: false }, 'Enter an amount'],
  [{ hasBothCurrencies: false }, 'Select a token'],
  [{ recipient: 'invalid' }, 'Invalid recipient'],
  [{ recipient: 'missing' }, 'Enter a recipient'],
  [{ isBalanceEnough: false }, 'Insufficient %symbol% balance'],
] as const

test.each(TROUBLES)('%j is told as: %s', (trouble, sentence) => {
  expect(inputError({ ...fine, ...trouble })?.sentence).toBe(sentence)
})

test('of several errors the first in the order of the specification is told', () => {
  TROUBLES.forEach(([, sentence], index) => {
    const rest = TROUBLES.slice(index).map(([trouble]) => trouble)
    // Of two that set the same fact, the earlier is the one in question.
    expect(inputError(Object.assign({}, fine, ...rest.toReversed()))?.sentence).toBe(sentence)
  })
})

test.each([{}, { recipient: 'valid' as const }, { isBalanceEnough: null }])('nothing is wrong with %j', (facts) => {
  expect(inputError({ ...fine, ...facts })).toBeNull()
})

test('too low a balance is told with the symbol', () => {
  expect(inputError({ ...fine, isBalanceEnough: false })?.values).toEqual({ symbol: 'CAKE' })
})

const agreed = { isExactInput: true, inputId: 'BNB', outputId: '0x1', inputRaw: 5n, outputRaw: 7n }

test.each([
  { isExactInput: false },
  { inputId: '0x2' },
  { outputId: '0x2' },
  { inputRaw: 6n },
  { outputRaw: 6n },
  { outputRaw: 8n },
])('a trade has changed with %o', (change) => {
  expect(hasTradeChanged(agreed, { ...agreed, ...change })).toBe(true)
})

test('a trade with the same terms has not changed', () => {
  expect(hasTradeChanged(agreed, { ...agreed })).toBe(false)
})

test.each([
  ['BNB', '0xW', 'wrap'],
  ['0xW', 'BNB', 'unwrap'],
  ['BNB', '0xA', null],
  ['0xA', '0xW', null],
  ['0xW', '0xW', null],
  [null, '0xW', null],
  ['BNB', null, null],
  [null, null, null],
])('from %s to %s is %s', (inputId, outputId, kind) => {
  expect(wrapKind(inputId, outputId, 'BNB', '0xW')).toBe(kind)
})
