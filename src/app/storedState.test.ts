// @vitest-environment happy-dom
import { configureStore, createAction, type UnknownAction } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flatPart } from '../core/storedPart'
import { createWatches } from '../state/watchState'
import { persistParts } from './persistParts'
import { readStored, readStoredParts, type StoragePage } from './storedState'

const [KEY, OLD_KEY] = ['hotcake_sample', 'hotcake_1']
const NAMES = ['sample']

const NOW_MS = Date.UTC(2026, 0, 1)

interface User {
  theme: string
}

const user = flatPart((stored): User => ({ theme: 'light', ...(stored as Partial<User>) }), ['theme'])

let closed = new AbortController()
/** This tab until the end of a test, so that no store of an earlier test listens. */
const page = {
  get localStorage() {
    return localStorage
  },
  addEventListener: (type: string, listener: (event: Event) => void) =>
    addEventListener(type, listener, { signal: closed.signal }),
}

/** Creates a store with one persisted and one transient part. */
function keptStore(onWriteFailed = () => {}) {
  const first = { sample: user.read(readStoredParts(NAMES).found['sample']?.value), block: { current: 1 } }
  const changed = createAction<Partial<typeof first>>('changed')
  const store = configureStore({
    reducer: (state: typeof first | undefined, action: UnknownAction) =>
      changed.match(action) ? { ...(state ?? first), ...action.payload } : (state ?? first),
    middleware: (standard) => standard().prepend(createWatches()),
  })
  const change = (more: Partial<typeof first>) => void store.dispatch(changed(more))
  const onMerged = (name: string, merged: unknown) => change({ [name]: merged })
  const read = readStoredParts(NAMES)
  const before = { sample: first.sample }
  persistParts(store, { parts: { sample: user }, read, before, onWriteFailed, onMerged, page })
  return Object.assign(change, { theme: () => store.getState().sample.theme })
}

const storedTheme = () => (readStoredParts(NAMES).found['sample']?.value as User | undefined)?.theme
const textOf = (theme: string, time: number) => JSON.stringify({ version: 3, value: { theme }, times: { theme: time } })

function breakStorage(method: 'getItem' | 'setItem', name: string) {
  const fail = vi.fn<() => never>(() => {
    throw new DOMException('No', name)
  })
  vi.stubGlobal('localStorage', { [method]: fail })
  return fail
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS })
  localStorage.clear()
})

