import { expect, test } from 'vitest'
import { shortenSymbol } from './symbol'

test('a symbol of twenty characters is shown whole, one of 21 is shortened', () => {
  expect(shortenSymbol('CAKE')).toBe('CAKE')
  expect(shortenSymbol('ABCDEFGHIJKLMNOPQRST')).toBe('ABCDEFGHIJKLMNOPQRST')
  expect(shortenSymbol('ABCDEFGHIJKLMNOPQRSTU')).toBe('ABCD…QRSTU')
})

test('a character outside the basic plane counts as one and is not torn', () => {
  expect(shortenSymbol('🥞'.repeat(20))).toBe('🥞'.repeat(20))
  expect(shortenSymbol('🥞'.repeat(21))).toBe(`${'🥞'.repeat(4)}…${'🥞'.repeat(5)}`)
})
