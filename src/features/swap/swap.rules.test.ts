import { expect, test } from 'vitest'
import { cake, listed, native, quoteOfTrade, usd } from '../../../test/unit/support/swapMarket'
import { wrappedNative } from '../../market/token'
import { differenceBps, inputError, inputErrorOf, missingInputRaw, wrapErrorOf, wrapKind } from './swap.rules'
import type { Side, SwapForm } from './useSwapForm'

const possible = {
  isConnected: true,
  hasAmount: true,
  hasBothCurrencies: true,
  recipient: 'own' as const,
  isBalanceEnough: true,
  inputSymbol: 'CAKE',
}
/** The errors of trading 5 in its order, each with the facts that cause it. */
const ERROR_CASES = [
  [{ isConnected: false }, 'Connect wallet'],
  [{ hasAmount: false }, 'Enter an amount'],
  [{ hasBothCurrencies: false }, 'Select a token'],
  [{ recipient: 'invalid' }, 'Invalid recipient'],
  [{ recipient: 'missing' }, 'Enter a recipient'],
  [{ recipient: 'unconfirmed' }, 'Confirm the recipient'],
  [{ isBalanceEnough: false }, 'Insufficient %symbol% balance'],
] as const

test.each(ERROR_CASES)('%j returns: %s', (change, sentence) => {
  expect(inputError({ ...possible, ...change })?.sentence).toBe(sentence)
})

test('of several errors the first in the order of the specification is returned', () => {
  ERROR_CASES.forEach(([, sentence], index) => {
    const rest = ERROR_CASES.slice(index).map(([change]) => change)
    // Of two entries that set the same fact, the earlier one is tested.
    expect(inputError(Object.assign({}, possible, ...rest.toReversed()))?.sentence).toBe(sentence)
  })
})

test.each([{}, { recipient: 'valid' as const }, { isBalanceEnough: null }])('returns no error for %j', (facts) => {
  expect(inputError({ ...possible, ...facts })).toBeNull()
})

test('the error of a low balance contains the symbol', () => {
  expect(inputError({ ...possible, isBalanceEnough: false })?.values).toEqual({ symbol: 'CAKE' })
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

const E18 = 10n ** 18n
const side = (given: Partial<Side>): Side => ({
  token: null,
  text: '',
  amountRaw: null,
  balanceRaw: undefined,
  isEstimated: false,
  valueRaw: null,
  usd: undefined,
  ...given,
})

const input = side({ token: cake, amountRaw: E18, balanceRaw: E18 })
const form: SwapForm = {
  sides: { input, output: side({ token: usd }) },
  independentField: 'input',
  wrap: null,
  found: null,
  quote: null,
  isQuoteLoading: false,
  hasAmount: true,
}
const withInput = (given: Partial<Side>): SwapForm => ({
  ...form,
  sides: { ...form.sides, input: { ...input, ...given } },
})

/** Buys 10 USD for a maximum amount of CAKE. */
const tradeRequest = { input: cake, output: usd, amountRaw: 10n * 10n ** 6n, isExactInput: false }
const quote = quoteOfTrade(tradeRequest, 100)

test.each([
  ['covers the amount', withInput({}), 0n],
  ['exceeds the amount', withInput({ balanceRaw: 3n * E18 }), 0n],
  ['is a unit short', withInput({ balanceRaw: E18 - 1n }), 1n],
  ['is not known', withInput({ balanceRaw: undefined }), null],
  ['has nothing to cover yet', withInput({ amountRaw: null }), null],
  ['covers the most that may be paid', { ...withInput({ balanceRaw: quote.limitRaw }), quote }, 0n],
  ['covers the price but not its slippage', { ...withInput({ balanceRaw: quote.limitRaw - 1n }), quote }, 1n],
])('returns the missing amount when the balance %s', (_what, given, missingRaw) => {
  expect(missingInputRaw(given)).toBe(missingRaw)
})

test('with an exact input the balance check ignores slippage', () => {
  const exact = quoteOfTrade({ input: cake, output: usd, amountRaw: E18, isExactInput: true }, 4_000)
  expect(missingInputRaw({ ...form, quote: exact })).toBe(0n)
})

const insufficient = { sentence: 'Insufficient %symbol% balance', values: { symbol: 'CAKE' } }

test.each([
  ['nothing is wrong', form, true, null],
  ['no wallet', form, false, { sentence: 'Connect wallet' }],
  ['no amount', { ...form, hasAmount: false }, true, { sentence: 'Enter an amount' }],
  ['no input', withInput({ token: null }), true, { sentence: 'Select a token' }],
  ['no output', { ...form, sides: { input, output: side({}) } }, true, { sentence: 'Select a token' }],
  ['too little', withInput({ balanceRaw: 0n }), true, insufficient],
])('returns the error of the form: %s', (_what, given, isConnected, error) => {
  expect(inputErrorOf(given, isConnected, 'own')).toEqual(error)
})

test.each([
  ['valid', {}, null],
  ['resolving', {}, null],
  ['missing', {}, { sentence: 'Enter a recipient' }],
  ['invalid', {}, { sentence: 'Invalid recipient' }],
  ['missing', { balanceRaw: 0n }, { sentence: 'Enter a recipient' }],
  ['invalid', { balanceRaw: 0n }, { sentence: 'Invalid recipient' }],
  ['valid', { balanceRaw: 0n }, insufficient],
  ['invalid', { token: null }, { sentence: 'Select a token' }],
] as const)('a recipient that is %s, with %o, gives the error %j', (recipient, given, error) => {
  expect(inputErrorOf(withInput(given), true, recipient)).toEqual(error)
})

test('wallet and amount errors come before recipient errors', () => {
  expect(inputErrorOf({ ...form, hasAmount: false }, false, 'invalid')).toEqual({ sentence: 'Connect wallet' })
  expect(inputErrorOf({ ...form, hasAmount: false }, true, 'invalid')).toEqual({ sentence: 'Enter an amount' })
})

test.each([
  ['BNB', native],
  ['WBNB', listed(wrappedNative)],
])('rejects wrapping or unwrapping %s above the balance', (symbol, token) => {
  const short = withInput({ token, balanceRaw: 0n })
  expect(wrapErrorOf(short)).toEqual({ sentence: 'Insufficient %symbol% balance', values: { symbol } })
  expect(wrapErrorOf({ ...short, hasAmount: false })).toEqual({ sentence: 'Enter an amount' })
})

test.each([{}, { balanceRaw: undefined }])('allows a wrap with %o', (given) => {
  expect(wrapErrorOf(withInput({ token: native, ...given }))).toBeNull()
})

test('the error of a side without a token has an empty symbol', () => {
  expect(wrapErrorOf(withInput({ token: null, balanceRaw: 0n }))?.values).toEqual({ symbol: '' })
})

test.each([
  [10_000n, 9_817n, -183n],
  [10_000n, 10_051n, 51n],
  [10_000n, 10_050n, null],
  [10_000n, 9_950n, null],
  [10_000n, 0n, -10_000n],
  [0n, 5n, null],
  [null, 5n, null],
  [5n, null, null],
])('of %s dollars paid and %s received, the difference shown is %s basis points', (paidRaw, receivedRaw, bps) => {
  expect(differenceBps(paidRaw, receivedRaw)).toBe(bps)
})
