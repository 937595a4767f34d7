// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StoredFields } from '../core/storedFields'
import { keepStored, readStored, readStoredParts } from './storedState'

const KEY = 'hotcake_1'

interface State {
  user: { theme: string }
  block: { current: number }
}

/** A store with a part to keep and a part to forget. */
function keptStore(onUnkept = () => {}, hear: (stored: StoredFields) => void = () => {}) {
  let state: State = { user: { theme: 'light' }, block: { current: 1 } }
  const listeners = new Set<() => void>()
  const store = {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  keepStored(store, { pick: ({ user }) => ({ user }), onUnkept, hear })
  return (change: Partial<State>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
}

function breakStorage(method: 'getItem' | 'setItem', name: string) {
  const fail = vi.fn<() => never>(() => {
    throw new DOMException('No', name)
  })
  vi.stubGlobal('localStorage', { [method]: fail })
  return fail
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('answers what was stored', () => {
  localStorage.setItem(KEY, '{"user":{"theme":"dark"}}')
  expect(readStored(KEY)).toEqual({ user: { theme: 'dark' } })
})

test.each([undefined, '', '{', 'undefined', 'null', '1', 'true', '"text"'])('answers nothing for %j', (text) => {
  if (text !== undefined) localStorage.setItem(KEY, text)
  expect(readStored(KEY)).toBeNull()
})

test('answers nothing where storage is closed', () => {
  breakStorage('getItem', 'SecurityError')
  expect(readStored(KEY)).toBeNull()
  vi.stubGlobal('localStorage', undefined)
  expect(readStored(KEY)).toBeNull()
})

test('stores the picked part, once, when changes have come to rest', () => {
  const change = keptStore()
  const setItem = vi.fn<(key: string, text: string) => void>()
  vi.stubGlobal('localStorage', { setItem })
  change({ user: { theme: 'dark' } })
  vi.advanceTimersByTime(200)
  change({ user: { theme: 'system' } })
  vi.advanceTimersByTime(99)
  expect(setItem).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(setItem.mock.calls).toEqual([[KEY, '{"version":2,"user":{"theme":"system"}}']])
})

test('stores nothing while only the rest changes', () => {
  const change = keptStore()
  change({ block: { current: 2 } })
  vi.advanceTimersByTime(10_000)
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('stores at once when the page goes away', () => {
  const change = keptStore()
  change({ user: { theme: 'dark' } })
  dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem(KEY)).toBe('{"version":2,"user":{"theme":"dark"}}')
})

test('works on while storage is full, says so once, and stores again when there is room', () => {
  const onUnkept = vi.fn<() => void>()
  const change = keptStore(onUnkept)
  const fail = breakStorage('setItem', 'QuotaExceededError')
  change({ user: { theme: 'dark' } })
  vi.advanceTimersByTime(300)
  expect(fail).toHaveBeenCalledOnce()
  change({ user: { theme: 'light' } })
  vi.advanceTimersByTime(300)
  expect(fail).toHaveBeenCalledTimes(2)
  expect(onUnkept).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
  change({ user: { theme: 'system' } })
  vi.advanceTimersByTime(300)
  expect(localStorage.getItem(KEY)).toBe('{"version":2,"user":{"theme":"system"}}')
})

test.each([
  ['{"user":{"theme":"dark"}}', { user: { theme: 'dark' } }],
  ['{"version":2,"user":{"theme":"dark"}}', { user: { theme: 'dark' } }],
  ['{"version":3,"user":{"theme":"dark"},"dreams":7}', { user: { theme: 'dark' }, dreams: 7 }],
  ['{"user":', 'garbage'],
  ['[]', 'garbage'],
  ['7', 'garbage'],
])('of %s these parts are found: %j', (text, stored) => {
  localStorage.setItem(KEY, text)
  expect(readStoredParts()).toEqual(stored)
})

test('nothing is found where nothing was, or where storage is closed', () => {
  expect(readStoredParts()).toBeNull()
  breakStorage('getItem', 'SecurityError')
  expect(readStoredParts()).toBeNull()
})

test('what another tab has stored is heard when it does so, and before it is written over', () => {
  const hear = vi.fn<(stored: StoredFields) => void>()
  const change = keptStore(undefined, hear)
  localStorage.setItem(KEY, '{"user":{"theme":"theirs"}}')
  dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
  expect(hear).not.toHaveBeenCalled()
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(hear.mock.calls).toEqual([[{ user: { theme: 'theirs' } }]])
  change({ user: { theme: 'dark' } })
  vi.advanceTimersByTime(300)
  expect(hear).toHaveBeenCalledTimes(2)
  expect(readStoredParts()).toEqual({ user: { theme: 'dark' } })
})
