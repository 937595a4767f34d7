import { useEffect, useMemo, useState } from 'react'
import { VisuallyHidden } from '../content/VisuallyHidden'
import { recordAnnounced, lastAnnouncedId, useAnnouncements } from './announce'

/** Screen readers only read text that is added after the region itself. */
const SETTLE_MS = 150

/** The page's single live region; reads the texts given to `announce`, in order. */
export function LiveRegion() {
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
