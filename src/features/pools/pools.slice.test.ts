import { expect, test } from 'vitest'
import { poolsReducer, searched, sortChosen, stakedOnlySet, viewChosen } from './pools.slice'
import { storedPools } from './storedPools'

test('the initial view is a table, sorted by hot (yield 2)', () => {
  expect(storedPools.read(null)).toEqual({ view: 'table', isStakedOnly: false, sort: 'hot', query: '' })
})

test('the choices are stored, the search text is not', () => {
  const events = [viewChosen('cards'), stakedOnlySet(true), sortChosen('apr'), searched('dusk')]
  const state = events.reduce(poolsReducer, storedPools.read(null))
  expect(state).toEqual({ view: 'cards', isStakedOnly: true, sort: 'apr', query: 'dusk' })
  expect(storedPools.read(JSON.parse(JSON.stringify(storedPools.toStore(state))))).toEqual({ ...state, query: '' })
})

test.each([7, 'x', [], { view: 'wall', isStakedOnly: 'yes', sort: 'colour' }])('rejects %j', (stored) => {
  expect(storedPools.read(stored)).toEqual(storedPools.read(null))
})
