import { CircleCheck } from 'lucide-react'
import { styled } from 'styled-components'
import type { AsyncResult } from '../../../ui/useAsyncResult'
import { useTranslation } from '../../../i18n'
import { Icon } from '../../../ui/content/Icon'
import { InfoTip } from '../../../ui/content/InfoTip'
import { Spinner } from '../../../ui/controls/Spinner'
import { useAnnouncement } from '../../../ui/toast/useAnnouncement'
import { FailureNotice } from '../failure/FailureNotice'

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-block-size: 24px;
  color: var(--text-quiet);
  font-size: var(--type-14);

  & > svg,
  & > [data-passed] {
    flex: none;
  }
  & > [data-passed] {
    display: grid;
    color: var(--good);
  }
`

const FALLBACK = 'The simulation failed: %message%'

function Passed() {
  const { t } = useTranslation()
  const text = t('Simulated: passed')
  useAnnouncement(text)
  return (
    <Line>
      <span data-passed>
        <Icon of={CircleCheck} size={16} />
      </span>
      <span>{text}</span>
      <InfoTip about={text}>{t('We simulated the transaction on a node without sending it, and it passed.')}</InfoTip>
    </Line>
  )
}

interface Props {
  state: AsyncResult<unknown>
  /** What failed, with %message%; used when no other cause is known. */
  fallback?: string
}

/** Renders in one line whether a write passes on a node, and the reason when it does not. */
export function Simulation({ state, fallback = FALLBACK }: Props) {
  const { t } = useTranslation()
  if (state.status === 'failed') return <FailureNotice error={state.error} fallback={fallback} />
  if (state.status === 'passed') return <Passed />
  return (
    <Line>
      <Spinner size={16} />
      <span>{t('Simulating…')}</span>
    </Line>
  )
}
