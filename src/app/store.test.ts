// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { sharedStorage } from '../../test/unit/support/storageTabs'
import { recordOf } from '../../test/unit/support/transactionRecord'
import { toAddress } from '../core/address'
import type { StoredFields } from '../core/storedFields'
import { transactionsArea } from '../features/transactions/area'
import { slippageChosen, storedUser, themeChosen } from '../features/user'
import { createStore, sliceMerged, type StoreEvents } from './store'
import { loadPersistence } from './storedParts'
import { lostOf } from './storedStateNotice'

const { persistAllParts } = await loadPersistence()

const KEY = 'hotcake_1'
const TRANSACTIONS_KEY = 'hotcake_transactions'
const record = recordOf()
const transactions = { [record.chainId]: { [record.hash]: record } }

beforeEach(() => localStorage.clear())

test('choices and transactions survive a reload', () => {
  localStorage.setItem(KEY, JSON.stringify({ user: { slippageBps: 100 }, transactions }))
  const store = createStore({ persist: persistAllParts })
  expect(store.getState()).toMatchObject({ user: { slippageBps: 100 }, transactions })
  store.dispatch(themeChosen('dark'))
  dispatchEvent(new Event('pagehide'))
  expect(createStore({ persist: persistAllParts }).getState()).toMatchObject({
    user: { slippageBps: 100, theme: 'dark' },
    transactions,
  })
})

test('transactions of two tabs are both stored, whichever tab writes last', () => {
  const [one, other] = [createStore({ persist: persistAllParts }), createStore({ persist: persistAllParts })]
  const sent = (hash: string) => ({ type: 'transactions/transactionSent', payload: recordOf({ hash }) })
  const both = ['0x1', '0x2']
  const keptBy = (store: ReturnType<typeof createStore>) => store.getState().transactions[record.chainId] ?? {}
  one.dispatch(sent('0x1'))
  other.dispatch(sent('0x2'))
  dispatchEvent(new Event('pagehide'))
  expect(Object.keys(keptBy(createStore({ persist: persistAllParts })))).toEqual(expect.arrayContaining(both))
  dispatchEvent(new StorageEvent('storage', { key: TRANSACTIONS_KEY }))
  for (const store of [one, other]) expect(Object.keys(keptBy(store))).toEqual(expect.arrayContaining(both))
  one.dispatch({ type: 'transactions/transactionsCleared', payload: { chainId: record.chainId, from: null } })
  other.dispatch(themeChosen('dark'))
  dispatchEvent(new Event('pagehide'))
  const left = keptBy(createStore({ persist: persistAllParts }))
  expect(both.map((hash) => left[hash]?.isCleared)).toEqual([true, true])
})

test.each(['', '[]', '{"user":7,"transactions":[]}', '{"user":null}'])(
  'starts from %j as on the first visit',
  (stored) => {
    localStorage.setItem(KEY, stored)
    const { user, transactions: none } = createStore({ persist: persistAllParts }).getState()
    expect([user, none]).toEqual([storedUser.read(undefined), transactionsArea.stored.transactions.read(undefined)])
  },
)

test('a pool that the user imported survives a reload', () => {
  const [one, other] = ['a', 'b'].map((digit) => ({ address: `0x${digit.repeat(40)}`, symbol: digit, decimals: 18 }))
  const pairs = { 31_337: { [`${one?.address};${other?.address}`]: [one, other] } }
  localStorage.setItem(KEY, JSON.stringify({ pairs }))
  expect(createStore({ persist: persistAllParts }).getState().pairs).toEqual(pairs)
})

test('stores the choices of both tabs, whichever writes last', () => {
  const [one, other] = [createStore({ persist: persistAllParts }), createStore({ persist: persistAllParts })]
  one.dispatch(slippageChosen(1_200))
  other.dispatch(themeChosen('dark'))
  dispatchEvent(new Event('pagehide'))
  expect(createStore({ persist: persistAllParts }).getState().user).toMatchObject({ slippageBps: 1_200, theme: 'dark' })
})

test('drops lists of an older deployment, unless the user added them, and reports no loss', () => {
  const [retired, own] = ['https://retired.example/list.json', 'https://own.example/list.json']
  const state = { current: null, pendingUpdate: null, loadingRequestId: null, error: null }
  const lists = {
    byUrl: { [retired]: state, [own]: state },
    ...{ activeUrls: [retired, own], lastInitializedDefaultUrls: [retired], customTokens: {} },
  }
  localStorage.setItem(KEY, JSON.stringify({ version: 2, lists }))
  const lost: string[][] = []
  const onFound: StoreEvents['onFound'] = (stored, kept) => void lost.push(lostOf(stored as StoredFields, kept))
  const { byUrl, activeUrls } = createStore({ persist: persistAllParts, onFound }).getState().lists
  expect(lost).toEqual([[]])
  expect(Object.keys(byUrl)).toContain(own)
  expect(Object.keys(byUrl)).not.toContain(retired)
  expect(activeUrls).toEqual([own])
})

