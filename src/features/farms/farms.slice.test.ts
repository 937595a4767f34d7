import { expect, test } from 'vitest'
import { farmsReducer, sortChosen, stakedOnlySet, userDataLoaded, viewChosen } from './farms.slice'
import { storedFarms } from './storedFarms'

const fresh = farmsReducer(undefined, { type: 'any' })

test('the initial view is a table in the order of the deployment, without account data', () => {
  expect(fresh).toEqual({ view: 'table', isStakedOnly: false, sort: 'hot', userDataOf: null })
})

test('the choices survive a reload; the account of the loaded data does not', () => {
  const chosen = [viewChosen('cards'), stakedOnlySet(true), sortChosen('earned'), userDataLoaded('0xabc')].reduce(
    farmsReducer,
    fresh,
  )
  expect(chosen).toMatchObject({ sort: 'earned', userDataOf: '0xabc' })
  const stored: unknown = JSON.parse(JSON.stringify(storedFarms.toStore(chosen)))
  expect(storedFarms.read(stored)).toEqual({ view: 'cards', isStakedOnly: true, sort: 'earned', userDataOf: null })
})

test.each([null, 7, 'x', { sort: 'price', view: 1 }])('rejects garbage such as %o', (stored) => {
  expect(storedFarms.read(stored)).toEqual(fresh)
})
