import { isFields, migrated, type StoredFields } from '../core/storedFields'

/** Where everything was stored under one key, up to version 2. */
export const OLD_KEY = 'hotcake_1'

/** The storage of this browser, and the events of this tab. */
export interface StoragePage {
  localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  addEventListener(type: string, listener: (event: Event) => void): void
}

/** Returns where a part is stored. */
export const keyOf = (name: string): string => `hotcake_${name}`

/** Returns the text under a key; null where there is none, or storage is closed. */
export function storedText(key: string, page: StoragePage): string | null {
  try {
    return page.localStorage.getItem(key)
  } catch {
    // Storage is closed: as if nothing was stored.
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

/** Returns what was stored under a key, of any shape; null when there is nothing, or storage is closed or garbage. */
export function readStored(key: string): StoredFields | null {
  const stored = parsed(storedText(key, window))
  return typeof stored === 'object' && stored !== null ? (stored as StoredFields) : null
}

/** Stores a text; returns false where there is no room, or storage is closed. */
export function writeText(key: string, text: string, page: StoragePage): boolean {
  try {
    page.localStorage.setItem(key, text)
    return true
  } catch {
    // The app works on, it only forgets at the next reload.
    return false
  }
}

/** Stores a value under a key of its own; returns false where there is no room, or storage is closed. */
export const writeStored = (key: string, value: unknown): boolean => writeText(key, JSON.stringify(value), window)

/** What was stored of the app: parts in the shape of today, `garbage`, or nothing. */
export type Stored = StoredFields | 'garbage' | null

/** What is stored of one part. Where that is garbage its text is the value, so that the loss can be told. */
interface Found {
  text: string | null
  value: unknown
  times?: unknown
}

/** Returns what the text of a part holds. */
export function foundIn(text: string, name: string): Found {
  const stored = parsed(text)
  if (!isFields(stored) || Array.isArray(stored)) return { text, value: text }
  const { version, value, times } = stored
  return { text, value: migrated({ version, [name]: value })?.[name], times }
}

export interface StoredParts {
  stored: Stored
  found: Readonly<Record<string, Found>>
  /** Everything is still under one key. */
  isOld: boolean
}

/** Reads what is stored of the parts named, whichever version wrote it. */
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
  return { found, isOld: oldText !== null, stored: isReadable ? values : isEmpty ? null : 'garbage' }
}

/** What the person does first, and what another tab does. */
const OCCASIONS = ['pointerdown', 'keydown', 'storage']

/** Calls `begin` once: with what the person does first, or as soon as a state that is stored changes here or elsewhere. */
export function whenNeeded(
  store: { getState(): unknown; subscribe(listener: () => void): () => void },
  before: StoredFields,
  begin: () => void,
): void {
  const start = () => {
    stop()
    for (const occasion of OCCASIONS) removeEventListener(occasion, start, true)
    begin()
  }
  const stop = store.subscribe(() => {
    const state = store.getState() as StoredFields
    if (Object.entries(before).some(([name, part]) => state[name] !== part)) start()
  })
  for (const occasion of OCCASIONS) addEventListener(occasion, start, true)
}
