// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepStored, readStored } from './storedState'

const KEY = 'hotcake_1'

interface State {
  user: { theme: string }
  block: { current: number }
}

/** A store with a part to keep and a part to forget. */
function keptStore(hear?: (stored: Record<string, unknown> | null) => void) {
  let state: State = { user: { theme: 'light' }, block: { current: 1 } }
  const listeners = new Set<() => void>()
  const store = {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  keepStored(store, ({ user }) => ({ user }), hear)
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
  expect(readStored()).toEqual({ user: { theme: 'dark' } })
})

test.each([undefined, '', '{', 'undefined', 'null', '1', 'true', '"text"'])('answers nothing for %j', (text) => {
  if (text !== undefined) localStorage.setItem(KEY, text)
  expect(readStored()).toBeNull()
})

test('answers nothing where storage is closed', () => {
  breakStorage('getItem', 'SecurityError')
  expect(readStored()).toBeNull()
  vi.stubGlobal('localStorage', undefined)
  expect(readStored()).toBeNull()
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
  expect(setItem.mock.calls).toEqual([[KEY, '{"user":{"theme":"system"}}']])
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
  expect(localStorage.getItem(KEY)).toBe('{"user":{"theme":"dark"}}')
})

test('works on while storage is full, and stores again when there is room', () => {
  const change = keptStore()
  const fail = breakStorage('setItem', 'QuotaExceededError')
  change({ user: { theme: 'dark' } })
  vi.advanceTimersByTime(300)
  expect(fail).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
  change({ user: { theme: 'system' } })
  vi.advanceTimersByTime(300)
  expect(localStorage.getItem(KEY)).toBe('{"user":{"theme":"system"}}')
})

test('what another tab has stored is heard when it does so, and before it is written over', () => {
  const hear = vi.fn<(stored: Record<string, unknown> | null) => void>()
  const change = keptStore(hear)
  localStorage.setItem(KEY, '{"user":{"theme":"theirs"}}')
  dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
  expect(hear).not.toHaveBeenCalled()
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(hear.mock.calls).toEqual([[{ user: { theme: 'theirs' } }]])
  change({ user: { theme: 'dark' } })
  vi.advanceTimersByTime(300)
  expect(hear).toHaveBeenCalledTimes(2)
  expect(readStored()).toEqual({ user: { theme: 'dark' } })
})
