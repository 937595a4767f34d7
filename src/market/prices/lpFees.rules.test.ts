import { expect, test } from 'vitest'
import { isCurrentDay } from './lpFees.rules'

test.each<[string, string | null, string, boolean]>([
  ['the same day', '2026-11-22', '2026-11-22T00:00:00Z', true],
  ['a week later to the last second', '2026-11-22', '2026-11-29T23:59:59Z', true],
  ['eight days later', '2026-11-22', '2026-11-30T00:00:00Z', false],
  ['years later', '2021-07-28', '2026-11-22T12:00:00Z', false],
  ['from the future', '2026-11-23', '2026-11-22T23:59:59Z', false],
  ['no day', null, '2026-11-22T00:00:00Z', false],
  ['no day at all', 'soon', '2026-11-22T00:00:00Z', false],
])('figures of trading fees: %s', (_what, day, now, isCurrent) => {
  expect(isCurrentDay(day, Date.parse(now))).toBe(isCurrent)
})
