import { ArrowDown } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { useWallet } from '../../../chain/wallet/useWallet'
import { formatAmountExact } from '../../../core/amount'
import { deployment } from '../../../deployment/deployment'
import { pathSegments } from '../../../core/pathSegments'
import { useTranslation } from '../../../i18n'
import { lpName, pairName } from '../../../market/lpName'
import { isSameToken, wrappedNative } from '../../../market/token'
import { useAppDispatch, useAppSelector } from '../../../state/storeHooks'
import { AmountField } from '../../../ui/amount/AmountField'
import { Card } from '../../../ui/content/Card'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Icon } from '../../../ui/content/Icon'
import { Notice } from '../../../ui/content/Notice'
import { Skeleton } from '../../../ui/content/Skeleton'
import { TokenBadge } from '../../../ui/content/TokenBadge'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl'
import { Figure } from '../../../ui/figures/Figure'
import { Slider } from '../../../ui/form/Slider'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { BalanceSlot, useTokenOf } from '../../lists'
import { currencyIdIn } from '../add/paths.rules'
import { removalCleared, removalTyped, selectTypedRemoval } from '../burn.slice'
import { type Currency, currencyOf } from '../pool/currency'
import { LiquidityHeader } from '../pool/LiquidityHeader'
import { PairBadges } from '../pool/LpFigure'
import { LP_DECIMALS } from '../pool/pool.messages'
import { Rates } from '../pool/Rates'
import { Column } from '../pool/pool.styles'
import { ExistingPosition } from '../positions/ExistingPosition'
import type { BurnField } from './remove.rules'
import { RemoveAction } from './RemoveAction'
import { useSigned } from './useLpApproval'
import { type RemoveForm, useRemoveForm } from './useRemoveForm'

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  min-block-size: 40px;
  font-weight: 650;
`

const Sign = styled.div`
  display: grid;
  place-items: center;
  color: var(--text-quiet);
`

const CurrencyName = ({ symbol, id }: Currency) => (
  <Name>
    <TokenBadge symbol={symbol} address={id} size={24} />
    {symbol}
  </Name>
)

/** Renders the removal as LP tokens and as either token; each field can be typed (constants: REMOVE_FIELDS). */
function DetailedFields({ form }: { form: RemoveForm }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { account } = useWallet()
  const { a, b, texts, balanceRaw, removal } = form
  const type = (field: BurnField) => (typedValue: string) => dispatch(removalTyped({ field, typedValue }))
  const isTooMuch = balanceRaw !== undefined && removal.sharesRaw > balanceRaw
  return (
    <>
      <AmountField
        id="remove-liquidity"
        label={t('LP tokens')}
        value={texts.liquidity}
        onType={type('liquidity')}
        invalid={isTooMuch}
        tokenSlot={
          <Name>
            <PairBadges a={a} b={b} />
            {lpName(a.traded, b.traded)}
          </Name>
        }
        balanceSlot={
          account !== null && (
            <BalanceSlot
              token={{ symbol: 'LP', decimals: LP_DECIMALS }}
              balanceRaw={balanceRaw}
              onMax={
                balanceRaw && balanceRaw !== removal.sharesRaw
                  ? () => type('liquidity')(formatAmountExact(balanceRaw, LP_DECIMALS))
                  : null
              }
            />
          )
        }
      />
      <Sign>
        <Icon of={ArrowDown} />
      </Sign>
      <AmountField
        id="remove-a"
        label={t('%symbol% to receive', { symbol: a.symbol })}
        value={texts.currencyA}
        onType={type('currencyA')}
        invalid={isTooMuch}
        tokenSlot={<CurrencyName {...a} />}
      />
      <AmountField
        id="remove-b"
        label={t('%symbol% to receive', { symbol: b.symbol })}
        value={texts.currencyB}
        onType={type('currencyB')}
        invalid={isTooMuch}
        tokenSlot={<CurrencyName {...b} />}
      />
    </>
  )
}

interface RemoveFieldsProps {
  a: Currency
  b: Currency
  /** The choice between native and wrapped coin; null if the pool has neither. */
  native: { isCurrent: boolean; onChoose: (isCurrent: boolean) => void } | null
}

function Outcome({ form: { a, b, removal, status, pool } }: { form: RemoveForm }) {
  const { t } = useTranslation()
  // The rows are there before their figures, so that nothing on the page moves.
  const isLoading = status === 'loading'
  if (!pool && !isLoading) return null
  return (
    <Card inset="s">
      <Stack aria-busy={isLoading || undefined}>
        <Text as="h2" $size={16}>
          {t('You will receive')}
        </Text>
        <DetailList>
          <DetailRow label={a.symbol}>
            {pool ? <Figure raw={removal.firstRaw} decimals={a.decimals} symbol={a.symbol} /> : '–'}
          </DetailRow>
          <DetailRow label={b.symbol}>
            {pool ? <Figure raw={removal.secondRaw} decimals={b.decimals} symbol={b.symbol} /> : '–'}
          </DetailRow>
          <DetailRow label={t('Prices')}>
            {pool ? (
              <Rates rates={pool.holdings} a={a} b={b} />
            ) : (
              <>
                –
                <br />–
              </>
            )}
          </DetailRow>
        </DetailList>
      </Stack>
    </Card>
  )
}

/**
 * Renders the amount of a removal: by percent, or in detail by LP tokens or either token (constants: REMOVE_FIELDS).
 */
function RemoveFields({ a, b, native }: RemoveFieldsProps) {
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
          value={native.isCurrent ? 'native' : 'wrapped'}
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

/** Returns the currency in which a pool's token is received: the token itself, or native coin for the wrapped coin. */
function receivedCurrency({ traded }: Currency, isNativeReceived: boolean): Currency {
  if (isNativeReceived) return currencyOf(traded)
  return { id: traded.address, address: traded.address, symbol: traded.symbol, decimals: traded.decimals, traded }
}

/** Renders the remove liquidity screen (trading 2.5). */
export function RemovePage() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [, currencyIdA, currencyIdB] = pathSegments(useLocation().pathname)
  const [isNativeReceived, setIsNativeReceived] = useState(true)
  const first = useTokenOf(currencyIdIn(currencyIdA))
  const second = useTokenOf(currencyIdIn(currencyIdB))
  const [a, b] = useMemo(
    () =>
      [first, second].map(({ token }) => token && receivedCurrency(token, isNativeReceived)) as [
        Currency | null,
        Currency | null,
      ],
    [first, isNativeReceived, second],
  )
  const hasNative = [a, b].some((each) => each !== null && isSameToken(each.traded, wrappedNative))

  useEffect(() => () => void dispatch(removalCleared()), [dispatch])

  return (
    <Column>
      <Card>
        <LiquidityHeader
          title={a && b ? t('Remove %pair% liquidity', { pair: pairName(a.traded, b.traded) }) : t('Remove liquidity')}
          subtitle={t('Remove liquidity to receive tokens back')}
          backTo="/pool"
        />
        {a && b && (
          <RemoveFields
            key={`${a.traded.address} ${b.traded.address}`}
            a={a}
            b={b}
            native={hasNative ? { isCurrent: isNativeReceived, onChoose: setIsNativeReceived } : null}
          />
        )}
        {[first, second].some(({ status }) => status === 'loading') && <Skeleton height="160px" />}
        {[first, second].some(({ status }) => status === 'none') && <Notice kind="bad" title={t('Invalid pair')} />}
      </Card>
      <ExistingPosition a={a} b={b} />
    </Column>
  )
}
