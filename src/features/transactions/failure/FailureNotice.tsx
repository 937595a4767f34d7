import { useMemo } from 'react'
import { useTranslation } from '../../../i18n'
import { ErrorBlock } from '../../../ui/content/ErrorBlock'
import { failureOf } from './failureOf'

interface Props {
  /** The error that the write threw. */
  error: unknown
  /** What failed, with %message%; used when no other cause is known. */
  fallback: string
}

/** Renders why a write failed or would fail, the remedy, and the original message on demand (trading 8). */
export function FailureNotice({ error, fallback }: Props) {
  const { t } = useTranslation()
  const { sentence, values, advice, detail } = useMemo(() => failureOf(error, fallback), [error, fallback])
  return <ErrorBlock title={t(sentence, values)} {...(advice && { remedy: t(advice) })} details={detail ?? undefined} />
}
