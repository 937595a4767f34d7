import { useTranslation } from '../../../i18n'
import type { UsdPrice } from '../../../market/usdPrice'
import { Stack } from '../../../ui/layout/Stack'
import { RunLine, RunNote, RunResult, type RunState, TransactionSummary, useOutcomes } from '../../transactions'
import { usdValueText } from '../usdValues'
import type { PlannedHarvest } from './useHarvestPlan'
import type { HarvestItem } from './useHarvestRun'

interface PlanProps {
  planned: readonly PlannedHarvest[]
  isEstimating: boolean
  includesDust: boolean
  nativePrice: UsdPrice | null
}

/** Renders each reward of the plan with its value, its network fee and whether it is excluded. */
export function PlanItems({ planned, isEstimating, includesDust, nativePrice }: PlanProps) {
  const { t, locale } = useTranslation()

  function noteOf({ item, feeRaw, isDust }: PlannedHarvest): string {
    if (isEstimating) return t('Estimating the network fee')
    const value = usdValueText(item.price, item.earnedRaw, locale)
    const fee = feeRaw === null ? null : usdValueText(nativePrice, feeRaw, locale)
    if (isDust) return t('Worth %worth%, less than its network fee of %fee%', { worth: value ?? '–', fee: fee ?? '–' })
    if (value === null && fee === null) return t('Value and network fee unknown')
    if (value === null) return t('Value unknown, network fee %fee%', { fee: fee ?? '–' })
    return fee === null
      ? t('Worth %worth%, network fee unknown', { worth: value })
      : t('Worth %worth%, network fee %fee%', { worth: value, fee })
  }

  return (
    <Stack as="ul" $gap={8} role="list">
      {planned.map((each) => (
        <RunLine
          key={each.item.key}
          item={each.item}
          amountRaw={each.item.earnedRaw}
          isExcluded={each.isDust && !includesDust}
        >
          <RunNote data-tone={!isEstimating && (each.isDust || each.isUncertain) ? 'warn' : undefined}>
            {noteOf(each)}
          </RunNote>
        </RunLine>
      ))}
    </Stack>
  )
}

function Sent({ hash }: { hash: string }) {
  const { t } = useTranslation()
  const [outcome = 'pending'] = useOutcomes([hash])
  switch (outcome) {
    case 'succeeded':
    case 'replaced':
      return (
        <RunNote data-tone="good">
          <TransactionSummary hash={hash} />
        </RunNote>
      )
    case 'pending':
      return <RunNote>{t('Sent, waiting for confirmation')}</RunNote>
    case 'failed':
      return <RunNote data-tone="warn">{t('Not harvested: the transaction failed on the chain')}</RunNote>
    case 'cancelled':
      return <RunNote data-tone="warn">{t('Not harvested: the transaction was cancelled')}</RunNote>
    case 'dropped':
      return <RunNote data-tone="warn">{t('Not harvested: the network dropped the transaction')}</RunNote>
  }
}

/** Renders the result of each harvest of a run. */
export function RunItems({ state }: { state: Exclude<RunState<HarvestItem>, { stage: 'idle' }> }) {
  return (
    <Stack as="ul" $gap={8} role="list">
      {state.items.map((item) => (
        <RunLine key={item.key} item={item} amountRaw={item.earnedRaw}>
          <RunResult itemKey={item.key} state={state} Sent={Sent} />
        </RunLine>
      ))}
    </Stack>
  )
}