afterEach(() => {
  closed.abort()
  closed = new AbortController()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('returns the stored value', () => {
  localStorage.setItem(KEY, '{"user":{"theme":"dark"}}')
  expect(readStored(KEY)).toEqual({ user: { theme: 'dark' } })
})

test.each([undefined, '', '{', 'undefined', 'null', '1', 'true', '"text"'])('returns null for %j', (text) => {
  if (text !== undefined) localStorage.setItem(KEY, text)
  expect(readStored(KEY)).toBeNull()
})

test('returns null where storage is unavailable', () => {
  breakStorage('getItem', 'SecurityError')
  expect(readStored(KEY)).toBeNull()
  vi.stubGlobal('localStorage', undefined)
  expect(readStored(KEY)).toBeNull()
})

test('stores the first change at once, and later ones together after 300 ms', () => {
  const change = keptStore()
  const setItem = vi.fn<(key: string, text: string) => void>()
  vi.stubGlobal('localStorage', { setItem, getItem: () => null })
  change({ sample: { theme: 'dark' } })
  vi.advanceTimersByTime(0)
  expect(setItem.mock.calls).toEqual([[KEY, textOf('dark', NOW_MS)]])
  for (const theme of ['light', 'system']) {
    vi.advanceTimersByTime(100)
    change({ sample: { theme } })
  }
  vi.advanceTimersByTime(99)
  expect(setItem).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(10_000)
  expect(setItem.mock.calls.slice(1)).toEqual([[KEY, textOf('system', NOW_MS + 200)]])
})

test('stores nothing while only transient parts change', () => {
  const change = keptStore()
  change({ block: { current: 2 } })
  vi.advanceTimersByTime(10_000)
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('stores at once on page hide', () => {
  const change = keptStore()
  change({ sample: { theme: 'dark' } })
  dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem(KEY)).toBe(textOf('dark', NOW_MS))
})

test('continues while storage is full, reports it once, and stores again when there is room', () => {
  const onWriteFailed = vi.fn<() => void>()
  const change = keptStore(onWriteFailed)
  const fail = breakStorage('setItem', 'QuotaExceededError')
  change({ sample: { theme: 'dark' } })
  vi.advanceTimersByTime(300)
  expect(fail).toHaveBeenCalledOnce()
  change({ sample: { theme: 'light' } })
  vi.advanceTimersByTime(300)
  expect(fail).toHaveBeenCalledTimes(2)
  expect(onWriteFailed).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
  change({ sample: { theme: 'system' } })
  vi.advanceTimersByTime(300)
  expect(storedTheme()).toBe('system')
})

test.each([
  ['{"user":{"theme":"dark"}}', { user: { theme: 'dark' } }],
  ['{"version":2,"user":{"theme":"dark"}}', { user: { theme: 'dark' } }],
  ['{"version":3,"user":{"theme":"dark"},"dreams":7}', { user: { theme: 'dark' }, dreams: 7 }],
  ['{"user":', 'garbage'],
  ['[]', 'garbage'],
  ['7', 'garbage'],
])('finds in %s under the old single key: %j', (text, stored) => {
  localStorage.setItem(OLD_KEY, text)
  expect(readStoredParts(NAMES)).toMatchObject({ stored, isOld: true })
})

test.each([
  ['{"version":3,"value":{"theme":"dark"},"times":{"theme":7}}', { sample: { theme: 'dark' } }],
  ['{"version":9,"value":{"theme":"dark"},"dreams":7}', { sample: { theme: 'dark' } }],
  ['{"value":7}', { sample: 7 }],
  ['{"value":', 'garbage'],
  ['[]', 'garbage'],
])('finds in %s under the part’s own key: %j', (text, stored) => {
  localStorage.setItem(KEY, text)
  expect(readStoredParts(NAMES)).toMatchObject({ stored, isOld: false })
})

test('a part’s own key takes precedence over the old single key', () => {
  localStorage.setItem(OLD_KEY, '{"sample":{"theme":"dark"},"pairs":{}}')
  localStorage.setItem(KEY, textOf('system', 1))
  const { found, stored } = readStoredParts(['sample', 'pairs'])
  expect(stored).toEqual({ sample: { theme: 'system' }, pairs: {} })
  expect([found['sample']?.value, found['pairs']?.value]).toEqual([{ theme: 'system' }, {}])
})

test('finds a copy of a closed tab that differs from the part’s own key', () => {
  localStorage.setItem(KEY, textOf('dark', 1))
  localStorage.setItem('hotcake_closed_other_1', textOf('light', 2))
  localStorage.setItem('hotcake_closed_sample_1', textOf('dark', 1))
  expect(readStoredParts(NAMES).hasClosedTabs).toBe(false)
  localStorage.setItem('hotcake_closed_sample_2', textOf('system', 2))
  expect(readStoredParts(NAMES).hasClosedTabs).toBe(true)
})

test('a tab leaves a copy only if it closes within 5 s of its last write', () => {
  const change = keptStore()
  const copies = () => Object.keys(localStorage).filter((key) => key.startsWith('hotcake_closed_')).length
  dispatchEvent(new Event('pagehide'))
  expect(copies()).toBe(0)
  change({ sample: { theme: 'dark' } })
  vi.advanceTimersByTime(4_999)
  dispatchEvent(new Event('pagehide'))
  expect(copies()).toBe(1)
  vi.advanceTimersByTime(1)
  dispatchEvent(new Event('pagehide'))
  expect(copies()).toBe(1)
})

test('finds nothing in empty or unavailable storage', () => {
  expect(readStoredParts(NAMES).stored).toBeNull()
  breakStorage('getItem', 'SecurityError')
  expect(readStoredParts(NAMES).stored).toBeNull()
  const denied: StoragePage = {
    get localStorage(): never {
      throw new DOMException('No', 'SecurityError')
    },
    addEventListener: () => {},
  }
  expect(readStoredParts(NAMES, denied)).toMatchObject({ stored: null, hasClosedTabs: false })
})

test('removes the old key once all parts are stored, and not while storage is full', () => {
  localStorage.setItem(OLD_KEY, '{"sample":{"theme":"dark"}}')
  keptStore()
  breakStorage('setItem', 'QuotaExceededError')
  vi.advanceTimersByTime(300)
  vi.unstubAllGlobals()
  expect(localStorage.getItem(OLD_KEY)).not.toBeNull()
  keptStore()
  vi.advanceTimersByTime(300)
  expect([localStorage.getItem(OLD_KEY), storedTheme()]).toEqual([null, 'dark'])
})

test('merges what another tab stored on its storage event, and before writing', () => {
  const change = keptStore()
  localStorage.setItem(KEY, textOf('dark', NOW_MS))
  dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
  expect(change.theme()).toBe('light')
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(change.theme()).toBe('dark')
  change({ sample: { theme: 'light' } })
  localStorage.setItem(KEY, textOf('system', NOW_MS + 10))
  vi.advanceTimersByTime(300)
  expect([change.theme(), storedTheme()]).toEqual(['system', 'system'])
})

test.each([{ theme: 1e300 }, { theme: -1 }, { theme: '9' }, { theme: 9e15 }, 7, null, [9]])(
  'ignores invalid times such as %j',
  (times) => {
    localStorage.setItem(KEY, JSON.stringify({ version: 3, value: { theme: 'dark' }, times }))
    const change = keptStore()
    change({ sample: { theme: 'system' } })
    dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem(KEY)).toBe(textOf('system', NOW_MS))
  },
)

test('stores the time of a deletion for 90 days', () => {
  const times = { theme: 1, young: NOW_MS - 89 * 86_400_000, old: NOW_MS - 91 * 86_400_000 }
  localStorage.setItem(KEY, JSON.stringify({ version: 3, value: { theme: 'dark' }, times }))
  const change = keptStore()
  change({ sample: { theme: 'system' } })
  dispatchEvent(new Event('pagehide'))
  const { times: kept } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { times: object }
  expect(Object.keys(kept)).toEqual(['theme', 'young'])
})
