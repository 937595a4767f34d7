import { RotateCw } from 'lucide-react'
import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { Button } from '../controls/Button'
import { Notice } from './Notice'

const Lines = styled.div`
  display: grid;
  gap: var(--space-4);
`

const Details = styled.details`
  margin-block-start: var(--space-4);

  & > summary {
    inline-size: fit-content;
    min-block-size: 24px;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

const Raw = styled.p`
  max-block-size: 9rem;
  margin-block-start: var(--space-4);
  padding: var(--space-8);
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-8);
  background: var(--surface);
  font-family: var(--face-code);
  font-size: var(--type-12);
  white-space: pre-wrap;
`

type Props = {
  /** What happened. */
  title: string
  /** What it means for the reader's money. */
  meaning?: string
  /** What to do now. */
  remedy?: string
  onRetry?: () => void
  isRetrying?: boolean
  /** The words of the node or the wallet; already cleaned by whoever read them. */
  details?: string | undefined
}

/** What went wrong, what it means and what to do (look: States). */
export function ErrorBlock({ title, meaning, remedy, onRetry, isRetrying = false, details }: Props) {
  const { t } = useTranslation()
  const retry = onRetry && (
    <Button size="s" icon={RotateCw} busy={isRetrying} busyText={t('Trying again')} onClick={onRetry}>
      {t('Try again')}
    </Button>
  )
  return (
    <Notice kind="bad" title={title} actions={retry} spoken>
      <Lines>
        {meaning !== undefined && <p>{meaning}</p>}
        {remedy !== undefined && <p>{remedy}</p>}
        {details !== undefined && (
          <Details>
            <summary>{t('Details')}</summary>
            <Raw dir="auto">{details}</Raw>
          </Details>
        )}
      </Lines>
    </Notice>
  )
}
