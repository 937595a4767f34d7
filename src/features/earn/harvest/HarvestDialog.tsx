import { useState } from 'react'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import type { UsdPrice } from '../../../market/usdPrice'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Checkbox } from '../../../ui/form/Checkbox'
import { Progress } from '../../../ui/panels/Progress'
import { useAnnouncement } from '../../../ui/toast/useAnnouncement'
import { useOutcomes } from '../../transactions'
import { ReadFailure } from '../list/OldFigures'
import { PlanItems, RunItems } from './HarvestItems'
import { useHarvestPlan } from './useHarvestPlan'
import type { HarvestItem, HarvestRun, HarvestState } from './useHarvestRun'
import { Stack } from '../../../ui/layout/Stack'

interface Props {
  items: readonly HarvestItem[]
  nativePrice: UsdPrice | null
  unreadCount: number
  run: HarvestRun
  onClose: () => void
}

/** Renders the harvests of one page: their value and cost, then the progress, then each result (yield 7). */
export function HarvestDialog({ run, onClose, ...plan }: Props) {
  const { state } = run
  if (state.stage === 'idle') return <Plan {...plan} run={run} onClose={onClose} />
  if (state.stage === 'running') return <Running state={state} onCancel={run.cancel} />
  return <Ended state={state} onClose={onClose} />
}

function Plan({ items: current, nativePrice, unreadCount, run, onClose }: Props) {
  const { t } = useTranslation()
  const { account } = useWallet()
  // The rewards as of the opening. The user agrees to what is shown, so the list must not change.
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
        <p>{t('Each harvest is a transaction of its own, which your wallet asks you to confirm.')}</p>
        {unreadCount > 0 && (
          <ReadFailure
            title={t('%count% reward could not be read || %count% rewards could not be read', { count: unreadCount })}
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

function Running({ state, onCancel }: { state: Extract<HarvestState, { stage: 'running' }>; onCancel: () => void }) {
  const { t } = useTranslation()
  const { items, results } = state
  const [isCancelled, setIsCancelled] = useState(false)
  const count = items.length
  const done = Object.keys(results).length
  const progress = t('Harvesting %number% of %count%', { number: Math.min(done + 1, count), count })
  useAnnouncement(progress)
  function cancel(): void {
    setIsCancelled(true)
    onCancel()
  }
  return (
    <Dialog
      title={t('Harvest all')}
      onClose={cancel}
      footer={
        <Button
          kind="secondary"
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
          percent={(done / count) * 100}
          text={t('%number% of %count%', { number: done, count })}
        />
        <RunItems state={state} />
      </Stack>
    </Dialog>
  )
}

function Ended({ state, onClose }: { state: Extract<HarvestState, { stage: 'ended' }>; onClose: () => void }) {
  const { t } = useTranslation()
  const { items, results, end } = state
  const hashes = Object.values(results).flatMap((result) => (result.stage === 'sent' ? result.hash : []))
  const outcomes = useOutcomes(hashes)
  const count = items.length
  const waiting = outcomes.filter((outcome) => outcome === 'pending').length
  const done = outcomes.filter((outcome) => outcome === 'succeeded' || outcome === 'replaced').length
  const words = {
    done: null,
    rejected: t('You rejected a request in your wallet, so nothing more was asked for.'),
    declined: t('You chose not to sign, so nothing more was asked for.'),
    cancelled: t('You stopped the harvest.'),
    accountChanged: t('The account in your wallet changed, so the harvest was stopped.'),
    left: t('You left the page, so the harvest was stopped.'),
  }[end]
  const title =
    waiting > 0
      ? t('%sent% of %count% sent, waiting for the chain', { sent: hashes.length, count })
      : t('%done% of %count% harvested', { done, count })
  const kind = waiting > 0 ? 'info' : done === count ? 'good' : 'warn'
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
        {words === null ? (
          <Notice kind={kind} title={title} spoken />
        ) : (
          <Notice kind={kind} title={title} spoken>
            {words}
          </Notice>
        )}
        <RunItems state={state} />
      </Stack>
    </Dialog>
  )
}
