import { styled } from 'styled-components'
import type { TurnResult } from '../../../core/eachInTurn'
import { useTranslation } from '../../../i18n'
import { Figure } from '../../../ui/figures/Figure'
import { Stack } from '../../../ui/layout/Stack'
import { FailureNotice, useOutcomes } from '../../transactions'
import type { ClaimItem, ClaimState } from './useClaimRun'

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--space-12);
  padding-block-end: var(--space-8);
  border-block-end: 1px solid var(--line);
  font-size: var(--type-14);

  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`

const Note = styled.p`
  color: var(--text-quiet);

  &[data-tone='good'] {
    color: var(--good);
  }
  &[data-tone='warn'] {
    color: var(--warn);
  }
`

const NOT_SENT = 'Not sent: %message%'

function Sent({ hash }: { hash: string }) {
  const { t } = useTranslation()
  const [outcome = 'pending'] = useOutcomes([hash])
  if (outcome === 'pending') return <Note>{t('Sent, waiting for confirmation')}</Note>
  const isDone = outcome === 'succeeded' || outcome === 'replaced'
  return (
    <Note data-tone={isDone ? 'good' : 'warn'}>
      {isDone ? t('Collected') : t('Not collected: the transaction did not succeed')}
    </Note>
  )
}

function Result({ item, state }: { item: ClaimItem; state: Exclude<ClaimState, { stage: 'idle' }> }) {
  const { t } = useTranslation()
  const result: TurnResult | undefined = state.results[item.key]
  if (result?.stage === 'sent') return <Sent hash={result.hash} />
  if (result?.stage === 'failed') return <FailureNotice error={result.error} fallback={NOT_SENT} />
  if (state.stage === 'ended') return <Note>{t('Not sent')}</Note>
  const isRequested = state.currentKey === item.key
  return <Note>{isRequested ? t('Confirm this transaction in your wallet') : t('Waiting for its turn')}</Note>
}

/** Renders the payouts to collect; during and after a run, each with its result. */
export function ClaimItems({ items, state }: { items: readonly ClaimItem[]; state: ClaimState }) {
  return (
    <Stack as="ul" $gap={8} role="list">
      {items.map((item) => (
        <Item key={item.key}>
          <strong>{item.name}</strong>
          <Figure raw={item.amountRaw} decimals={item.decimals} symbol={item.symbol} inRow />
          {state.stage !== 'idle' && <Result item={item} state={state} />}
        </Item>
      ))}
    </Stack>
  )
}
