import { useMemo, useState } from 'react'
import { useAreReadSince, useCalls } from '../../../chain/multicall/useCalls'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { type ShortFigure, shortValue } from '../../../i18n/figures/usd'
import { type UsdPrice, usdValueRaw } from '../../../market/usdPrice'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Checkbox } from '../../../ui/form/Checkbox'
import { FullValue } from '../../../ui/figures/FullValue'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import {
  REJECTED,
  RunningDialog,
  type RunState,
  useCloseOnWalletChange,
  useInclusionBlock,
  useOutcomes,
} from '../../transactions'
import { ReadFailure } from '../list/ReadFailure'
import { PlanItems, RunItems } from './HarvestItems'
import { useHarvestPlan } from './useHarvestPlan'
import { type HarvestItem, type HarvestRun, useHarvestRun } from './useHarvestRun'

type StateOf<Stage> = Extract<RunState<HarvestItem>, { stage: Stage }>

interface DialogProps {
  items: readonly HarvestItem[]
  nativePrice: UsdPrice | null
  unreadCount: number
  run: HarvestRun
  onClose: () => void
}

/** Renders the harvests of one page: their value and cost, then the progress, then each result (yield 7). */
function HarvestDialog({ run, onClose, ...plan }: DialogProps) {
  const { state } = run
  if (state.stage === 'idle') return <Plan {...plan} run={run} onClose={onClose} />
  if (state.stage === 'running') return <Running state={state} onCancel={run.cancel} />
  return <Ended state={state} onClose={onClose} />
}

function Plan({ items: current, nativePrice, unreadCount, run, onClose }: DialogProps) {
  const { t } = useTranslation()
  const { account } = useWallet()
  // The rewards at the time of opening: the user confirms what is shown, so the list must not change.
  const [items] = useState(current)
  const [includesDust, setIncludesDust] = useState(false)
  const { isEstimating, planned } = useHarvestPlan(account, items, nativePrice)
  const dustCount = planned.filter(({ isDust }) => isDust).length
  const chosen = planned.filter(({ isDust }) => includesDust || !isDust).map(({ item }) => item)
  return (
    <Dialog
      title={t('Harvest all')}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          size="l"
          wide
          disabled={chosen.length === 0}
          busy={isEstimating}
          busyText={t('Estimating the network fees')}
          onClick={() => run.start(chosen)}
        >
          {t('Harvest %count%', { count: chosen.length })}
        </Button>
      }
    >
      <Stack $gap={16}>
        <p>{t('Each harvest is a separate transaction that you confirm in your wallet.')}</p>
        {unreadCount > 0 && (
          <ReadFailure
            title={t('%count% reward could not be loaded || %count% rewards could not be loaded', {
              count: unreadCount,
            })}
          />
        )}
        <PlanItems {...{ planned, isEstimating, includesDust, nativePrice }} />
        {dustCount > 0 && (
          <Checkbox
            label={t('Include rewards worth less than their network fee (%count%)', { count: dustCount })}
            checked={includesDust}
            onToggle={setIncludesDust}
          />
        )}
      </Stack>
    </Dialog>
  )
}

function Running({ state, onCancel }: { state: StateOf<'running'>; onCancel: () => void }) {
  const { t } = useTranslation()
  const count = state.items.length
  return (
    <RunningDialog
      title={t('Harvest all')}
      progressOf={(number) => t('Harvesting %number% of %count%', { number, count })}
      doneCount={Object.keys(state.results).length}
      count={count}
      onCancel={onCancel}
    >
      <RunItems state={state} />
    </RunningDialog>
  )
}

