import { type ReactNode, useState } from 'react'
import { translate, useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Stack } from '../../../ui/layout/Stack'
import {
  REJECTED,
  RunningDialog,
  type RunState,
  useCloseOnWalletChange,
  useOutcomes,
  useWriteRun,
} from '../../transactions'
import { type ClaimItem, ClaimItems } from './ClaimItems'

type ClaimRun = ReturnType<typeof useWriteRun<ClaimItem>>
type StateOf<Stage> = Extract<RunState<ClaimItem>, { stage: Stage }>

interface Props {
  /** The payouts at the time of opening: the user confirms what is shown, so the list does not change. */
  items: readonly ClaimItem[]
  /** States what is collected and how often the user signs; by default that each round is a transaction. */
  plan?: ReactNode
  onClose: () => void
}

function Plan({ items, plan, run, onClose }: Props & { run: ClaimRun }) {
  const { t } = useTranslation()
  const count = items.length
  useCloseOnWalletChange('shown', onClose)
  return (
    <Dialog
      title={t('Collect winnings')}
      onClose={onClose}
      footer={
        <Button kind="primary" size="l" wide onClick={() => run.start(items)}>
          {t('Collect %count%', { count })}
        </Button>
      }
    >
      <Stack $gap={16}>
        {plan ?? (
          <p>
            {t(
              'The contract pays one round a transaction, so you sign %count% time. || The contract pays one round a transaction, so you sign %count% times.',
              { count },
            )}
          </p>
        )}
        <ClaimItems items={items} state={run.state} />
      </Stack>
    </Dialog>
  )
}

function Running({ state, onCancel }: { state: StateOf<'running'>; onCancel: () => void }) {
  const { t } = useTranslation()
  const count = state.items.length
  return (
    <RunningDialog
      title={t('Collect winnings')}
      progressOf={(number) => t('Collecting %number% of %count%', { number, count })}
      doneCount={Object.keys(state.results).length}
      count={count}
      onCancel={onCancel}
    >
      <ClaimItems items={state.items} state={state} />
    </RunningDialog>
  )
}

interface EndedProps {
  state: StateOf<'ended'>
  run: ClaimRun
  onClose: () => void
}

function Ended({ state, run, onClose }: EndedProps) {
  const { t } = useTranslation()
  const { items, results, end } = state
  const sent = Object.entries(results).flatMap(([key, result]) => (result.stage === 'sent' ? { key, result } : []))
  const hashes = sent.map(({ result }) => result.hash)
  const outcomes = useOutcomes(hashes)
  const count = items.length
  const collected = sent.filter((_, at) => ['pending', 'succeeded', 'replaced'].includes(outcomes[at] ?? 'pending'))
  const restCount = count - collected.length
  const doneCount = outcomes.filter((outcome) => outcome === 'succeeded' || outcome === 'replaced').length
  const isPending = outcomes.includes('pending')
  const reason = {
    done: undefined,
    rejected: hashes.length === 0 ? t(REJECTED) : t('You rejected one, so the rest was not sent.'),
    declined: t('You chose not to sign, so the rest was not sent.'),
    cancelled: t('You stopped it.'),
    accountChanged: t('The account in your wallet changed, so the rest was not sent.'),
    left: undefined,
  }[end]
  const title = isPending
    ? t('%sent% of %count% sent, waiting for confirmation', { sent: hashes.length, count })
    : t('%done% of %count% collected', { done: doneCount, count })
  const kind = isPending || reason !== undefined ? 'info' : doneCount === count ? 'good' : 'warn'
  return (
    <Dialog
      title={t('Collect winnings')}
      onClose={onClose}
      footer={
        <Stack $gap={8}>
          {restCount > 0 && (
            <Button
              kind="primary"
              size="l"
              wide
              onClick={() => run.start(items, Object.fromEntries(collected.map(({ key, result }) => [key, result])))}
            >
              {t('Collect the rest')}
            </Button>
          )}
          <Button size="l" wide onClick={onClose}>
            {t('Close')}
          </Button>
        </Stack>
      }
    >
      <Stack $gap={16}>
        <Notice kind={kind} title={title} spoken>
          {reason}
        </Notice>
        <ClaimItems items={items} state={state} />
      </Stack>
    </Dialog>
  )
}

/** Renders the dialog that collects several payouts of a game: the list, the progress, then each result. */
export function ClaimAllDialog({ items: current, plan, onClose }: Props) {
  const [items] = useState(current)
  const run = useWriteRun<ClaimItem>(
    ({ summary, valueCents }) => ({ summary, valueCents }),
    () => translate('Collecting stopped'),
  )
  const { state } = run
  if (state.stage === 'idle') return <Plan items={items} plan={plan} run={run} onClose={onClose} />
  if (state.stage === 'running') return <Running state={state} onCancel={run.cancel} />
  return <Ended state={state} run={run} onClose={onClose} />
}
