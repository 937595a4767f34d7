import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { needsConsent, UNCONFIRMED_MESSAGES } from './unconfirmed.rules'

test.each([
  [0n, false],
  [10_000n, false],
  [10_001n, true],
  [null, true],
])('a write of %s cents needs its own consent: %s', (cents, isRequired) => {
  expect(needsConsent(cents)).toBe(isRequired)
})

test('a write of any value above 100 USD needs its own consent, and no other', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), (cents) => {
      expect(needsConsent(cents)).toBe(cents > 10_000n)
    }),
  )
})

test('each reason names the queried node', () => {
  for (const message of Object.values(UNCONFIRMED_MESSAGES)) expect(message).toContain('%host%')
})
