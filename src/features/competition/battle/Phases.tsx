import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import type { CompetitionState } from '../competition.rules'

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-8);
  inline-size: 100%;
  text-align: center;
  font-size: var(--type-14);
  overflow-wrap: anywhere;

  & > li {
    padding-block-start: var(--space-8);
    border-block-start: 4px solid var(--line);
    color: var(--text-quiet);
  }
  & > li[data-done] {
    border-color: var(--accent-rim);
  }
  & > li[aria-current] {
    border-color: var(--accent-rim);
    color: var(--text);
    font-weight: 600;
  }
`

const STEPS = [{ label: 'Register' }, { label: 'Trade' }, { label: 'Counting' }, { label: 'Claim' }] as const

/** Step of each state; after the last one all are done. */
const STEP: Readonly<Record<CompetitionState, number>> = { registration: 0, live: 1, finished: 2, claim: 3, over: 4 }

/** Renders the steps of the battle with the current one. */
export function Phases({ state }: { state: CompetitionState | null }) {
  const { t } = useTranslation()
  const current = state === null ? -1 : STEP[state]
  return (
    <Steps role="list" aria-label={t('Steps of the battle')}>
      {STEPS.map(({ label }, at) => (
        <li key={label} data-done={at < current || undefined} aria-current={at === current ? 'step' : undefined}>
          {t(label)}
        </li>
      ))}
    </Steps>
  )
}
