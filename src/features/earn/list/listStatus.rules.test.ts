import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { listStatus, type ListFacts } from './listStatus.rules'

const facts = (more: Partial<ListFacts> = {}): ListFacts => ({
  ...{ isRead: true, isStalled: false, isStakedOnly: true, hasAccount: true, stakes: ['ready'], shownCount: 0 },
  ...more,
})

test.each<[string, Partial<ListFacts>, string, number]>([
  ['loads until its figures are read', { isRead: false }, 'loading', 0],
  ['has failed when nothing is read and no node responds', { isRead: false, isStalled: true }, 'failed', 0],
  ['has items', { isStakedOnly: false, shownCount: 3 }, 'listed', 0],
  ['of all items needs no known stake', { isStakedOnly: false, stakes: ['loading'], shownCount: 3 }, 'listed', 0],
  ['of all items needs no account', { isStakedOnly: false, hasAccount: false, shownCount: 3 }, 'listed', 0],
  ['is empty when no item matches', { isStakedOnly: false, shownCount: 0 }, 'empty', 0],
  ['of stakes needs an account', { hasAccount: false, stakes: [] }, 'noAccount', 0],
  ['of stakes loads until each stake is known', { stakes: ['ready', 'loading'], shownCount: 1 }, 'loading', 0],
  ['of stakes has failed when one may be missing', { stakes: ['ready', 'failed'] }, 'failed', 1],
  ['of stakes has failed when no node responds', { stakes: ['loading'], isStalled: true }, 'failed', 1],
  [
    'of stakes shows the known ones and the number of unknown ones',
    { stakes: ['ready', 'failed'], shownCount: 1 },
    'listed',
    1,
  ],
  ['of stakes is empty once all are known to be zero', { stakes: ['ready', 'ready'] }, 'empty', 0],
])('a list %s', (_what, more, state, unreadCount) => {
  expect(listStatus(facts(more))).toEqual({ state, unreadCount })
})

test('a list of stakes is never shown as empty while a stake is unknown', () => {
  const reading = fc.constantFrom('loading' as const, 'failed' as const, 'ready' as const)
  const any = fc.record({
    isRead: fc.boolean(),
    isStalled: fc.boolean(),
    isStakedOnly: fc.constant(true),
    hasAccount: fc.boolean(),
    stakes: fc.array(reading, { maxLength: 3 }),
    shownCount: fc.nat({ max: 1 }),
  })
  fc.assert(
    fc.property(any, (each) => {
      const isKnown = each.hasAccount && each.isRead && each.stakes.every((stake) => stake === 'ready')
      expect(listStatus(each).state === 'empty').toBe(isKnown && each.shownCount === 0)
    }),
  )
})
