import { useState } from 'react'
import { deployment } from '../../../deployment/deployment'
import { useTranslation } from '../../../i18n'
import { useAppDispatch, useAppSelector } from '../../../state/storeHooks'
import { Card } from '../../../ui/content/Card'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Notice } from '../../../ui/content/Notice'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl'
import { Slider } from '../../../ui/form/Slider'
import { removalTyped, selectTypedRemoval } from '../burn.slice'
import type { Currency } from '../pool/currency'
import { amountText, priceText } from '../pool/pool.messages'
import { DetailedFields } from './DetailedFields'
import { RemoveAction } from './RemoveAction'
import { useSigned } from './useLpApproval'
import { useRemoveForm, type RemoveForm } from './useRemoveForm'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'

interface RemoveFieldsProps {
  a: Currency
  b: Currency
  /** The choice between native and wrapped coin; null if the pool has neither. */
  native: { isWanted: boolean; onChoose: (isWanted: boolean) => void } | null
}

function Outcome({ form: { a, b, removal, pool } }: { form: RemoveForm }) {
  const { t } = useTranslation()
  if (!pool) return null
  const { firstRaw, secondRaw } = pool.holdings
  return (
    <Card inset="s">
      <Stack>
        <Text as="h2" $size={16}>
          {t('You will receive')}
        </Text>
        <DetailList>
          <DetailRow label={a.symbol}>
            <span>{amountText(removal.firstRaw, a)}</span>
          </DetailRow>
          <DetailRow label={b.symbol}>
            <span>{amountText(removal.secondRaw, b)}</span>
          </DetailRow>
          <DetailRow label={t('Prices')}>
            <span>{`1 ${a.symbol} = ${priceText({ firstRaw: secondRaw, secondRaw: firstRaw }, b, a)} ${b.symbol}`}</span>
            <br />
            <span>{`1 ${b.symbol} = ${priceText({ firstRaw, secondRaw }, a, b)} ${a.symbol}`}</span>
          </DetailRow>
        </DetailList>
      </Stack>
    </Card>
  )
}

/** Renders the amount of a removal: by percent, or in detail by LP tokens or either token (constants: REMOVE_FIELDS). */
export function RemoveFields({ a, b, native }: RemoveFieldsProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const typed = useAppSelector(selectTypedRemoval)
  const [view, setView] = useState<'simple' | 'detailed'>('simple')
  const [signed, setSigned] = useSigned()
  const form = useRemoveForm(a, b, signed?.sharesRaw ?? null)
  const { symbol } = deployment.nativeCurrency
  const percent = typed.independentField === 'percent' ? Number(typed.typedValue) : form.removal.percent
  return (
    <Stack>
      <SegmentedControl
        legend={t('How to enter the amount')}
        legendHidden
        options={[
          { value: 'simple', label: t('Simple') },
          { value: 'detailed', label: t('Detailed') },
        ]}
        value={view}
        onPick={setView}
      />
      {view === 'simple' ? (
        <Slider
          label={t('Amount to remove')}
          percent={percent}
          onSlide={(share) => dispatch(removalTyped({ field: 'percent', typedValue: String(share) }))}
        />
      ) : (
        <DetailedFields form={form} />
      )}
      {native && (
        <SegmentedControl
          legend={t('Receive as')}
          options={[
            { value: 'native', label: t('Receive %symbol%', { symbol }) },
            { value: 'wrapped', label: t('Receive %symbol%', { symbol: `W${symbol}` }) },
          ]}
          value={native.isWanted ? 'native' : 'wrapped'}
          onPick={(value) => native.onChoose(value === 'native')}
        />
      )}
      {form.status === 'notExists' && <Notice kind="info" title={t('No pool found.')} />}
      {form.status === 'invalid' && <Notice kind="bad" title={t('Invalid pair')} />}
      <Outcome form={form} />
      <RemoveAction form={form} signed={signed} onSigned={setSigned} />
    </Stack>
  )
}
