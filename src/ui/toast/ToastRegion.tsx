import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { VisuallyHidden } from '../content/VisuallyHidden'
import { lazyDialog } from '../dialog/lazyDialog'
import { useTopDialog } from '../dialog/topDialog'
import { lastAnnouncedId, recordAnnounced, useAnnouncements } from './announce'
import { pauseToasts, resumeToasts, useToasts } from './toastStore'

/** Screen readers only read text that is added after the region itself. */
const SETTLE_MS = 150

/** The page's single live region; reads the texts given to `announce`, in order. */
function LiveRegion() {
  const announcements = useAnnouncements()
  // A region mounted inside a dialog reads what the previous one had not yet read, and nothing twice.
  const [idBefore] = useState(lastAnnouncedId)
  const [isSettled, setIsSettled] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [])

  const rendered = useMemo(
    () => (isSettled ? announcements.filter(({ id }) => id > idBefore) : []),
    [announcements, isSettled, idBefore],
  )
  useEffect(() => recordAnnounced(rendered.at(-1)?.id), [rendered])
  return (
    <VisuallyHidden as="div" role="log" aria-live="polite" aria-relevant="additions" aria-atomic="false">
      {rendered.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </VisuallyHidden>
  )
}

/** Loaded with the first toast. If that fails, the live region still reads every toast. */
const ToastList = lazyDialog(() =>
  import('./ToastList').then(
    (it) => it.ToastList,
    () => () => null,
  ),
)

/** The page's toasts and its single live region; rendered once, in the shell. */
export function ToastRegion() {
  const toasts = useToasts()
  // Content behind a modal dialog is inert, so the region moves into the front dialog.
  const home = useTopDialog() ?? document.body
  usePauseWhileHidden()
  return createPortal(
    <>
      <LiveRegion />
      {toasts.length > 0 && <ToastList toasts={toasts} />}
    </>,
    home,
  )
}

/** Pauses toasts while the tab is hidden, so that they are still there when the user returns. */
function usePauseWhileHidden(): void {
  useEffect(() => {
    function follow(): void {
      if (document.hidden) pauseToasts()
      else resumeToasts()
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
}
