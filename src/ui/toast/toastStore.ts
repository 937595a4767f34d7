import { useSyncExternalStore } from 'react'
import { announce } from './announce'

export type ToastKind = 'good' | 'bad' | 'info'

export type ToastContent = {
  kind: ToastKind
  title: string
  body?: string | undefined
  link?: { href: string; text: string } | undefined
}

export type Toast = ToastContent & { id: number }

/** Time to read; a link needs time to be reached too. What went wrong stays until it is dismissed. */
const READ_MS = 6000
const READ_WITH_LINK_MS = 12_000
/** More than this would cover the page; the oldest make room. */
const MOST = 4

type Clock = { remainingMs: number; startedAt: number; timer: ReturnType<typeof setTimeout> | undefined }

let toasts: readonly Toast[] = []
let lastId = 0
let isPaused = false
const clocks = new Map<number, Clock>()
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function start(id: number, clock: Clock): void {
  clock.startedAt = Date.now()
  clock.timer = setTimeout(() => dismissToast(id), clock.remainingMs)
}

/** Shows a message at the edge of the page and says it aloud; answers the id that dismissToast takes. */
export function showToast(content: ToastContent): number {
  const id = (lastId += 1)
  change([...toasts, { ...content, id }])
  announce(content.body === undefined ? content.title : `${content.title}. ${content.body}`)
  for (const old of toasts.slice(0, -MOST)) dismissToast(old.id)
  if (content.kind !== 'bad') {
    const clock = { remainingMs: content.link ? READ_WITH_LINK_MS : READ_MS, startedAt: 0, timer: undefined }
    clocks.set(id, clock)
    if (!isPaused) start(id, clock)
  }
  return id
}

/** Takes a message away; an id that is gone is no error. */
export function dismissToast(id: number): void {
  clearTimeout(clocks.get(id)?.timer)
  clocks.delete(id)
  if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id))
}

/** Stops the messages' clocks, while someone reads, reaches for a link, or looks at another tab. */
export function pauseToasts(): void {
  if (isPaused) return
  isPaused = true
  for (const clock of clocks.values()) {
    clearTimeout(clock.timer)
    clock.remainingMs -= Date.now() - clock.startedAt
  }
}

/** Lets the clocks run on from where they stopped. */
export function resumeToasts(): void {
  if (!isPaused) return
  isPaused = false
  for (const [id, clock] of clocks) start(id, clock)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Answers the messages now shown, oldest first. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, () => toasts)
}
