import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../content/VisuallyHidden'
import { useAnnouncements } from './announce'

/** A region must be on the page before its text, or the text is not read. */
const SETTLE_MS = 150
/** What was said just before the region moved would be lost with the old one, so the new one says it. */
const CARRY_MS = 1000

/** The one place from which the page speaks; what is said is what `announce` was given, in order. */
export function LiveRegion() {
  const announcements = useAnnouncements()
  const [bornAtMs] = useState(() => Date.now())
  const [isSettled, setIsSettled] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [])

  const said = isSettled ? announcements.filter(({ atMs }) => atMs > bornAtMs - CARRY_MS) : []
  return (
    <VisuallyHidden as="div" role="log" aria-live="polite" aria-relevant="additions" aria-atomic="false">
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </VisuallyHidden>
  )
}
