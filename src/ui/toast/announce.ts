import { useSyncExternalStore } from 'react'

/** Time that a text stays in the live region; longer than any screen reader needs to pick it up. */
const KEEP_MS = 7000

export type Announcement = { id: number; text: string }

let announcements: readonly Announcement[] = []
let lastId = 0
let lastRecordedId = 0
const listeners = new Set<() => void>()

function change(next: readonly Announcement[]): void {
  announcements = next
  for (const listener of listeners) listener()
}

/** Announces a text to screen readers through the page's live region, after earlier announcements. */
export function announce(text: string): void {
  const id = (lastId += 1)
  change([...announcements, { id, text }])
  setTimeout(() => change(announcements.filter((said) => said.id !== id)), KEEP_MS)
}

/** Returns the id of the last announcement that any region has rendered. */
export const lastAnnouncedId = (): number => lastRecordedId

/** Records that a region has rendered all announcements up to this id. */
export function recordAnnounced(id = 0): void {
  lastRecordedId = Math.max(lastRecordedId, id)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Subscribes to the announcements in the live region. */
export function useAnnouncements(): readonly Announcement[] {
  return useSyncExternalStore(subscribe, () => announcements)
}
