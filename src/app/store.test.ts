// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { recordOf } from '../../test/unit/support/transactionRecord'
import type { StoredFields } from '../core/storedFields'
import { storedTransactions } from '../features/transactions'
import { slippageChosen, storedUser, themeChosen } from '../features/user'
import { createStore, type StoreEvents } from './store'
import { lostOf } from './storedStateTold'

const KEY = 'hotcake_1'
const TRANSACTIONS_KEY = 'hotcake_transactions'
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
  dispatchEvent(new StorageEvent('storage', { key: TRANSACTIONS_KEY }))
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
    expect([user, none]).toEqual([storedUser.read(undefined), storedTransactions.read(undefined)])
  },
)

test('a pool that the person found survives a reload', () => {
  const [one, other] = ['a', 'b'].map((digit) => ({ address: `0x${digit.repeat(40)}`, symbol: digit, decimals: 18 }))
  const pairs = { 31_337: { [`${one?.address};${other?.address}`]: [one, other] } }
  localStorage.setItem(KEY, JSON.stringify({ pairs }))
  expect(createStore().getState().pairs).toEqual(pairs)
})

test('keeps what each of two tabs chose, whichever writes last', () => {
  const [one, other] = [createStore(), createStore()]
  one.dispatch(slippageChosen(1_200))
  other.dispatch(themeChosen('dark'))
  dispatchEvent(new Event('pagehide'))
  expect(createStore().getState().user).toMatchObject({ slippageBps: 1_200, theme: 'dark' })
})

test('drops lists that an older deployment named, unless the person added them, and reports no loss', () => {
  const [retired, own] = ['https://retired.example/list.json', 'https://own.example/list.json']
  const state = { current: null, pendingUpdate: null, loadingRequestId: null, error: null }
  const lists = {
    byUrl: { [retired]: state, [own]: state },
    ...{ activeUrls: [retired, own], lastInitializedDefaultUrls: [retired], customTokens: {} },
  }
  localStorage.setItem(KEY, JSON.stringify({ version: 2, lists }))
  const lost: string[][] = []
  const onFound: StoreEvents['onFound'] = (stored, kept) => void lost.push(lostOf(stored as StoredFields, kept))
  const { byUrl, activeUrls } = createStore({ onFound }).getState().lists
  expect(lost).toEqual([[]])
  expect(Object.keys(byUrl)).toContain(own)
  expect(Object.keys(byUrl)).not.toContain(retired)
  expect(activeUrls).toEqual([own])
})
