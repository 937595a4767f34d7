import { useSyncExternalStore } from 'react'
import { createExternalStore } from '../../core/externalStore'
import { announce } from './announce'

export type ToastKind = 'good' | 'bad' | 'info'

export type ToastContent = {
  kind: ToastKind
  title: string
  body?: string | undefined
  link?: { href: string; text: string } | undefined
}

export type Toast = ToastContent & { id: number }

/** Display time of a toast; longer with a link, which has to be reached. Errors stay until they are dismissed. */
const READ_MS = 6000
const READ_WITH_LINK_MS = 12_000
/** Maximum number of toasts, of which the list shows the newest and folds the others; the oldest are removed. */
const MOST = 12

type Clock = { remainingMs: number; startedAt: number; timer: ReturnType<typeof setTimeout> | undefined }

const toasts = createExternalStore<readonly Toast[]>([])
let lastId = 0
let isPaused = false
const clocks = new Map<number, Clock>()

function start(id: number, clock: Clock): void {
  clock.startedAt = Date.now()
  clock.timer = setTimeout(() => dismissToast(id), clock.remainingMs)
}

/** Shows a toast and announces it; returns the id for `dismissToast`. */
export function showToast(content: ToastContent): number {
  const id = (lastId += 1)
  toasts.set([...toasts.getSnapshot(), { ...content, id }])
  announce(content.body === undefined ? content.title : `${content.title}. ${content.body}`)
  for (const old of toasts.getSnapshot().slice(0, -MOST)) dismissToast(old.id)
  if (content.kind !== 'bad') {
    const clock = { remainingMs: content.link ? READ_WITH_LINK_MS : READ_MS, startedAt: 0, timer: undefined }
    clocks.set(id, clock)
    if (!isPaused) start(id, clock)
  }
  return id
}

/** Removes a toast; an unknown id is ignored. */
export function dismissToast(id: number): void {
  clearTimeout(clocks.get(id)?.timer)
  clocks.delete(id)
  const shown = toasts.getSnapshot()
  if (shown.some((toast) => toast.id === id)) toasts.set(shown.filter((toast) => toast.id !== id))
}

/** Pauses the toasts' timers while the user reads, reaches for a link, or has another tab open. */
export function pauseToasts(): void {
  if (isPaused) return
  isPaused = true
  for (const clock of clocks.values()) {
    clearTimeout(clock.timer)
    clock.remainingMs -= Date.now() - clock.startedAt
  }
}

/** Resumes the timers with their remaining time. */
export function resumeToasts(): void {
  if (!isPaused) return
  isPaused = false
  for (const [id, clock] of clocks) start(id, clock)
}

/** Subscribes to the toasts, oldest first. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(toasts.subscribe, toasts.getSnapshot)
}
