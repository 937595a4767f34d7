import { expect, test } from 'vitest'
import { needsConsent, UNCONFIRMED_WORDS } from './unconfirmed.rules'

test.each([
  [0n, false],
  [10_000n, false],
  [10_001n, true],
  [null, true],
])('a write of %s cents needs its own consent: %s', (cents, isAsked) => {
  expect(needsConsent(cents)).toBe(isAsked)
})

test('each reason names the queried node', () => {
  for (const words of Object.values(UNCONFIRMED_WORDS)) expect(words).toContain('%host%')
})
