import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAmount } from '../../core/amount'
import { presetQuery, presetsFrom, recipientIn } from './presets.rules'

const A = `0x${'aA'.repeat(20)}`
const B = `0x${'0b'.repeat(20)}`
const read = (query: string) => presetsFrom(new URLSearchParams(query))

test('without a query the input is the native coin and the output is empty', () => {
  const start = { independentField: 'input', typedValue: '', inputId: 'BNB', outputId: null }
  expect(read('')).toEqual(start)
})

/** constants: QUERY_CURRENCY_DEFAULT, every combination of missing, invalid, native and two tokens. */
test.each([
  ['', 'BNB', null],
  ['inputCurrency=&outputCurrency=', 'BNB', null],
  ['inputCurrency=BNB', 'BNB', null],
  ['inputCurrency=nonsense', 'BNB', null],
  [`inputCurrency=${A}`, A, 'BNB'],
  [`inputCurrency=${A}&outputCurrency=`, A, 'BNB'],
  ['outputCurrency=BNB', null, 'BNB'],
  ['outputCurrency=bnb', null, 'BNB'],
  ['outputCurrency=nonsense', null, 'BNB'],
  [`outputCurrency=${A}0`, null, 'BNB'],
  ['inputCurrency=BNB&outputCurrency=BNB', null, 'BNB'],
  ['inputCurrency=nonsense&outputCurrency=bnb', null, 'BNB'],
  [`outputCurrency=${A}`, 'BNB', A],
  [`inputCurrency=bnb&outputCurrency=${B}`, 'BNB', B],
  [`inputCurrency=nonsense&outputCurrency=${B}`, 'BNB', B],
  [`inputCurrency=${A}0&outputCurrency=${B}`, 'BNB', B],
  [`inputCurrency=${A}&outputCurrency=BNB`, A, 'BNB'],
  [`inputCurrency=${A}&outputCurrency=nonsense`, A, 'BNB'],
  [`inputCurrency=${A}&outputCurrency=${B}`, A, B],
  [`inputCurrency=${A}&outputCurrency=${A.toLowerCase()}`, null, A.toLowerCase()],
])('?%s sets the input %s and the output %s', (query, inputId, outputId) => {
  expect(read(query)).toMatchObject({ inputId, outputId })
})

test.each([
  ['1', '1'],
  ['1.', '1.'],
  ['12', '12'],
  ['.5', '.5'],
  ['.55', '.55'],
  ['1,5', ''],
  ['0.000001', '0.000001'],
  ['.', ''],
  ['-1', ''],
  ['1e18', ''],
  ['0x10', ''],
  ['Infinity', ''],
  ['NaN', ''],
  ['1.2.3', ''],
  ['1 BNB', ''],
  ['', ''],
])('the amount %j becomes %j', (exactAmount, typedValue) => {
  expect(read(String(new URLSearchParams({ exactAmount })))).toMatchObject({ typedValue })
})

test.each([
  ['output', 'output'],
  ['OUTPUT', 'output'],
  ['Output', 'output'],
  ['input', 'input'],
  ['outputs', 'input'],
  ['', 'input'],
])('exactField %j selects the %s side', (exactField, independentField) => {
  expect(read(`exactField=${exactField}`)).toMatchObject({ independentField })
})

test.each([
  [A, A],
  [` ${A} `, A],
  ['bakery.eth', 'bakery.eth'],
  ['<b>', '<b>'],
  [' ', null],
  ['', null],
])('the recipient %j of a link is never applied, and is returned as %j', (recipient, named) => {
  const query = new URLSearchParams({ outputCurrency: B, recipient })
  expect(presetsFrom(query)).not.toHaveProperty('recipient')
  expect(recipientIn(query)).toBe(named)
})

test('returns null for a link without a recipient', () => {
  expect(recipientIn(new URLSearchParams(`outputCurrency=${B}`))).toBeNull()
})

test('presetQuery returns the preset parameters in a fixed order, without empty ones', () => {
  expect(presetQuery(new URLSearchParams(`exactField=output&as=x&outputCurrency=&inputCurrency=${A}`))).toBe(
    `inputCurrency=${A}&exactField=output`,
  )
  expect(presetQuery(new URLSearchParams('as=x'))).toBe('')
})

test('presetQuery changes only with the parameters that preset a swap', () => {
  const key = (query: string) => presetQuery(new URLSearchParams(query))
  expect(key(`outputCurrency=${A}&as=${B}`)).toBe(key(`outputCurrency=${A}`))
  expect(key(`as=${B}&recipient=${A}`)).toBe(key(''))
  for (const name of ['inputCurrency', 'outputCurrency', 'exactAmount', 'exactField']) {
    expect(key(`${name}=1`)).not.toBe(key(''))
    expect(key(`${name}=1`)).not.toBe(key(`${name}=2`))
  }
})

test('for any query the currencies differ and the amount is parsable', () => {
  const currency = fc.constantFrom('BNB', 'bnb', A, A.toLowerCase(), B, 'nonsense', '')
  const query = fc.record(
    { inputCurrency: currency, outputCurrency: currency, exactAmount: fc.string(), exactField: fc.string() },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(query, (given) => {
      const { inputId, outputId, typedValue } = presetsFrom(new URLSearchParams(given))
      expect([inputId, outputId]).not.toEqual([null, null])
      expect(outputId?.toLowerCase()).not.toBe(inputId?.toLowerCase())
      expect(parseAmount(typedValue || '0', 18)).not.toBeNull()
      const again = new URLSearchParams(presetQuery(new URLSearchParams(given)))
      expect(presetsFrom(again)).toEqual(presetsFrom(new URLSearchParams(given)))
    }),
  )
})
