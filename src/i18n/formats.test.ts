import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { formatsOf } from './formats'
import { formatLocaleOf } from './offered'

const DAY_MS = 86_400_000
const noonMs = new Date(2021, 6, 30, 12, 5).getTime()
const [arabic, german, english, chinese] = [...['ar-SA', 'de-DE'].map(formatLocaleOf), 'en-US', 'zh-CN'].map(formatsOf)

it('formats numbers for the chosen language', () => {
  expect(english?.number(1_234_567.891)).toBe('1,234,567.891')
  expect(german?.number(1_234_567.891)).toBe('1.234.567,891')
  expect(german?.number(12_345_678_901_234_567_890n)).toBe('12.345.678.901.234.567.890')
})

it('uses Latin digits in Arabic', () => {
  expect(arabic?.number(1_234.5)).toMatch(/^[\d.,]+$/)
  expect(arabic?.date(noonMs)).toContain('2021')
})

it('preserves every digit of a decimal string', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n }), fc.stringMatching(/^\d{0,17}[1-9]$/), (whole, decimals) => {
      const written = english?.number(`${whole}.${decimals}` as Intl.StringNumericLiteral)
      expect(written?.replaceAll(',', '')).toBe(`${whole}.${decimals}`)
    }),
  )
})

it('formats dates with and without minutes', () => {
  expect(english?.date(noonMs)).toBe('Jul 30, 2021')
  expect(german?.date(noonMs)).toBe('30.07.2021')
  expect(chinese?.date(noonMs)).toBe('2021年7月30日')
  expect(english?.dateTime(noonMs)).toMatch(/^Jul 30, 2021, 12:05\sPM$/)
})

it.each([
  [0, 'now'],
  [-999, 'now'],
  [-5_000, '5 seconds ago'],
  [-59_999, '59 seconds ago'],
  [-60_000, '1 minute ago'],
  [3 * 3_600_000, 'in 3 hours'],
  [DAY_MS, 'tomorrow'],
  [-29 * DAY_MS, '29 days ago'],
  [-30 * DAY_MS, 'last month'],
  [-800 * DAY_MS, '2 years ago'],
])('formats a time %i ms away as %s', (awayMs, said) => {
  expect(english?.relativeTime(noonMs + awayMs, noonMs)).toBe(said)
})

it('creates each formatter once', () => {
  const { NumberFormat } = Intl
  const made = vi.spyOn(Intl, 'NumberFormat').mockImplementation(function make(...given) {
    return new NumberFormat(...given)
  })
  for (let count = 0; count < 3; count += 1) formatsOf('fr-FR').number(count)
  expect(made).toHaveBeenCalledTimes(1)
  made.mockRestore()
})
