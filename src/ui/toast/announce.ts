import { useSyncExternalStore } from 'react'

/** How long a sentence stays for screen readers to pick up; long past the reading of it by any of them. */
const KEEP_MS = 7000

export type Announcement = { id: number; text: string }

let announcements: readonly Announcement[] = []
let lastId = 0
let lastSaidId = 0
const listeners = new Set<() => void>()

function change(next: readonly Announcement[]): void {
  announcements = next
  for (const listener of listeners) listener()
}

/** Says a sentence to those who listen to the page, through its one live region and after what was said before. */
export function announce(text: string): void {
  const id = (lastId += 1)
  change([...announcements, { id, text }])
  setTimeout(() => change(announcements.filter((said) => said.id !== id)), KEEP_MS)
}

/** Answers the number of the last announcement that any region has said. */
export const saidSoFar = (): number => lastSaidId

/** Notes that a region has said all announcements up to this one. */
export function noteSaid(id = 0): void {
  lastSaidId = Math.max(lastSaidId, id)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Answers what the live region holds now. */
export function useAnnouncements(): readonly Announcement[] {
  return useSyncExternalStore(subscribe, () => announcements)
}
