import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { Intent } from '../../chain/send/intent'
import { AbandonedError } from '../../chain/wallet/eip1193'
import { DeclinedError, isUserRejected, layersOf } from '../../chain/wallet/rejection'
import { useWallet } from '../../chain/wallet/useWallet'
import type { Address } from '../../core/address'
import { eachInTurn, type TurnResult } from '../../core/eachInTurn'
import { translate, useTranslation } from '../../i18n'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { Figure } from '../../ui/figures/Figure'
import { Stack } from '../../ui/layout/Stack'
import { Progress } from '../../ui/panels/Progress'
import { showToast } from '../../ui/toast/toastStore'
import { useAnnouncement } from '../../ui/toast/useAnnouncement'
import { type SendOptions, useSendIntent } from './useSendIntent'
import { FailureNotice } from './write/dialogs'

/** A write of a run. */
export interface RunItem {
  key: string
  /** Creates the intent; its encoder is loaded with the first write. */
  makeIntent(): Promise<Intent>
}

type RunStop = 'cancelled' | 'accountChanged' | 'left'
/** Why a run ended. */
export type RunEnd = RunStop | 'done' | 'rejected' | 'declined'
export type RunResults = Readonly<Record<string, TurnResult>>

export type RunState<Item> =
  | { stage: 'idle' }
  | { stage: 'running'; items: readonly Item[]; results: RunResults; currentKey: string | null }
  | { stage: 'ended'; items: readonly Item[]; results: RunResults; end: RunEnd }

interface WriteRun<Item> {
  state: RunState<Item>
  /** Sends the writes that have no result in `kept`, which has those of an earlier run. */
  start(items: readonly Item[], kept?: RunResults): void
  /** Stops before the next write; a request that is already open in the wallet stays open. */
  cancel(): void
  /** Clears a run that has ended. */
  reset(): void
}

/** State of a run outside of React: a second press of the button may precede the render of the first. */
class RunControl {
  private running: { account: Address | null } | null = null
  reason: RunStop | null = null

  begin(account: Address | null): boolean {
    if (this.running) return false
    this.running = { account }
    this.reason = null
    return true
  }

  end(): void {
    this.running = null
  }

  stop(reason: RunStop): void {
    if (this.running) this.reason ??= reason
  }

  checkAccount(account: Address | null): void {
    if (this.running && this.running.account !== account) this.stop('accountChanged')
  }
}

/**
 * Returns a run of writes, each a transaction that the user signs. It ends early when the page is left, the account
 * changes, or the user rejects, declines or cancels. After leaving no dialog shows the results, so a toast with the title
 * of `leftTitle` states how many were sent.
 */
export function useWriteRun<Item extends RunItem>(
  optionsOf: (item: Item) => SendOptions,
  leftTitle: () => string,
): WriteRun<Item> {
  const send = useSendIntent()
  const { account } = useWallet()
  const [state, setState] = useState<RunState<Item>>({ stage: 'idle' })
  const [control] = useState(() => new RunControl())
  useEffect(() => () => control.stop('left'), [control])
  useEffect(() => control.checkAccount(account), [account, control])

  async function run(items: readonly Item[], kept: RunResults): Promise<void> {
    let results = kept
    const update = (currentKey: string | null) => setState({ stage: 'running', items, results, currentKey })
    update(null)
    const rest = items.filter(({ key }) => kept[key] === undefined)
    const end = await eachInTurn<Item, RunStop, RunEnd>(rest, {
      async send(item) {
        if (!send) throw new Error('Missing dependencies')
        return send(await item.makeIntent(), { ...optionsOf(item), mayOpenWallet: () => control.reason === null })
      },
      stop: () => control.reason,
      endReasonOf(error) {
        if (error instanceof DeclinedError) return 'declined'
        if (isUserRejected(error)) return 'rejected'
        return layersOf(error).some((layer) => layer.error instanceof AbandonedError) ? control.reason : null
      },
      onStart: ({ key }) => update(key),
      onResult({ key }, result) {
        results = { ...results, [key]: result }
        update(null)
      },
    })
    control.end()
    setState({ stage: 'ended', items, results, end })
    if (end !== 'left') return
    const sent = Object.values(results).filter(({ stage }) => stage === 'sent').length
    const body = translate('You left the page after %sent% of %count%.', { sent, count: items.length })
    showToast({ kind: 'info', title: leftTitle(), body })
  }

  return {
    state,
    start(items, kept = {}) {
      if (items.length > 0 && control.begin(account)) void run(items, kept)
    },
    cancel: () => control.stop('cancelled'),
    reset: () => setState((now) => (now.stage === 'ended' ? { stage: 'idle' } : now)),
  }
}

