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

test('each reason names the queried node', () => {
  for (const message of Object.values(UNCONFIRMED_MESSAGES)) expect(message).toContain('%host%')
})
