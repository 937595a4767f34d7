import { STORED_VERSION, type StoredFields } from '../core/storedFields'
import { changedPaths, mergeTimed, timesIn } from '../core/storedMerge'
import type { FieldTimes, StoredPart } from '../core/storedPart'
import { watchState, type WatchedStore } from '../state/watchState'
import { foundIn, keyOf, OLD_KEY, storedText, writeText, type StoragePage, type StoredParts } from './storedState'

const SAVE_DELAY_MS = 300
/** Maximum age of a stored deletion: a tab suspended for longer may restore what another tab deleted. */
const DELETION_AGE_MS = 90 * 24 * 60 * 60 * 1_000

export type PersistedStore = WatchedStore<unknown>

export interface PersistOptions {
  parts: Readonly<Record<string, StoredPart<unknown>>>
  /** What `readStoredParts` read of the parts, and the states parsed from it. */
  read: StoredParts
  before: StoredFields
  /** Called once, when a write to storage failed. */
  onWriteFailed: () => void
  /** Called with the state of a part after another tab's stored fields were merged. */
  onMerged: (name: string, state: unknown) => void
  page?: StoragePage
}

/**
 * Stores each part under its own key, debounced and on page hide, with the time of each field's last change. Fields
 * stored by another tab are merged on their storage event, and before every write.
 */
export function persistParts(
  store: PersistedStore,
  { parts, read, before, onWriteFailed, onMerged, page = window }: PersistOptions,
): void {
  const stateOf = (name: string) => (store.getState() as StoredFields)[name]
  let clockMs = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isReported = false
  let isOld = read.isOld

  const tracked = Object.entries(parts).map(([name, part]) => {
    const state = before[name]
    const fields = part.fieldsOf(state)
    const times = timesIn(read.found[name]?.times, fields, Date.now() - DELETION_AGE_MS)
    const isDirty: boolean = isOld
    return { name, part, state, fields, times, isDirty, text: read.found[name]?.text ?? null }
  })
  type Tracked = (typeof tracked)[number]

  /**
   * Returns a time later than every change seen so far. A wrong device clock therefore never makes a new change older.
   */
  const nowMs = () => (clockMs = Math.max(Date.now(), clockMs + 1))
  function advance(times: FieldTimes): void {
    for (const time of Object.values(times)) clockMs = Math.max(clockMs, time)
  }
  for (const { times } of tracked) advance(times)

  function schedule(): void {
    if (tracked.some(({ isDirty }) => isDirty)) timer ??= setTimeout(save, SAVE_DELAY_MS)
  }

  function note(it: Tracked): void {
    const state = stateOf(it.name)
    if (state === it.state) return
    it.state = state
    const fields = it.part.fieldsOf(state)
    const paths = changedPaths(it.fields, fields)
    it.fields = fields
    if (paths.length === 0) return
    const time = nowMs()
    for (const path of paths) it.times[path] = time
    it.isDirty = true
    schedule()
  }

  function mergeStored(it: Tracked): void {
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
    for (const it of tracked) {
      if (!it.isDirty) continue
      mergeStored(it)
      it.isDirty = false
      const { name, part, state, times } = it
      const text = JSON.stringify({ version: STORED_VERSION, value: part.toStore(state), times })
      if (text === it.text) continue
      it.text = writeText(keyOf(name), text, page) ? text : null
      if (it.text !== null || isReported) continue
      isReported = true
      onWriteFailed()
    }
    // The old key is removed only once all parts are stored under the new keys.
    if (isOld && tracked.every(({ text }) => text !== null)) {
      isOld = false
      page.localStorage.removeItem(OLD_KEY)
    }
  }

  function mergeAllStored(): void {
    for (const it of tracked) mergeStored(it)
    schedule()
  }

  // Catches up on changes made before this code was loaded, and on storage events missed meanwhile.
  for (const it of tracked) {
    note(it)
    watchState(
      store,
      () => stateOf(it.name),
      () => note(it),
    )
  }
  mergeAllStored()
  page.addEventListener('pagehide', save)
  page.addEventListener('pageshow', mergeAllStored)
  page.addEventListener('storage', (event) => {
    const it = tracked.find(({ name }) => keyOf(name) === (event as StorageEvent).key)
    if (it) mergeStored(it)
    schedule()
  })
}
