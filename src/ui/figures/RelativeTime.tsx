import { useTranslation } from '../../i18n'
import { useRelativeTime } from './useNow'

/** Renders the distance of a time from now, "2 minutes ago"; renders again only when its text changes. */
export function RelativeTime({ timeMs }: { timeMs: number }) {
  const { locale } = useTranslation()
  return <time dateTime={new Date(timeMs).toISOString()}>{useRelativeTime(timeMs, locale)}</time>
}
