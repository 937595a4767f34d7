import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { failureOf } from './failureOf'

const Details = styled.details`
  margin-block-start: var(--space-8);
  font-size: var(--type-12);

  & > summary {
    min-block-size: 24px;
    color: var(--text-quiet);
    cursor: pointer;
  }
  & > code {
    overflow-wrap: anywhere;
  }
`

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
  return (
    <Notice kind="bad" title={t(sentence, values)} spoken>
      {(advice || detail) && (
        <>
          {advice && t(advice)}
          {detail && (
            <Details>
              <summary>{t('Details')}</summary>
              <code dir="ltr">{detail}</code>
            </Details>
          )}
        </>
      )}
    </Notice>
  )
}
