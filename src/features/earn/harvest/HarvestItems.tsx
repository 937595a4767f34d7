import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import type { UsdPrice } from '../../../market/usdPrice'
import { FailureNotice, TransactionSummary, useOutcomes } from '../../transactions'
import { usdValueText } from '../usdValues'
import type { HarvestResult } from './harvest.rules'
import type { PlannedHarvest } from './useHarvestPlan'
import type { HarvestItem, HarvestState } from './useHarvestRun'
import { Stack } from '../../../ui/layout/Stack'
import { Figure } from '../../../ui/figures/Figure'

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--space-12);
  padding-block-end: var(--space-8);
  border-block-end: 1px solid var(--line);
  font-size: var(--type-14);

  &[data-excluded] > * {
    color: var(--text-quiet);
  }
`

const Name = styled.strong`
  unicode-bidi: isolate;
  overflow-wrap: anywhere;
`

const Amount = styled.span`
  text-align: end;
`

const Note = styled.p`
  grid-column: 1 / -1;
  color: var(--text-quiet);

  &[data-tone='good'] {
    color: var(--good);
  }
  &[data-tone='warn'] {
    color: var(--warn);
  }
`

const FullWidth = styled.div`
  grid-column: 1 / -1;
`

const NOT_SENT = 'Not sent: %message%'

function Line({
  item,
  isExcluded = false,
  children,
}: {
  item: HarvestItem
  isExcluded?: boolean
  children: ReactNode
}) {
  const { name, earnedRaw, decimals, symbol } = item
  return (
    <Item data-excluded={isExcluded || undefined}>
      <Name>{name}</Name>
      <Amount>
        <Figure raw={earnedRaw} decimals={decimals} symbol={symbol} inRow />
      </Amount>
      {children}
    </Item>
  )
}

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
        <Line key={each.item.key} item={each.item} isExcluded={each.isDust && !includesDust}>
          <Note data-tone={!isEstimating && (each.isDust || each.isUncertain) ? 'warn' : undefined}>
            {noteOf(each)}
          </Note>
        </Line>
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
        <Note data-tone="good">
          <TransactionSummary hash={hash} />
        </Note>
      )
    case 'pending':
      return <Note>{t('Sent, waiting for confirmation')}</Note>
    case 'failed':
      return <Note data-tone="warn">{t('Not harvested: the transaction failed on the chain')}</Note>
    case 'cancelled':
      return <Note data-tone="warn">{t('Not harvested: the transaction was cancelled')}</Note>
    case 'dropped':
      return <Note data-tone="warn">{t('Not harvested: the network dropped the transaction')}</Note>
  }
}

function Result({
  result,
  isRequested,
  hasEnded,
}: {
  result: HarvestResult | undefined
  isRequested: boolean
  hasEnded: boolean
}) {
  const { t } = useTranslation()
  if (result?.stage === 'sent') return <Sent hash={result.hash} />
  if (result?.stage === 'failed') {
    return (
      <FullWidth>
        <FailureNotice error={result.error} fallback={NOT_SENT} />
      </FullWidth>
    )
  }
  if (hasEnded) return <Note>{t('Not sent')}</Note>
  return <Note>{isRequested ? t('Confirm this transaction in your wallet') : t('Waiting for its turn')}</Note>
}

/** Renders the result of each harvest of a run. */
export function RunItems({ state }: { state: Exclude<HarvestState, { stage: 'idle' }> }) {
  const { items, results } = state
  return (
    <Stack as="ul" $gap={8} role="list">
      {items.map((item) => (
        <Line key={item.key} item={item}>
          <Result
            result={results[item.key]}
            isRequested={state.stage === 'running' && state.currentKey === item.key}
            hasEnded={state.stage === 'ended'}
          />
        </Line>
      ))}
    </Stack>
  )
}