test('persists changes although the persistence code loads only after the first change', async () => {
  const store = createStore()
  store.dispatch(slippageChosen(100))
  store.dispatch(themeChosen('dark'))
  // Stores of other tests write as well: only this store's choice ends the wait.
  await vi.waitFor(() => expect(localStorage.getItem('hotcake_user')).toContain('dark'), { timeout: 30_000 })
  expect(createStore({ persist: persistAllParts }).getState().user).toMatchObject({ slippageBps: 100, theme: 'dark' })
})

test('changes survive although the page was closed before the persistence code was loaded', async () => {
  const storage = sharedStorage()
  const choices = { slippageBps: 1_200, deadlineSeconds: 60 }
  const times = { slippageBps: 7, deadlineSeconds: 7 }
  storage.texts.set('hotcake_user', JSON.stringify({ version: 3, value: choices, times }))
  const open = () => {
    const tab = storage.openTab()
    return { tab, store: createStore({ page: tab.page }) }
  }
  const closing = open()
  const other = storage.openTab()
  closing.store.dispatch(slippageChosen(100))
  closing.store.dispatch({ type: 'transactions/transactionSent', payload: record })
  // Another tab's choice since then is not among the changes, and remains.
  const later = { value: { ...choices, deadlineSeconds: 90 }, times: { ...times, deadlineSeconds: 8 } }
  other.page.localStorage.setItem('hotcake_user', JSON.stringify({ version: 3, ...later }))
  closing.tab.close()
  const { store } = open()
  const merged = { user: { slippageBps: 100, deadlineSeconds: 90 }, transactions }
  await vi.waitFor(() => expect(store.getState()).toMatchObject(merged), { timeout: 30_000 })
  await vi.waitFor(() => expect([...storage.texts.keys()]).toEqual(['hotcake_user', TRANSACTIONS_KEY]))
  expect(open().store.getState()).toMatchObject(merged)
})

test('a page leaves one copy of a part however often it is hidden, and the short ones where storage is small', () => {
  const { texts, openTab } = sharedStorage()
  const { page, fire } = openTab()
  const full = { ...page.localStorage, setItem: vi.fn<(key: string, text: string) => void>() }
  full.setItem.mockImplementation((key, text) => {
    if (text.length > 20_000) throw new DOMException('No', 'QuotaExceededError')
    page.localStorage.setItem(key, text)
  })
  const store = createStore({ page: { ...page, localStorage: full } })
  const custom = {
    chainId: 1,
    address: toAddress(`0x${'a'.repeat(40)}`),
    symbol: 'x'.repeat(20_000),
    name: 'x',
    decimals: 18,
  }
  const { lists } = store.getState()
  store.dispatch(sliceMerged({ lists: { ...lists, customTokens: { 1: { [custom.address]: custom } } } }))
  store.dispatch({ type: 'transactions/transactionSent', payload: record })
  fire('pagehide')
  store.dispatch(slippageChosen(100))
  fire('pagehide')
  const kept = [...texts.keys()].toSorted().map((key) => key.replace(/_[^_]*$/, ''))
  expect(kept).toEqual(['hotcake_closed_transactions', 'hotcake_closed_user'])
  const order = full.setItem.mock.calls.map(([, text]) => text.length)
  expect(order.slice(-3)).toEqual(order.slice(-3).toSorted((one, other) => one - other))
})

test('merges what another tab stored before the persistence code was loaded', async () => {
  const store = createStore()
  const value = { slippageBps: 1_200 }
  localStorage.setItem('hotcake_user', JSON.stringify({ version: 3, value, times: { slippageBps: 7 } }))
  dispatchEvent(new StorageEvent('storage', { key: 'hotcake_user' }))
  await vi.waitFor(() => expect(store.getState().user.slippageBps).toBe(1_200), { timeout: 30_000 })
})

test('loads the persistence code at once where a closed tab left a copy that differs', async () => {
  const value = { slippageBps: 1_300 }
  localStorage.setItem('hotcake_closed_user_1', JSON.stringify({ version: 3, value, times: { slippageBps: 7 } }))
  const store = createStore()
  await vi.waitFor(() => expect(store.getState().user.slippageBps).toBe(1_300), { timeout: 30_000 })
})
