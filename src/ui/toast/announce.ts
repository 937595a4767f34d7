import { useSyncExternalStore } from 'react'
import { createExternalStore } from '../../core/externalStore'

/** Time that a text stays in the live region; longer than any screen reader needs to pick it up. */
const KEEP_MS = 7000

export type Announcement = { id: number; text: string }

const announcements = createExternalStore<readonly Announcement[]>([])
let lastId = 0
let lastRecordedId = 0

/** Announces a text to screen readers through the page's live region, after earlier announcements. */
export function announce(text: string): void {
  const id = (lastId += 1)
  announcements.set([...announcements.getSnapshot(), { id, text }])
  setTimeout(() => announcements.set(announcements.getSnapshot().filter((it) => it.id !== id)), KEEP_MS)
}

/** Returns the id of the last announcement that any region has rendered. */
export const lastAnnouncedId = (): number => lastRecordedId

/** Records that a region has rendered all announcements up to this id. */
export function recordAnnounced(id = 0): void {
  lastRecordedId = Math.max(lastRecordedId, id)
}

/** Subscribes to the announcements in the live region. */
export function useAnnouncements(): readonly Announcement[] {
  return useSyncExternalStore(announcements.subscribe, announcements.getSnapshot)
}
