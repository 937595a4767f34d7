import { expect, test } from 'vitest'
import { listChoiceEvents, readListChoices, type ListChoices } from './listChoices'

const SORTS = ['hot', 'apr', 'earned'] as const
type Sort = (typeof SORTS)[number]
const fresh = { view: 'table', isStakedOnly: false, sort: 'hot' }

test('defaults to a table of all items in the order of the deployment', () => {
  expect(readListChoices(undefined, SORTS)).toEqual(fresh)
})

test.each([null, 5, 'cards', [], { view: 'tiles', isStakedOnly: 'yes', sort: 'price' }, { view: {}, sort: ['apr'] }])(
  'ignores stored data such as %o',
  (stored) => {
    expect(readListChoices(stored, SORTS)).toEqual(fresh)
  },
)

test('restores each valid choice independently of the others', () => {
  expect(readListChoices({ view: 'cards', isStakedOnly: true, sort: 'apr', more: 1 }, SORTS)).toEqual({
    view: 'cards',
    isStakedOnly: true,
    sort: 'apr',
  })
  expect(readListChoices({ view: 'cards', sort: 7 }, SORTS)).toEqual({ ...fresh, view: 'cards' })
})

test('each event writes its own field', () => {
  const state: ListChoices<Sort> = readListChoices(undefined, SORTS)
  const { viewChosen, stakedOnlySet, sortChosen } = listChoiceEvents<Sort>()
  const type = 'any'
  viewChosen(state, { type, payload: 'cards' })
  stakedOnlySet(state, { type, payload: true })
  sortChosen(state, { type, payload: 'earned' })
  expect(state).toEqual({ view: 'cards', isStakedOnly: true, sort: 'earned' })
})
