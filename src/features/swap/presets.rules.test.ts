import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAmount } from '../../core/amount'
import { presetQuery, presetsFrom } from './presets.rules'

const A = `0x${'aA'.repeat(20)}`
const B = `0x${'0b'.repeat(20)}`
const read = (query: string) => presetsFrom(new URLSearchParams(query))

test('without a query the native coin is given for nothing yet', () => {
  const start = { independentField: 'input', typedValue: '', inputId: 'BNB', outputId: null, recipient: null }
  expect(read('')).toEqual(start)
})

test.each([
  [`inputCurrency=${A}`, A, null],
  [`outputCurrency=${A}`, 'BNB', A],
  [`inputCurrency=${A}&outputCurrency=${B}`, A, B],
  [`inputCurrency=${A}&outputCurrency=BNB`, A, 'BNB'],
  [`inputCurrency=bnb&outputCurrency=${B}`, 'BNB', B],
  [`inputCurrency=nonsense&outputCurrency=${B}`, 'BNB', B],
  [`inputCurrency=${A}0&outputCurrency=${B}`, 'BNB', B],
  ['inputCurrency=&outputCurrency=', 'BNB', null],
  [`inputCurrency=${A}&outputCurrency=${A.toLowerCase()}`, A, null],
  ['inputCurrency=BNB&outputCurrency=BNB', 'BNB', null],
])('?%s begins with %s for %s', (query, inputId, outputId) => {
  expect(read(query)).toMatchObject({ inputId, outputId })
})

test.each([
  ['1', '1'],
  ['1.', '1.'],
  ['.5', '.5'],
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
])('the field %j is the %s', (exactField, independentField) => {
  expect(read(`exactField=${exactField}`)).toMatchObject({ independentField })
})

test.each([
  [A, A],
  [A.toLowerCase(), A.toLowerCase()],
  [` ${A} `, A],
  ['bakery.eth', 'bakery.eth'],
  ['shop.bakery.eth', 'shop.bakery.eth'],
  ['bäckerei.eth', 'bäckerei.eth'],
  [`${A}0`, null],
  [A.slice(0, -1), null],
  [A.slice(2), null],
  ['bakery', null],
  ['.eth', null],
  ['bakery.', null],
  ['bakery..eth', null],
  ['bakery eth.eth', null],
  ['https://bakery.eth', null],
  ['', null],
])('the recipient %j becomes %j', (recipient, kept) => {
  expect(read(String(new URLSearchParams({ recipient })))).toMatchObject({ recipient: kept })
})

test('what has nothing to do with the swap starts no other one', () => {
  const key = (query: string) => presetQuery(new URLSearchParams(query))
  expect(key(`outputCurrency=${A}&as=${B}`)).toBe(key(`outputCurrency=${A}`))
  expect(key(`as=${B}`)).toBe(key(''))
  for (const name of ['inputCurrency', 'outputCurrency', 'exactAmount', 'exactField', 'recipient']) {
    expect(key(`${name}=1`)).not.toBe(key(''))
    expect(key(`${name}=1`)).not.toBe(key(`${name}=2`))
  }
})

test('whatever the address says, the sides differ and the amount can be read', () => {
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
