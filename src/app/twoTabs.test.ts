// @vitest-environment happy-dom
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordOf } from '../../test/unit/support/transactionRecord'
import { openAppTabs, type AppTab } from '../../test/unit/support/appTabs'
import { sharedStorage } from '../../test/unit/support/storageTabs'
import type { AppStore } from '../state/storeHooks'
import { loadPersistence } from './storedParts'

const { parts: SCALE } = await loadPersistence()

const address = (digit: number | string) => `0x${String(digit).repeat(40)}`
const token = (digit: number) => ({ chainId: 56, address: address(digit), symbol: `T${digit}`, name: '', decimals: 18 })
const paired = (digit: number) => ({ address: address(digit), symbol: `T${digit}`, decimals: 18 })
const list = (major: number) => ({
  ...{ name: 'List', timestamp: '', version: { major, minor: 0, patch: 0 }, tokens: [token(major)] },
})
const url = (digit: number) => `https://${digit}.example/list.json`

const digit = fc.integer({ min: 1, max: 3 })
const action = (type: string, payload: fc.Arbitrary<unknown> = fc.constant(undefined)) =>
  payload.map((value) => ({ type, payload: value }))

const chosen = fc
  .tuple(fc.constantFrom('favourites', 'recents'), fc.dictionary(digit.map(address), fc.nat(99), { maxKeys: 3 }))
  .map(([kind, times]) => ({ kind, chainId: 56, times }))

/** Every user action that changes persisted state. */
const actions = fc.oneof(
  action('user/slippageChosen', fc.constantFrom(10, 50, 1_200)),
  action('user/deadlineChosen', fc.constantFrom(60, 1_200)),
  action('user/expertModeSet', fc.boolean()),
  action('user/themeChosen', fc.constantFrom('light', 'dark', 'system')),
  action('user/singleHopToggled'),
  action('user/audioToggled'),
  action('user/recipientUsed', digit.map(address)),
  action('user/ownNodeChosen', fc.constantFrom(null, 'https://one.example/', 'https://two.example/')),
  action('farms/viewChosen', fc.constantFrom('table', 'cards')),
  action('farms/stakedOnlySet', fc.boolean()),
  action('pools/sortChosen', fc.constantFrom('hot', 'apr', 'earned')),
  action('pools/viewChosen', fc.constantFrom('table', 'cards')),
  action(
    'pairs/pairSaved',
    digit.map((one) => ({ chainId: 56, pair: [paired(one), paired(9)] })),
  ),
  action(
    'lists/listImported',
    fc.tuple(digit, digit).map(([at, major]) => ({ url: url(at), list: list(major) })),
  ),
  action('lists/listRemoved', digit.map(url)),
  action('lists/listEnabled', digit.map(url)),
  action('lists/listDisabled', digit.map(url)),
  action('lists/customTokenAdded', digit.map(token)),
  action(
    'lists/customTokenRemoved',
    digit.map((one) => ({ chainId: 56, address: address(one) })),
  ),
  action('lists/customTokensCleared', fc.constant({ chainId: 56 })),
  action('lists/chosenReplaced', chosen),
  action(
    'transactions/transactionSent',
    digit.map((one) => recordOf({ hash: `0x${one}` })),
  ),
)

const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ tab: fc.nat(1), dispatch: actions }) },
    { weight: 2, arbitrary: fc.record({ tab: fc.nat(1), deliver: fc.constant(true) }) },
    { weight: 1, arbitrary: fc.record({ tab: fc.nat(1), fire: fc.constantFrom('pagehide', 'pageshow') }) },
    { weight: 1, arbitrary: fc.record({ reopened: fc.subarray([0, 1], { minLength: 1 }) }) },
    { weight: 2, arbitrary: fc.record({ passMs: fc.integer({ min: 1, max: 400 }) }) },
  ),
  { maxLength: 40 },
)

/** Returns every persisted field of a store, by part and path. */
function fieldsOf(store: AppStore): Record<string, unknown> {
  const state: Record<string, unknown> = { ...store.getState() }
  const fields = Object.entries(SCALE).flatMap(([name, part]) =>
    Object.entries(part.fieldsOf(state[name] as never)).map(([path, value]) => [`${name}\n${path}`, value]),
  )
  return Object.fromEntries(fields)
}

/** Dispatches an action; ignores the error of an action that the stale state of a tab does not permit. */
function dispatch(store: AppStore, event: { type: string; payload: unknown }): void {
  const refused = /Enabled a list that is not known|Attempted to add existing transaction/
  try {
    store.dispatch(event)
  } catch (error) {
    if (!refused.test((error as Error).message)) throw error
  }
}

