import { useEffect, useMemo, useState } from 'react'
import { VisuallyHidden } from '../content/VisuallyHidden'
import { noteSaid, saidSoFar, useAnnouncements } from './announce'

/** A region must be on the page before its text, or the text is not read. */
const SETTLE_MS = 150

/** The one place from which the page speaks; what is said is what `announce` was given, in order. */
export function LiveRegion() {
  const announcements = useAnnouncements()
  // A region that moves into a dialog says what the one before had no time for, and nothing twice.
  const [saidBefore] = useState(saidSoFar)
  const [isSettled, setIsSettled] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [])

  const said = useMemo(
    () => (isSettled ? announcements.filter(({ id }) => id > saidBefore) : []),
    [announcements, isSettled, saidBefore],
  )
  useEffect(() => noteSaid(said.at(-1)?.id), [said])
  return (
    <VisuallyHidden as="div" role="log" aria-live="polite" aria-relevant="additions" aria-atomic="false">
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </VisuallyHidden>
  )
}
