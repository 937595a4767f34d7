import { RotateCw } from 'lucide-react'
import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { Button } from '../controls/Button'
import { Notice } from './Notice'
import { Stack } from '../layout/Stack'

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
  /** Consequence for the user's money. */
  meaning?: string
  /** What to do now. */
  remedy?: string
  onRetry?: () => void
  isRetrying?: boolean
  /** Error text of the node or the wallet; already sanitised by the caller. */
  details?: string | undefined
}

/** Error message with its consequence and remedy (look: States). */
export function ErrorBlock({ title, meaning, remedy, onRetry, isRetrying = false, details }: Props) {
  const { t } = useTranslation()
  const retry = onRetry && (
    <Button size="s" icon={RotateCw} busy={isRetrying} busyText={t('Trying again')} onClick={onRetry}>
      {t('Try again')}
    </Button>
  )
  return (
    <Notice kind="bad" title={title} actions={retry} spoken>
      <Stack $gap={4}>
        {meaning !== undefined && <p>{meaning}</p>}
        {remedy !== undefined && <p>{remedy}</p>}
        {details !== undefined && (
          <Details>
            <summary>{t('Details')}</summary>
            <Raw dir="auto">{details}</Raw>
          </Details>
        )}
      </Stack>
    </Notice>
  )
}
