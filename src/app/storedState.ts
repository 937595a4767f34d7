import { migrated, STORED_VERSION, type StoredFields } from '../core/storedFields'

/** Where this product keeps what should survive a reload. */
const KEY = 'hotcake_1'
const SAVE_DELAY_MS = 300

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage is closed: as if nothing was kept.
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

/** Answers what was stored under a key, of any shape; null when there is nothing, or storage is closed or garbage. */
export function readStored(key: string): StoredFields | null {
  const stored = parsed(storedText(key))
  return typeof stored === 'object' && stored !== null ? (stored as StoredFields) : null
}

/** Stores a value under a key of its own; answers false where there is no room, or storage is closed. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    // The app works on, it only forgets at the next reload.
    return false
  }
}

/** What was stored of the app: parts in the shape of today, `garbage`, or nothing. */
export type Stored = StoredFields | 'garbage' | null

/** Answers what was stored, whichever version wrote it. */
export function readStoredParts(): Stored {
  const text = storedText(KEY)
  return text === null ? null : (migrated(parsed(text)) ?? 'garbage')
}

export interface SavedStore<State> {
  getState(): State
  subscribe(listener: () => void): () => void
}

interface Keeping<State> {
  pick: (state: State) => StoredFields
  /** Called once, when something could not be stored. */
  onUnkept: () => void
  /** Handed what another tab has stored: when it does so, and before anything is stored over it. */
  hear: (theirs: StoredFields) => void
}

/** Keeps the picked part of the store in localStorage, at rest and when the page goes away. */
export function keepStored<State>(store: SavedStore<State>, { pick, onUnkept, hear }: Keeping<State>): void {
  let saved = pick(store.getState())
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTold = false
  const isSame = (part: StoredFields) => Object.entries(part).every(([name, value]) => value === saved[name])

  function listen(): void {
    const theirs = readStoredParts()
    if (theirs !== null && theirs !== 'garbage') hear(theirs)
  }

  function save(): void {
    clearTimeout(timer)
    timer = undefined
    if (isSame(pick(store.getState()))) return
    listen()
    saved = pick(store.getState())
    if (writeStored(KEY, { version: STORED_VERSION, ...saved }) || isTold) return
    isTold = true
    onUnkept()
  }

  store.subscribe(() => {
    timer ??= setTimeout(save, SAVE_DELAY_MS)
  })
  addEventListener('pagehide', save)
  addEventListener('storage', ({ key }) => {
    if (key === KEY) listen()
  })
}
