import { watchState, type WatchedStore } from '../state/watchState'
import { isFields, migrated, STORED_VERSION, type StoredFields } from '../core/storedFields'
import { freshId } from '../state/freshId'

/** Single key of the whole state up to version 2. */
export const OLD_KEY = 'hotcake_1'

/** The browser's storage and the events of this tab. */
export interface StoragePage {
  localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
  addEventListener(type: string, listener: (event: Event) => void): void
}

/** Returns the storage key of a part. */
export const keyOf = (name: string): string => `hotcake_${name}`

/** Returns the beginning of the keys under which closed tabs left their copies of a part. */
export const closedTabKey = (name: string): string => `hotcake_closed_${name}_`

/** Returns the keys of the copies of a part that closed tabs left; none where storage is unavailable. */
export function closedTabKeys(name: string, page: StoragePage): string[] {
  try {
    const keys = Array.from({ length: page.localStorage.length }, (_, at) => page.localStorage.key(at) ?? '')
    return keys.filter((key) => key.startsWith(closedTabKey(name)))
  } catch {
    return []
  }
}

/** Returns the text under a key; null where there is none or storage is unavailable. */
export function storedText(key: string, page: StoragePage): string | null {
  try {
    return page.localStorage.getItem(key)
  } catch {
    // Storage is unavailable: treated as empty.
    return null
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Returns the object stored under a key, of any shape; null where there is none or storage is unavailable. */
export function readStored(key: string): StoredFields | null {
  const stored = parsed(storedText(key, window))
  return typeof stored === 'object' && stored !== null ? (stored as StoredFields) : null
}

/** Writes a text; returns false where storage is full or unavailable. */
export function writeText(key: string, text: string, page: StoragePage): boolean {
  try {
    page.localStorage.setItem(key, text)
    return true
  } catch {
    // The app continues; only a reload loses the data.
    return false
  }
}

/** Writes a value as JSON; returns false where storage is full or unavailable. */
export const writeStored = (key: string, value: unknown): boolean => writeText(key, JSON.stringify(value), window)

/** The stored state: parts in the current shape, `garbage`, or null for nothing. */
export type Stored = StoredFields | 'garbage' | null

/** Stored data of one part. If it is invalid, its text is the value, so that the loss can be reported. */
interface Found {
  text: string | null
  value: unknown
  times?: unknown
  /** What the part was before the changes in a copy of `leaveChanges`, and when the tab left it. */
  left?: { before: unknown; changedMs: unknown }
}

/** Parses the stored text of a part. */
export function foundIn(text: string, name: string): Found {
  const stored = parsed(text)
  if (!isFields(stored) || Array.isArray(stored)) return { text, value: text }
  const { version, value, times, before, changedMs } = stored
  const current = (part: unknown) => migrated({ version, [name]: part })?.[name]
  return {
    text,
    value: current(value),
    times,
    ...('before' in stored && { left: { before: current(before), changedMs } }),
  }
}

export interface StoredParts {
  stored: Stored
  found: Readonly<Record<string, Found>>
  /** True while the state is still under the old single key. */
  isOld: boolean
  /** True if a closed tab left a copy of a part that differs from the part's own key. */
  hasClosedTabs: boolean
}

/** Reads the stored data of the named parts, of any version. */
export function readStoredParts(names: readonly string[], page: StoragePage = window): StoredParts {
  const oldText = storedText(OLD_KEY, page)
  const old = migrated(parsed(oldText))
  const found: Record<string, Found> = {}
  const values: Record<string, unknown> = { ...old }
  let isReadable = old !== null
  for (const name of names) {
    const text = storedText(keyOf(name), page)
    const part = text === null ? { text, value: old?.[name] } : foundIn(text, name)
    found[name] = part
    if (text === null) continue
    values[name] = part.value
    isReadable ||= part.value !== text
  }
  const isEmpty = oldText === null && Object.keys(values).length === 0
  const hasClosedTabs = names.some((name) =>
    closedTabKeys(name, page).some((key) => storedText(key, page) !== found[name]?.text),
  )
  return { found, isOld: oldText !== null, hasClosedTabs, stored: isReadable ? values : isEmpty ? null : 'garbage' }
}

/**
 * Whenever the page is hidden, leaves a copy of each part that has changed, with the part as it was before. The
 * persistence code merges what differs between the two. Returns a function that ends it, for when this code is loaded.
 */
export function leaveChanges(store: WatchedStore<unknown>, before: StoredFields, page: StoragePage): () => void {
  const id = freshId()
  let isEnded = false
  page.addEventListener('pagehide', () => {
    if (isEnded) return
    const state = store.getState() as StoredFields
    const copies = Object.entries(before).flatMap(([name, part]) => {
      const copy = { version: STORED_VERSION, value: state[name], before: part, changedMs: Date.now() }
      return state[name] === part ? [] : [[closedTabKey(name) + id, JSON.stringify(copy)] as const]
    })
    // The short ones first: long lists must not take the room of the transactions.
    for (const [key, text] of copies.toSorted(([, one], [, other]) => one.length - other.length)) {
      writeText(key, text, page)
    }
  })
  return () => {
    isEnded = true
  }
}

/** First user input, or a change by another tab. */
const OCCASIONS = ['pointerdown', 'keydown', 'storage']

/** Calls `begin` once: on the first user input, or when a persisted state changes in this or another tab. */
export function whenNeeded(store: WatchedStore<unknown>, before: StoredFields, begin: () => void): void {
  const start = () => {
    stop()
    for (const occasion of OCCASIONS) removeEventListener(occasion, start, true)
    begin()
  }
  const hasChanged = (state: unknown) =>
    Object.entries(before).some(([name, part]) => (state as StoredFields)[name] !== part)
  const stop = watchState(store, hasChanged, start)
  for (const occasion of OCCASIONS) addEventListener(occasion, start, true)
}