/** Delivers storage events until both tabs have settled; fails if they never do. */
function settle(tabs: readonly AppTab[]): void {
  for (let round = 0; round < 20; round += 1) {
    vi.advanceTimersByTime(1_000)
    if (!tabs.map(({ tab }) => tab.deliver()).includes(true)) return
  }
  const left = () => tabs.map(({ tab }) => tab.deliver()).includes(true)
  for (let round = 0; round < 200 && left(); round += 1) vi.advanceTimersByTime(1_000)
  expect(left()).toBe(false)
}

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }))
afterEach(() => void vi.useRealTimers())

/** Maximum age of an event before it is delivered, on a busy machine. */
const LATEST_EVENT_MS = 4_000

test('two tabs converge after any actions, delays and closings, and each field has its last change', () => {
  fc.assert(
    fc.property(fc.boolean(), steps, (isLate, run) => {
      const { tabs, open } = openAppTabs(2, sharedStorage(isLate))
      const last = new Map<string, unknown>()
      let deliveredMs = performance.now()
      for (const step of run) {
        vi.advanceTimersByTime('passMs' in step ? step.passMs : 1)
        if (performance.now() > deliveredMs + LATEST_EVENT_MS) {
          deliveredMs = performance.now()
          while (tabs.map(({ tab }) => tab.deliver()).includes(true));
        }
        if ('passMs' in step) continue
        if ('reopened' in step) {
          for (const at of step.reopened) tabs[at]?.tab.close()
          for (const at of step.reopened) tabs[at] = open()
          continue
        }
        const one = tabs[step.tab] as AppTab
        if ('dispatch' in step) {
          const before = fieldsOf(one.store)
          dispatch(one.store, step.dispatch)
          const after = fieldsOf(one.store)
          for (const path of Object.keys({ ...before, ...after })) {
            if (before[path] !== after[path]) last.set(path, after[path])
          }
        } else if ('deliver' in step) one.tab.deliver()
        else one.tab.fire(step.fire)
      }
      settle(tabs)

      const [ours, theirs, fresh] = [...tabs, open()].map(({ store }) => fieldsOf(store))
      expect(theirs).toEqual(ours)
      expect(fresh).toEqual(ours)
      const orders = tabs.map(({ store }) => store.getState().lists.activeUrls)
      expect(orders[0]).toEqual(orders[1])
      // Enabling a list that the other tab has removed has no effect.
      const isVoid = (path: string) =>
        /^lists\n(active|own)\n/.test(path) && !(path.replace(/\n\w+\n/, '\nlist\n') in (ours ?? {}))
      const wanted = [...last].filter(([path]) => !isVoid(path))
      expect(wanted.map(([path]) => [path, ours?.[path]])).toEqual(wanted)
    }),
    { numRuns: 300 },
  )
}, 120_000)

test('a stale tab restores neither expert mode nor slippage nor removed entries', () => {
  const { tabs, open } = openAppTabs(1)
  const [stale] = tabs as [AppTab]
  const set = { type: 'user/expertModeSet', payload: true }
  for (const event of [
    ...[set, { type: 'user/slippageChosen', payload: 1_200 }, { type: 'lists/customTokenAdded', payload: token(1) }],
    { type: 'lists/listImported', payload: { url: url(1), list: list(1) } },
  ]) {
    stale.store.dispatch(event)
  }
  stale.tab.fire('pagehide')
  const { store, tab } = open()
  expect(store.getState().user).toMatchObject({ isExpert: true, slippageBps: 1_200 })
  for (const event of [
    ...[
      { ...set, payload: false },
      { type: 'user/slippageChosen', payload: 50 },
    ],
    { type: 'lists/customTokensCleared', payload: { chainId: 56 } },
    { type: 'lists/listRemoved', payload: url(1) },
  ]) {
    store.dispatch(event)
  }
  tab.fire('pagehide')
  // The stale tab has received no event when it writes its own change.
  for (const event of [
    { type: 'user/themeChosen', payload: 'dark' },
    { type: 'lists/customTokenAdded', payload: token(2) },
  ]) {
    stale.store.dispatch(event)
  }
  stale.tab.fire('pagehide')
  const { user, lists } = open().store.getState()
  expect(user).toMatchObject({ isExpert: false, slippageBps: 50, theme: 'dark' })
  expect([lists.byUrl[url(1)], lists.activeUrls]).toEqual([undefined, []])
  expect(lists.customTokens).toEqual({ 56: { [address(2)]: token(2) } })
})

