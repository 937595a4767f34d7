import { expect, test } from 'vitest'
import {
  farmsReducer,
  farmsToStore,
  readStoredFarms,
  selectFarms,
  sortChosen,
  stakedOnlySet,
  userDataLoaded,
  viewChosen,
} from './farms.slice'

const fresh = farmsReducer(undefined, { type: 'any' })

test('farms begin as a table in the order of the deployment, and nobody’s data is loaded', () => {
  expect(fresh).toEqual({ view: 'table', isStakedOnly: false, sort: 'hot', userDataOf: null })
})

test('what was chosen survives a reload; whose data was on the page does not', () => {
  const chosen = [viewChosen('cards'), stakedOnlySet(true), sortChosen('earned'), userDataLoaded('0xabc')].reduce(
    farmsReducer,
    fresh,
  )
  expect(selectFarms({ farms: chosen })).toMatchObject({ sort: 'earned', userDataOf: '0xabc' })
  const stored: unknown = JSON.parse(JSON.stringify(farmsToStore(chosen)))
  expect(readStoredFarms(stored)).toEqual({ view: 'cards', isStakedOnly: true, sort: 'earned', userDataOf: null })
})

test('what is stored is the same object while the state is, so that nothing is written for nothing', () => {
  expect(farmsToStore(fresh)).toBe(farmsToStore(fresh))
})

test.each([null, 7, 'x', { sort: 'price', view: 1 }])('garbage such as %o is no choice', (stored) => {
  expect(readStoredFarms(stored)).toEqual(fresh)
})