function Ended({ state, onClose }: { state: StateOf<'ended'>; onClose: () => void }) {
  const { t } = useTranslation()
  const { items, end } = state
  const hashes = hashesOf(state)
  const outcomes = useOutcomes(hashes)
  const count = items.length
  const pendingCount = outcomes.filter((outcome) => outcome === 'pending').length
  const harvestedCount = outcomes.filter((outcome) => outcome === 'succeeded' || outcome === 'replaced').length
  const reason = {
    done: null,
    rejected: hashes.length === 0 ? t(REJECTED) : t('You rejected one, so the rest was not sent.'),
    declined: t('You chose not to sign, so the harvest stopped.'),
    cancelled: t('You stopped the harvest.'),
    accountChanged: t('The account in your wallet changed, so the harvest stopped.'),
    left: t('You left the page, so the harvest stopped.'),
  }[end]
  const title =
    pendingCount > 0
      ? t('%sent% of %count% sent, waiting for confirmation', { sent: hashes.length, count })
      : t('%done% of %count% harvested', { done: harvestedCount, count })
  const isNeutral = pendingCount > 0 || end === 'rejected' || end === 'declined'
  const kind = isNeutral ? 'info' : harvestedCount === count ? 'good' : 'warn'
  return (
    <Dialog
      title={t('Harvest all')}
      onClose={onClose}
      footer={
        <Button kind="secondary" size="l" wide onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      <Stack $gap={16}>
        {reason === null ? (
          <Notice kind={kind} title={title} spoken />
        ) : (
          <Notice kind={kind} title={title} spoken>
            {reason}
          </Notice>
        )}
        <RunItems state={state} />
      </Stack>
    </Dialog>
  )
}

/** Returns the formatted value of all rewards together; null when one of them has no price. */
function totalValue(items: readonly HarvestItem[], locale: string): ShortFigure | null {
  let totalRaw = 0n
  let decimals: number | null = null
  for (const { earnedRaw, price } of items) {
    if (!price) return null
    totalRaw += usdValueRaw(price, price.token, earnedRaw)
    decimals = price.usd.decimals
  }
  return decimals === null ? null : shortValue(totalRaw, decimals, locale)
}

const NO_HASHES: readonly string[] = []
const NO_CALLS: readonly null[] = []

/** Returns the hashes of a run's transactions, which may still be pending. */
function hashesOf(state: RunState<HarvestItem>): readonly string[] {
  if (state.stage === 'idle') return NO_HASHES
  return Object.values(state.results).flatMap((result) => (result.stage === 'sent' ? result.hash : []))
}

export interface HarvestAllProps {
  /** Every farm or pool with a reward, in the order in which they are harvested. */
  items: readonly HarvestItem[]
  /** Text that states the sum of all rewards. */
  headline: string
  nativePrice: UsdPrice | null
  /** Number of rewards that could not be read. */
  unreadCount: number
}

/**
 * Renders an account's rewards on a page and the button that harvests them all; nothing while there are none (yield 7).
 */
export function HarvestAll({ items, headline, nativePrice, unreadCount }: HarvestAllProps) {
  const { t, locale } = useTranslation()
  const { status } = useWallet()
  const run = useHarvestRun()
  const [isOpen, setIsOpen] = useState(false)
  const { state } = run
  // A plan is valid for one account only. A run reports by itself why it stopped.
  useCloseOnWalletChange(isOpen && state.stage === 'idle' ? 'shown' : 'closed', () => setIsOpen(false))
  const [hasRun, setHasRun] = useState(false)
  if (state.stage === 'ended' && !hasRun) setHasRun(true)
  useCalls(useMemo(() => (hasRun ? items.map(({ pendingCall }) => pendingCall) : NO_CALLS), [hasRun, items]))
  const hashes = useMemo(() => hashesOf(state), [state])
  const runCalls = useMemo(
    () => (state.stage === 'idle' ? NO_CALLS : state.items.map(({ pendingCall }) => pendingCall)),
    [state],
  )
  const areFiguresOld = !useAreReadSince(runCalls, useInclusionBlock(hashes))
  // While transactions are pending, or the shown rewards are old, a second run would harvest the same rewards again.
  useCalls(areFiguresOld ? runCalls : NO_CALLS)
  const isBusy = useOutcomes(hashes).includes('pending') || state.stage === 'running' || areFiguresOld
  if (!isOpen && !isBusy && state.stage === 'ended') run.reset()
  if (items.length === 0 && !isOpen && !isBusy) return null
  const total = totalValue(items, locale)

  return (
    <Row $gap={16} $lineGap={8} $wrap>
      {items.length > 0 && (
        <div>
          <strong>
            <bdi>{headline}</bdi>
          </strong>
          <Text $tone="quiet" $size={14}>
            {total ? <FullValue {...total} /> : '≈ –'}
          </Text>
        </div>
      )}
      <Button
        kind="primary"
        disabled={status === 'wrongChain'}
        busy={isBusy}
        busyText={t('Harvesting')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('Harvest all (%count%)', { count: items.length })}
      </Button>
      {isOpen && <HarvestDialog {...{ items, nativePrice, unreadCount, run }} onClose={() => setIsOpen(false)} />}
    </Row>
  )
}
