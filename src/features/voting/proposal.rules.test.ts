import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HubProposal } from '../../chain/services/proposals'
import { toAddress } from '../../core/address'
import { isClockWrong, isCore, PROPOSAL_STATES, shownProposals, stateAt } from './proposal.rules'

const CORE = toAddress(`0x${'aB'.repeat(20)}`)
const OTHER = toAddress(`0x${'12'.repeat(20)}`)

const times = fc.tuple(fc.nat(1_000), fc.nat(1_000)).map(([start, length]) => ({ startS: start, endS: start + length }))
const proposal = fc
  .tuple(times, fc.stringMatching(/^[0-9a-f]{4,8}$/), fc.boolean())
  .map(([{ startS, endS }, id, isOfCore]): HubProposal => ({
    ...{ id, title: id, body: null, choices: ['a', 'b'], startS, endS, snapshotBlock: 1, state: 'active' },
    author: isOfCore ? toAddress(CORE.toLowerCase()) : OTHER,
  }))

test('a proposal is pending before its start, active to its end, and then closed', () => {
  const one = { startS: 10, endS: 20 }
  expect([9, 10, 20, 21].map((nowS) => stateAt(one, nowS))).toEqual(['pending', 'active', 'active', 'closed'])
})

test('a proposal never returns to an earlier state', () => {
  fc.assert(
    fc.property(times, fc.nat(3_000), fc.nat(3_000), (one, first, second) => {
      const order = ['pending', 'active', 'closed']
      const [before, after] = [Math.min(first, second), Math.max(first, second)]
      expect(order.indexOf(stateAt(one, before))).toBeLessThanOrEqual(order.indexOf(stateAt(one, after)))
    }),
  )
})

test('each proposal is in one state of the list, and in one of core and community', () => {
  fc.assert(
    fc.property(fc.uniqueArray(proposal, { selector: ({ id }) => id }), fc.nat(2_000), (all, nowS) => {
      const facts = { nowS, coreAuthor: CORE }
      const ids = (type: 'core' | 'community' | 'all') =>
        PROPOSAL_STATES.flatMap((state) => shownProposals(all, { type, state }, facts).map(({ id }) => id))
      expect(ids('all').toSorted()).toEqual(all.map(({ id }) => id).toSorted())
      const core = new Set(all.filter((each) => isCore(each, CORE)).map(({ id }) => id))
      expect(ids('core').every((id) => core.has(id))).toBe(true)
      expect([...ids('core'), ...ids('community')].toSorted()).toEqual(ids('all').toSorted())
    }),
  )
})

test('the list is sorted by end, the latest first', () => {
  fc.assert(
    fc.property(fc.array(proposal), fc.nat(2_000), (all, nowS) => {
      const ends = shownProposals(all, { type: 'all', state: 'closed' }, { nowS, coreAuthor: CORE }).map(
        ({ endS }) => endS,
      )
      expect(ends).toEqual(ends.toSorted((one, other) => other - one))
    }),
  )
})

test('of proposals with the same end, that with the greater id comes first', () => {
  const all = ['a', 'c', 'b'].map((id): HubProposal => ({
    ...{ id, title: id, body: null, choices: ['a', 'b'], startS: 1, endS: 2, snapshotBlock: 1, state: 'closed' },
    author: OTHER,
  }))
  const shown = shownProposals(all, { type: 'all', state: 'closed' }, { nowS: 9, coreAuthor: CORE })
  expect(shown.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})

test('a proposal is core whatever the case of its author', () => {
  expect(isCore({ author: toAddress(CORE.toUpperCase().replace('0X', '0x')) }, CORE)).toBe(true)
  expect(isCore({ author: OTHER }, CORE)).toBe(false)
})

test('a clock is wrong if no time within five minutes explains the state of the hub', () => {
  const one = { startS: 10_000, endS: 20_000, state: 'active' } as const
  expect(isClockWrong(one, 9_800)).toBe(false)
  expect(isClockWrong(one, 9_600)).toBe(true)
  expect(isClockWrong(one, 20_200)).toBe(false)
  expect(isClockWrong(one, 20_400)).toBe(true)
  expect(isClockWrong({ ...one, state: 'closed' }, 15_000)).toBe(true)
})