interface DialogProps {
  title: string
  /** Returns the sentence that states which write of how many is next. */
  progressOf: (number: number) => string
  doneCount: number
  count: number
  onCancel: () => void
  /** The writes with their results. */
  children: ReactNode
}

/** Renders the dialog of a run that is in progress, which closing or Stop ends before its next write. */
export function RunningDialog({ title, progressOf, doneCount, count, onCancel, children }: DialogProps) {
  const { t } = useTranslation()
  const [isCancelled, setIsCancelled] = useState(false)
  const progress = progressOf(Math.min(doneCount + 1, count))
  useAnnouncement(progress)
  function cancel(): void {
    setIsCancelled(true)
    onCancel()
  }
  return (
    <Dialog
      title={title}
      onClose={cancel}
      footer={
        <Button
          size="l"
          wide
          busy={isCancelled}
          busyText={t('Stops after the request in your wallet')}
          onClick={cancel}
        >
          {t('Stop')}
        </Button>
      }
    >
      <Stack $gap={16}>
        <Progress
          label={progress}
          percent={(doneCount / count) * 100}
          text={t('%number% of %count%', { number: doneCount, count })}
        />
        {children}
      </Stack>
    </Dialog>
  )
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--space-12);
  padding-block-end: var(--space-8);
  border-block-end: 1px solid var(--line);
  font-size: var(--type-14);

  & > strong {
    unicode-bidi: isolate;
    overflow-wrap: anywhere;
  }
  & > :nth-child(2) {
    text-align: end;
  }
  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  &[data-excluded] > * {
    color: var(--text-quiet);
  }
`

/** Remark of a line. */
export const RunNote = styled.p`
  color: var(--text-quiet);

  &[data-tone='good'] {
    color: var(--good);
  }
  &[data-tone='warn'] {
    color: var(--warn);
  }
`

const NOT_SENT = 'Not sent: %message%'

interface LineProps {
  item: { name: string; decimals: number; symbol: string }
  amountRaw: bigint
  isExcluded?: boolean
  children: ReactNode
}

/** Renders a write of a run: its name, its amount and a remark. */
export function RunLine({ item: { name, decimals, symbol }, amountRaw, isExcluded = false, children }: LineProps) {
  return (
    <Item data-excluded={isExcluded || undefined}>
      <strong>{name}</strong>
      <span>
        <Figure raw={amountRaw} decimals={decimals} symbol={symbol} inRow />
      </span>
      {children}
    </Item>
  )
}

interface ResultProps {
  itemKey: string
  state: Exclude<RunState<unknown>, { stage: 'idle' }>
  /** Renders the end of a transaction that was sent. */
  Sent: ComponentType<{ hash: string }>
}

/** Renders the result of a write of a run, or what it waits for. */
export function RunResult({ itemKey, state, Sent }: ResultProps) {
  const { t } = useTranslation()
  const result = state.results[itemKey]
  if (result?.stage === 'sent') return <Sent hash={result.hash} />
  if (result?.stage === 'failed') {
    return (
      <div>
        <FailureNotice error={result.error} fallback={NOT_SENT} />
      </div>
    )
  }
  if (state.stage === 'ended') return <RunNote>{t('Not sent')}</RunNote>
  const isRequested = state.currentKey === itemKey
  return <RunNote>{isRequested ? t('Confirm this transaction in your wallet') : t('Waiting for its turn')}</RunNote>
}
