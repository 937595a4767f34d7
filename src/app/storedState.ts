import { isFields, migrated, STORED_VERSION, type StoredFields } from '../core/storedFields'
import { changedPaths, mergeTimed, timesIn, type FieldTimes, type StoredPart } from '../core/storedPart'

/** Where everything was stored under one key, up to version 2. */
const OLD_KEY = 'hotcake_1'
const SAVE_DELAY_MS = 300
/** A tab that slept for longer than this may bring back what was deleted elsewhere meanwhile. */
const DELETIONS_KEPT_MS = 90 * 24 * 60 * 60 * 1_000

/** The storage of this browser, and the events of this tab. */
export interface StoragePage {
  localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  addEventListener(type: string, listener: (event: Event) => void): void
}

const keyOf = (name: string): string => `hotcake_${name}`

function storedText(key: string, page: StoragePage): string | null {
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

function writeText(key: string, text: string, page: StoragePage): boolean {
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

function foundIn(text: string, name: string): Found {
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

export interface SavedStore {
  getState(): unknown
  subscribe(listener: () => void): () => void
}

export interface Keeping {
  parts: Readonly<Record<string, StoredPart<unknown>>>
  /** What `readStoredParts` has read of them. */
  read: StoredParts
  /** Called once, when something could not be stored. */
  onUnkept: () => void
  /** Takes over what another tab has stored of a part. */
  onMerged: (name: string, state: unknown) => void
  page?: StoragePage
}

/**
 * Stores each part under its own key, at rest and when the page goes away, with the time at which each field was changed
 * here or in another tab. What another tab stores is merged when it does so, and before anything is stored over it.
 */
export function keepStored(store: SavedStore, { parts, read, onUnkept, onMerged, page = window }: Keeping): void {
  const stateOf = (name: string) => (store.getState() as StoredFields)[name]
  let clockMs = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTold = false
  let isOld = read.isOld

  const kept = Object.entries(parts).map(([name, part]) => {
    const state = stateOf(name)
    const fields = part.fieldsOf(state)
    const times = timesIn(read.found[name]?.times, fields, Date.now() - DELETIONS_KEPT_MS)
    const isDirty: boolean = isOld
    return { name, part, state, fields, times, isDirty, text: read.found[name]?.text ?? null }
  })
  type Kept = (typeof kept)[number]

  /** No clock of this device may make a change older than one that was seen before it. */
  const nowMs = () => (clockMs = Math.max(Date.now(), clockMs + 1))
  function advance(times: FieldTimes): void {
    for (const time of Object.values(times)) clockMs = Math.max(clockMs, time)
  }
  for (const { times } of kept) advance(times)

  function schedule(): void {
    if (kept.some(({ isDirty }) => isDirty)) timer ??= setTimeout(save, SAVE_DELAY_MS)
  }

  function note(): void {
    for (const it of kept) {
      const state = stateOf(it.name)
      if (state === it.state) continue
      it.state = state
      const fields = it.part.fieldsOf(state)
      const paths = changedPaths(it.fields, fields)
      it.fields = fields
      if (paths.length === 0) continue
      const time = nowMs()
      for (const path of paths) it.times[path] = time
      it.isDirty = true
    }
    schedule()
  }

  function hear(it: Kept): void {
    const { name, part } = it
    const text = storedText(keyOf(name), page)
    if (text === it.text) return
    it.text = text
    if (text === null) return
    const { value, times } = foundIn(text, name)
    const fields = part.fieldsOf(part.read(value))
    const merged = mergeTimed(it, { fields, times: timesIn(times, fields) }, part.join)
    advance(merged.times)
    it.times = merged.times
    it.isDirty ||= merged.isAhead
    if (changedPaths(it.fields, merged.fields).length === 0) return
    it.state = part.withFields(it.state, merged.fields, merged.times)
    it.fields = part.fieldsOf(it.state)
    onMerged(name, it.state)
  }

  function save(): void {
    clearTimeout(timer)
    timer = undefined
    for (const it of kept) {
      if (!it.isDirty) continue
      hear(it)
      it.isDirty = false
      const { name, part, state, times } = it
      const text = JSON.stringify({ version: STORED_VERSION, value: part.toStore(state), times })
      if (text === it.text) continue
      it.text = writeText(keyOf(name), text, page) ? text : null
      if (it.text !== null || isTold) continue
      isTold = true
      onUnkept()
    }
    // It is given up only once all of it is stored anew.
    if (isOld && kept.every(({ text }) => text !== null)) {
      isOld = false
      page.localStorage.removeItem(OLD_KEY)
    }
  }

  store.subscribe(note)
  page.addEventListener('pagehide', save)
  page.addEventListener('pageshow', () => {
    for (const it of kept) hear(it)
    schedule()
  })
  page.addEventListener('storage', (event) => {
    const it = kept.find(({ name }) => keyOf(name) === (event as StorageEvent).key)
    if (it) hear(it)
    schedule()
  })
  schedule()
}
