import { expect, test } from 'vitest'
import {
  poolsReducer,
  poolsToStore,
  readStoredPools,
  searched,
  sortChosen,
  stakedOnlySet,
  viewChosen,
} from './pools.slice'

test('begins with a table, hot first (yield 2)', () => {
  expect(readStoredPools(null)).toEqual({ view: 'table', isStakedOnly: false, sort: 'hot', query: '' })
})

test('what was chosen is kept, what was looked for is not', () => {
  const events = [viewChosen('cards'), stakedOnlySet(true), sortChosen('apr'), searched('dusk')]
  const state = events.reduce(poolsReducer, readStoredPools(null))
  expect(state).toEqual({ view: 'cards', isStakedOnly: true, sort: 'apr', query: 'dusk' })
  expect(readStoredPools(JSON.parse(JSON.stringify(poolsToStore(state))))).toEqual({ ...state, query: '' })
})

test.each([7, 'x', [], { view: 'wall', isStakedOnly: 'yes', sort: 'colour' }])('%j is no choice', (stored) => {
  expect(readStoredPools(stored)).toEqual(readStoredPools(null))
})
