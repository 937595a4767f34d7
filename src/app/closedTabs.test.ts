// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAppTabs, type AppTab } from '../../test/unit/support/appTabs'
import { sharedStorage } from '../../test/unit/support/storageTabs'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }))
afterEach(() => void vi.useRealTimers())

test('two tabs that write and close at the same moment lose nothing, and their copies are removed', () => {
  const storage = sharedStorage(true)
  const { tabs, open } = openAppTabs(2, storage)
  const [one, other] = tabs as [AppTab, AppTab]
  one.store.dispatch({ type: 'user/slippageChosen', payload: 90 })
  other.store.dispatch({ type: 'user/singleHopToggled' })
  for (const { tab } of tabs) tab.close()
  expect([...storage.texts.keys()].filter((key) => key.startsWith('hotcake_closed_user_'))).toHaveLength(2)
  const { store, tab } = open()
  expect(store.getState().user).toMatchObject({ slippageBps: 90, isSingleHopOnly: true })
  vi.advanceTimersByTime(300)
  expect([...storage.texts.keys()]).toEqual(['hotcake_user'])
  tab.close()
  expect(open().store.getState().user).toMatchObject({ slippageBps: 90, isSingleHopOnly: true })
})

test('the copy of a closed tab neither restores older choices nor, damaged, changes any', () => {
  const storage = sharedStorage()
  const { tabs, open } = openAppTabs(1, storage)
  const [{ store, tab }] = tabs as [AppTab]
  store.dispatch({ type: 'user/slippageChosen', payload: 1_200 })
  tab.close()
  const [[key, copy]] = [...storage.texts].filter(([name]) => name.startsWith('hotcake_closed_')) as [[string, string]]
  const later = open()
  later.store.dispatch({ type: 'user/slippageChosen', payload: 50 })
  vi.advanceTimersByTime(300)
  for (const text of [copy, '{"ver', '7', '{"version":3}', '{"version":3,"value":{"slippageBps":1200}}']) {
    storage.texts.set(key, text)
    later.tab.fire('pageshow')
    vi.advanceTimersByTime(300)
    expect([later.store.getState().user.slippageBps, storage.texts.has(key)]).toEqual([50, false])
  }
})

test('the changes of a tab without the persistence code replace only older choices, and bad ones change nothing', () => {
  const storage = sharedStorage()
  const { tabs } = openAppTabs(1, storage)
  const [{ store, tab }] = tabs as [AppTab]
  store.dispatch({ type: 'user/slippageChosen', payload: 90 })
  vi.advanceTimersByTime(300)
  const [sinceMs, key] = [Date.now(), 'hotcake_closed_user_1']
  const fire = (copy: object) => {
    storage.texts.set(key, JSON.stringify({ version: 3, ...copy }))
    tab.fire('pageshow')
    vi.advanceTimersByTime(300)
    return [store.getState().user.slippageBps, storage.texts.has(key)]
  }
  const [before, value] = [{ slippageBps: 50 }, { slippageBps: 1_200 }]
  expect(fire({ before, value, changedMs: sinceMs - 1_000 })).toEqual([90, false])
  expect(fire({ before, value: before, changedMs: sinceMs + 1_000 })).toEqual([90, false])
  for (const changedMs of [undefined, null, 'now', -1]) expect(fire({ before, value, changedMs })).toEqual([90, false])
  for (const bad of [null, 7, 'x', []]) {
    expect(fire({ before: bad, value: bad, changedMs: sinceMs + 1_000 })).toEqual([90, false])
  }
  expect(fire({ before, value, changedMs: sinceMs + 1_000 })).toEqual([1_200, false])
})
