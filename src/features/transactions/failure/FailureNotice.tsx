import { useMemo } from 'react'
import { useTranslation } from '../../../i18n'
import { ErrorBlock } from '../../../ui/content/ErrorBlock'
import { failureOf } from './failureOf'

interface Props {
  /** Whatever the write threw. */
  error: unknown
  /** What failed, with %message%, where nothing else tells why. */
  fallback: string
}

/** Why a write did not or would not happen, what to do about it, and the others' own words on demand (trading 8). */
export function FailureNotice({ error, fallback }: Props) {
  const { t } = useTranslation()
  const { sentence, values, advice, detail } = useMemo(() => failureOf(error, fallback), [error, fallback])
  return <ErrorBlock title={t(sentence, values)} {...(advice && { remedy: t(advice) })} details={detail ?? undefined} />
}
