// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { recordOf } from '../../test/unit/support/transactionRecord'
import { readStoredTransactions } from '../features/transactions'
import { readStoredUser, themeChosen } from '../features/user'
import { createStore } from './store'

const KEY = 'hotcake_1'
const record = recordOf()
const transactions = { [record.chainId]: { [record.hash]: record } }

beforeEach(() => localStorage.clear())

test('what was chosen and sent survives a reload', () => {
  localStorage.setItem(KEY, JSON.stringify({ user: { slippageBps: 100 }, transactions }))
  const store = createStore()
  expect(store.getState()).toMatchObject({ user: { slippageBps: 100 }, transactions })
  store.dispatch(themeChosen('dark'))
  dispatchEvent(new Event('pagehide'))
  expect(createStore().getState()).toMatchObject({ user: { slippageBps: 100, theme: 'dark' }, transactions })
})

test('what two tabs have sent is kept by both, whichever writes last', () => {
  const [one, other] = [createStore(), createStore()]
  const sent = (hash: string) => ({ type: 'transactions/transactionSent', payload: recordOf({ hash }) })
  const both = ['0x1', '0x2']
  const keptBy = (store: ReturnType<typeof createStore>) => store.getState().transactions[record.chainId] ?? {}
  one.dispatch(sent('0x1'))
  other.dispatch(sent('0x2'))
  dispatchEvent(new Event('pagehide'))
  expect(Object.keys(keptBy(createStore()))).toEqual(expect.arrayContaining(both))
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
  for (const store of [one, other]) expect(Object.keys(keptBy(store))).toEqual(expect.arrayContaining(both))
  one.dispatch({ type: 'transactions/transactionsCleared', payload: { chainId: record.chainId, from: null } })
  other.dispatch(themeChosen('dark'))
  dispatchEvent(new Event('pagehide'))
  const left = keptBy(createStore())
  expect(both.map((hash) => left[hash]?.isCleared)).toEqual([true, true])
})

test.each(['', '[]', '{"user":7,"transactions":[]}', '{"user":null}'])(
  'starts on %j as on the first visit',
  (stored) => {
    localStorage.setItem(KEY, stored)
    const { user, transactions: none } = createStore().getState()
    expect([user, none]).toEqual([readStoredUser(undefined), readStoredTransactions(undefined)])
  },
)

test('a pool that the person found survives a reload', () => {
  const [one, other] = ['a', 'b'].map((digit) => ({ address: `0x${digit.repeat(40)}`, symbol: digit, decimals: 18 }))
  const pairs = { 31_337: { [`${one?.address};${other?.address}`]: [one, other] } }
  localStorage.setItem(KEY, JSON.stringify({ pairs }))
  expect(createStore().getState().pairs).toEqual(pairs)
})
