import { expect, test } from 'vitest'
import { multipleText } from './multiple'

test('a multiple has two decimals in the format of the language', () => {
  expect([multipleText(194n, 'en'), multipleText(100n, 'en'), multipleText(123_456n, 'en')]).toEqual([
    '1.94x',
    '1.00x',
    '1,234.56x',
  ])
  expect(multipleText(194n, 'de')).toBe('1,94x')
})

test('a missing multiple is a dash', () => {
  expect(multipleText(null, 'en')).toBe('–')
})
