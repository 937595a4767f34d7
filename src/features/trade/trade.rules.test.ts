import { expect, test } from 'vitest'
import { impactTier } from '../../market/impactTier'
import { consentFor, hasTradeChanged, isImpactSettled, NO_CONSENTS } from './trade.rules'

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
] as const)('an impact of %j basis points has tier %i and requires the consent: %s', (impactBps, tier, consent) => {
  expect(impactTier(impactBps)).toBe(tier)
  expect(consentFor(impactBps)).toBe(consent)
  // trading 5: the toggle is required outside expert mode only.
  expect(consentFor(impactBps, true)).toBe(consent === 'yes' ? 'none' : consent)
})

test.each([
  // impact, expert, settled without consent, settled with it
  [499, false, true, true],
  [500, false, false, true],
  [500, true, true, true],
  [1_000, true, false, true],
  [1_500, false, false, false],
  [1_500, true, false, true],
  [null, false, false, false],
] as const)('an impact of %j basis points (expert: %j) is settled without consent: %j, with it: %j', (...row) => {
  const [impactBps, isExpert, without, withConsent] = row
  const facts = { impactBps, tier: impactTier(impactBps) }
  expect(isImpactSettled(facts, isExpert, NO_CONSENTS)).toBe(without)
  expect(isImpactSettled(facts, isExpert, { ...NO_CONSENTS, isImpactAccepted: true })).toBe(withConsent)
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