test('the other tab follows at once: turning off expert mode clears the recipient, and the chosen node is used', () => {
  const { tabs } = openAppTabs(2)
  const [one, other] = tabs as [AppTab, AppTab]
  one.store.dispatch({ type: 'user/expertModeSet', payload: true })
  vi.advanceTimersByTime(300)
  while (other.tab.deliver());
  other.store.dispatch({ type: 'swap/recipientTyped', payload: address(1) })
  other.store.dispatch({ type: 'pools/searched', payload: 'cake' })
  one.store.dispatch({ type: 'user/expertModeSet', payload: false })
  one.store.dispatch({ type: 'user/ownNodeChosen', payload: 'https://one.example/' })
  one.store.dispatch({ type: 'pools/viewChosen', payload: 'cards' })
  vi.advanceTimersByTime(300)
  while (other.tab.deliver());
  const { user, swap, pools } = other.store.getState()
  expect(user).toMatchObject({ isExpert: false, ownNode: 'https://one.example/' })
  expect(swap.recipient).toBeNull()
  expect(pools).toMatchObject({ view: 'cards', query: 'cake' })
})

test('a tab restored from the back-forward cache merges what it missed', () => {
  const { tabs } = openAppTabs(2)
  const [one, other] = tabs as [AppTab, AppTab]
  one.store.dispatch({ type: 'user/themeChosen', payload: 'dark' })
  one.tab.fire('pagehide')
  other.tab.fire('pageshow')
  expect(other.store.getState().user.theme).toBe('dark')
})

test('transactions dropped after two days are not restored from storage', () => {
  const { tabs, open } = openAppTabs(1)
  const [{ store, tab }] = tabs as [AppTab]
  const sent = (hash: string, addedTime: number) =>
    store.dispatch({ type: 'transactions/transactionSent', payload: recordOf({ hash, addedTime }) })
  sent('0xold', 1_000)
  tab.fire('pagehide')
  sent('0xnew', 1_000 + 49 * 3_600_000)
  tab.fire('pagehide')
  const { transactions } = open().store.getState()
  expect(Object.values(transactions).flatMap((ofChain) => Object.keys(ofChain))).toEqual(['0xnew'])
})

test('a clock far in the future does not make later choices lose', () => {
  const { tabs, open } = openAppTabs(1)
  const [ahead] = tabs as [AppTab]
  vi.setSystemTime(Date.UTC(2040, 0, 1))
  ahead.store.dispatch({ type: 'user/slippageChosen', payload: 1_200 })
  ahead.tab.fire('pagehide')
  vi.setSystemTime(Date.UTC(2026, 0, 2))
  const { store, tab } = open()
  store.dispatch({ type: 'user/slippageChosen', payload: 50 })
  tab.fire('pagehide')
  ahead.tab.deliver()
  expect(ahead.store.getState().user.slippageBps).toBe(50)
})

test('migrates the old single key and removes it', () => {
  const storage = sharedStorage()
  const lists = {
    byUrl: { [url(1)]: { current: list(1), error: 'No' }, [url(2)]: { current: null } },
    ...{
      activeUrls: [url(2), url(1)],
      lastInitializedDefaultUrls: [],
      customTokens: { 56: { [address(3)]: token(3) } },
    },
  }
  const user = { slippageBps: 80, theme: 'dark', isExpert: true }
  const transactions = { 56: { [recordOf().hash]: recordOf() } }
  storage.texts.set('hotcake_1', JSON.stringify({ version: 2, user, lists, transactions, farms: { view: 'cards' } }))
  const first = fieldsOf(openAppTabs(1, storage).tabs[0]?.store as AppStore)
  vi.advanceTimersByTime(300)
  expect([...storage.texts.keys()].filter((key) => !key.includes('numbers')).toSorted()).toEqual(
    Object.keys(SCALE)
      .map((name) => `hotcake_${name}`)
      .toSorted(),
  )
  const { store } = openAppTabs(1, storage).tabs[0] as AppTab
  expect(fieldsOf(store)).toEqual(first)
  const state = store.getState()
  expect(state.user).toMatchObject(user)
  expect([state.farms.view, state.transactions]).toEqual(['cards', transactions])
  expect([state.lists.activeUrls, state.lists.ownUrls]).toEqual([
    [url(2), url(1)],
    [url(1), url(2)],
  ])
  expect(state.lists.customTokens).toEqual(lists.customTokens)
})

test('writes nothing while no persisted state changes', () => {
  const { tabs, texts } = openAppTabs(2)
  const before = [...texts]
  tabs[0]?.store.dispatch({ type: 'swap/recipientTyped', payload: 'a' })
  tabs[0]?.store.dispatch({ type: 'pools/searched', payload: 'a' })
  vi.advanceTimersByTime(1_000)
  expect([...texts]).toEqual(before)
  tabs[0]?.store.dispatch({ type: 'user/themeChosen', payload: 'dark' })
  vi.advanceTimersByTime(1_000)
  expect([...texts.keys()]).toEqual(['hotcake_user'])
})
