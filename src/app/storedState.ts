/** Where this product keeps what should survive a reload. The number rises when the shape changes. */
const KEY = 'hotcake_1'
const SAVE_DELAY_MS = 300

/** Answers what was stored under a key, of any shape; null when there is nothing, or storage is closed or garbage. */
export function readStored(key = KEY): Record<string, unknown> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** Stores a value under a key of its own, where there is room. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or closed: the app works on, it only forgets at the next reload.
  }
}

export interface SavedStore<State> {
  getState(): State
  subscribe(listener: () => void): () => void
}

/**
 * Keeps the picked part of the store in localStorage, at rest and when the page goes away. `hear` is handed what another
 * tab has stored: when it does so, and before anything is stored over it.
 */
export function keepStored<State, Part extends Record<string, unknown>>(
  store: SavedStore<State>,
  pick: (state: State) => Part,
  hear: (stored: Record<string, unknown> | null) => void = () => undefined,
): void {
  let saved = pick(store.getState())
  let timer: ReturnType<typeof setTimeout> | undefined
  const isSame = (part: Part) => Object.entries(part).every(([name, value]) => value === saved[name])

  function save(): void {
    clearTimeout(timer)
    timer = undefined
    if (isSame(pick(store.getState()))) return
    hear(readStored())
    saved = pick(store.getState())
    writeStored(KEY, saved)
  }

  store.subscribe(() => {
    timer ??= setTimeout(save, SAVE_DELAY_MS)
  })
  addEventListener('pagehide', save)
  addEventListener('storage', ({ key }) => {
    if (key === KEY) hear(readStored())
  })
}
