import { useTranslation } from '../../../i18n'
import { Stack } from '../../../ui/layout/Stack'
import { type RunItem, RunLine, RunNote, RunResult, type RunState, type Summary, useOutcomes } from '../../transactions'

/** A payout of a game, which one transaction collects. */
export interface ClaimItem extends RunItem {
  /** Name of the round. */
  name: string
  amountRaw: bigint
  decimals: number
  symbol: string
  summary: Summary
  valueCents: bigint | null
}

function Sent({ hash }: { hash: string }) {
  const { t } = useTranslation()
  const [outcome = 'pending'] = useOutcomes([hash])
  if (outcome === 'pending') return <RunNote>{t('Sent, waiting for confirmation')}</RunNote>
  const isDone = outcome === 'succeeded' || outcome === 'replaced'
  return (
    <RunNote data-tone={isDone ? 'good' : 'warn'}>
      {isDone ? t('Collected') : t('Not collected: the transaction did not succeed')}
    </RunNote>
  )
}

/** Renders the payouts to collect; during and after a run, each with its result. */
export function ClaimItems({ items, state }: { items: readonly ClaimItem[]; state: RunState<ClaimItem> }) {
  return (
    <Stack as="ul" $gap={8} role="list">
      {items.map((item) => (
        <RunLine key={item.key} item={item} amountRaw={item.amountRaw}>
          {state.stage !== 'idle' && <RunResult itemKey={item.key} state={state} Sent={Sent} />}
        </RunLine>
      ))}
    </Stack>
  )
}
