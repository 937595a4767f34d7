import { STORED_VERSION, type StoredFields } from '../core/storedFields'
import { changedPaths, changesBetween, mergeTimed, timesIn } from '../core/storedMerge'
import type { FieldTimes, StoredPart } from '../core/storedPart'
import { freshId } from '../state/freshId'
import { watchState, type WatchedStore } from '../state/watchState'
import {
  closedTabKey,
  closedTabKeys,
  foundIn,
  keyOf,
  OLD_KEY,
  storedText,
  writeText,
  type StoragePage,
  type StoredParts,
} from './storedState'

/** Minimum interval between two writes. The first change after a pause is written at once. */
const SAVE_INTERVAL_MS = 300
/** Maximum time until each tab has seen what another one wrote, on a busy machine. */
const SEEN_AFTER_MS = 5_000
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
 * Stores each part under its own key, throttled and on page hide, with the time of each field's last change. Fields
 * stored by another tab are merged on their storage event, and before every write.
 *
 * Two tabs may write at the same moment, since each sees the other's write a little later. An open tab then writes what
 * the other one lacks. A closing tab cannot, so it leaves a copy under a key of its own, which another tab merges and
 * removes.
 */
export function persistParts(
  store: PersistedStore,
  { parts, read, before, onWriteFailed, onMerged, page = window }: PersistOptions,
): void {
  const stateOf = (name: string) => (store.getState() as StoredFields)[name]
  let clockMs = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let savedMs = -SAVE_INTERVAL_MS
  let isReported = false
  let isOld = read.isOld

  const tracked = Object.entries(parts).map(([name, part]) => {
    const state = before[name]
    const fields = part.fieldsOf(state)
    const times = timesIn(read.found[name]?.times, fields, Date.now() - DELETION_AGE_MS)
    const isDirty: boolean = isOld
    return {
      ...{ name, part, state, fields, times, isDirty, text: read.found[name]?.text ?? null },
      /** Time until which another tab may overwrite this tab's last write without having seen it. */
      unseenUntilMs: 0,
      /** Keys of the merged copies of closed tabs, to remove once the merged state is stored. */
      closedTabs: new Set<string>(),
    }
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
    if (!tracked.some(({ isDirty }) => isDirty)) return
    timer ??= setTimeout(save, Math.max(0, savedMs + SAVE_INTERVAL_MS - performance.now()))
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

  /** Merges a stored text of a part. Returns whether the text lacks a part of the result. */
  function merge(it: Tracked, text: string): boolean {
    const { name, part } = it
    const { value, times, left } = foundIn(text, name)
    // Damaged text holds nothing of this part.
    if (value === undefined || value === text) return true
    const fields = part.fieldsOf(part.read(value))
    const remote = left
      ? changesBetween(part.fieldsOf(part.read(left.before)), fields, left.changedMs)
      : { fields, times: timesIn(times, fields) }
    const merged = mergeTimed(it, remote, part.join)
    advance(merged.times)
    it.times = merged.times
    if (changedPaths(it.fields, merged.fields).length === 0) return merged.isAhead
    it.state = part.withFields(it.state, merged.fields, merged.times)
    it.fields = part.fieldsOf(it.state)
    onMerged(name, it.state)
    return merged.isAhead
  }

  function mergeStored(it: Tracked): void {
    const text = storedText(keyOf(it.name), page)
    if (text === it.text) return
    it.text = text
    if (text !== null && merge(it, text)) it.isDirty = true
  }

  function mergeClosedTabs(it: Tracked): void {
    for (const key of closedTabKeys(it.name, page)) {
      const text = storedText(key, page)
      if (text === null || it.closedTabs.has(key)) continue
      it.closedTabs.add(key)
      it.isDirty = true
      // A copy equal to the part's own key, as after a reload, has been merged with that.
      if (text !== it.text) merge(it, text)
    }
  }

  function write(it: Tracked): void {
    const { name, part, state, times } = it
    const text = JSON.stringify({ version: STORED_VERSION, value: part.toStore(state), times })
    if (text === it.text) return
    it.text = writeText(keyOf(name), text, page) ? text : null
    savedMs = performance.now()
    it.unseenUntilMs = savedMs + SEEN_AFTER_MS
  }

  function save(): void {
    clearTimeout(timer)
    timer = undefined
    for (const it of tracked) {
      if (!it.isDirty) continue
      mergeStored(it)
      it.isDirty = false
      write(it)
      if (it.text !== null) {
        for (const key of it.closedTabs) page.localStorage.removeItem(key)
        it.closedTabs.clear()
      } else if (!isReported) {
        isReported = true
        onWriteFailed()
      }
    }
    // The old key is removed only once all parts are stored under the new keys.
    if (isOld && tracked.every(({ text }) => text !== null)) {
      isOld = false
      page.localStorage.removeItem(OLD_KEY)
    }
  }

  function close(): void {
    save()
    for (const { name, text, unseenUntilMs } of tracked) {
      if (text !== null && performance.now() < unseenUntilMs) writeText(closedTabKey(name) + freshId(), text, page)
    }
  }

  function mergeAllStored(): void {
    for (const it of tracked) {
      mergeStored(it)
      mergeClosedTabs(it)
    }
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
  page.addEventListener('pagehide', close)
  page.addEventListener('pageshow', mergeAllStored)
  page.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent
    for (const it of tracked) {
      if (key === keyOf(it.name)) mergeStored(it)
      else if (key?.startsWith(closedTabKey(it.name))) mergeClosedTabs(it)
    }
    schedule()
  })
}
