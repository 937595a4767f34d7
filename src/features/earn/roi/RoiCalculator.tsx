import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { sanitizeAmountInput } from '../../../core/amount'
import { cutText } from '../../../core/decimal'
import { COMPOUNDS_PER_DAY, ROI_DAYS } from '../../../core/roi'
import { type Translate, useTranslation } from '../../../i18n'
import { amountText } from '../../../i18n/figures/amount'
import { wholeDollarsText } from '../../../i18n/figures/usd'
import { percentText } from '../../../i18n/figures/percent'
import { narrowDaysText } from '../../../i18n/figures/durations'
import type { UsdPrice } from '../../../market/usdPrice'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Notice } from '../../../ui/content/Notice'
import { Chip } from '../../../ui/controls/Chip'
import { IconButton } from '../../../ui/controls/IconButton'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl'
import { TextField } from '../../../ui/controls/TextField'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Select } from '../../../ui/form/Select'
import { Stack } from '../../../ui/layout/Stack'
import { AprExplanation } from '../AprExplanation'
import { usdValueText } from '../usdValues'
import {
  INITIAL_INVESTMENT_USD,
  investmentForTarget,
  investmentOf,
  investmentText,
  resultOf,
  type RoiUnit,
} from './roi.rules'
import { RoiCurve } from './RoiCurve'
import { RoiTable } from './RoiTable'

const Picks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  margin-block-start: var(--space-8);
`

const Unit = styled.span`
  color: var(--text-quiet);
  white-space: nowrap;
`

/** The currency code is the same in every language. */
const DOLLARS = 'USD'

interface InvestmentProps {
  text: string
  unit: RoiUnit
  symbol: string
  /** The same amount in the other unit, formatted. */
  otherText: string
  onType: (text: string) => void
  onUnit: () => void
  picks: readonly { label: string; onPick: () => void }[]
}

/** Field for the investment, in dollars or in tokens (yield 2). */
function InvestmentField({ text, unit, symbol, otherText, onType, onUnit, picks }: InvestmentProps) {
  const { t } = useTranslation()
  const type = (typed: string) => {
    const sanitized = sanitizeAmountInput(typed)
    if (sanitized !== null) onType(sanitized)
  }
  return (
    <div>
      <TextField
        label={t('%symbol% staked', { symbol })}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={text}
        onType={type}
        hint={<bdi>{otherText}</bdi>}
        after={
          <>
            <Unit>
              <bdi>{unit === 'usd' ? DOLLARS : symbol}</bdi>
            </Unit>
            <IconButton size="s" icon={ArrowLeftRight} label={t('Change the unit')} onClick={onUnit} />
          </>
        }
      />
      <Picks>
        {picks.map(({ label, onPick }) => (
          <Chip key={label} onPick={onPick}>
            {label}
          </Chip>
        ))}
      </Picks>
    </div>
  )
}

interface TargetProps {
  text: string
  hint: string
  error: string | undefined
  onType: (text: string) => void
}

/** Field that shows the return of the investment. A typed return sets the investment that it needs (yield 2). */
function TargetField({ text, hint, error, onType }: TargetProps) {
  const { t } = useTranslation()
  const type = (typed: string) => {
    const sanitized = sanitizeAmountInput(typed)
    if (sanitized !== null) onType(sanitized)
  }
  return (
    <TextField
      label={t('ROI at current rates')}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={text}
      onType={type}
      error={error}
      hint={<bdi>{hint}</bdi>}
      after={<Unit>{DOLLARS}</Unit>}
    />
  )
}

const SMALL_INVESTMENT_USD = '100'
const CENTS = 2

export interface RoiCalculatorProps {
  /** The staked token and its price; null while the price is unknown. */
  price: UsdPrice | null
  stakedSymbol: string
  earnedSymbol: string
  earnedPrice: UsdPrice | null
  /** Balance that the account could invest, in base units of the staked token. */
  balanceRaw?: bigint | undefined
  /** Yearly, in percent, including all income beside the emission. */
  aprPercent: number
  /** Yearly, in percent, of the emission alone: it is paid in tokens and can be compounded. */
  baseAprPercent: number
  /** Set when earnings compound automatically, as in the vault; the user then has no choice. */
  fixedCompoundsPerDay?: number
  performanceFeeBps?: number
  onClose: () => void
}

const everyText = (t: Translate, perDay: number): string =>
  perDay === 0 ? t('Never') : t('%count% day || %count% days', { count: Math.round(1 / perDay) })

/** Computes the return of an investment at today's rates, and the investment for a target return (yield 2, 9). */
export function RoiCalculator(props: RoiCalculatorProps) {
  const { t } = useTranslation()
  const { price, onClose } = props
  return (
    <Dialog title={t('ROI calculator')} onClose={onClose}>
      {price ? (
        <Calculator {...props} price={price} />
      ) : (
        <Notice kind="info" title={t('We don’t know the price of %symbol% yet.', { symbol: props.stakedSymbol })} />
      )}
    </Dialog>
  )
}

function Calculator(props: RoiCalculatorProps & { price: UsdPrice }) {
  const { price, stakedSymbol, earnedSymbol, earnedPrice, balanceRaw, aprPercent, baseAprPercent } = props
  const { fixedCompoundsPerDay, performanceFeeBps = 0 } = props
  const { t, locale } = useTranslation()
  const [unit, setUnit] = useState<RoiUnit>('usd')
  const [text, setText] = useState(INITIAL_INVESTMENT_USD)
  /** Null unless the return was typed last. */
  const [target, setTarget] = useState<string | null>(null)
  const [days, setDays] = useState<number>(ROI_DAYS[0])
  const [chosenPerDay, setChosenPerDay] = useState<number>(1)

  const compoundsPerDay = fixedCompoundsPerDay ?? chosenPerDay
  const terms = { aprPercent: baseAprPercent, compoundsPerDay, performanceFeeBps }
  const requiredText = target === null ? null : investmentForTarget(target, { ...terms, days }, unit, price)
  const shownText = target === null ? text : (requiredText ?? '')
  const investment = investmentOf(shownText, unit, price)
  const result = resultOf(investment.usdRaw, { ...terms, days }, earnedPrice)
  const usdDecimals = price.usd.decimals

  function typeInvestment(typed: string): void {
    setTarget(null)
    setText(typed)
  }

  function changeUnit(): void {
    const next = unit === 'usd' ? 'token' : 'usd'
    setText(investmentText(investment, next, price))
    setUnit(next)
  }

  function pickUsd(amount: string): void {
    setUnit('usd')
    typeInvestment(amount)
  }

  const picks = [SMALL_INVESTMENT_USD, INITIAL_INVESTMENT_USD].map((amount) => ({
    label: wholeDollarsText(BigInt(amount), locale),
    onPick: () => pickUsd(amount),
  }))
  if (balanceRaw !== undefined && balanceRaw > 0n) {
    // As many digits as the field shows: the exact balance would be cut off.
    const balance = investmentText({ usdRaw: null, tokenRaw: balanceRaw }, 'token', price)
    picks.push({
      label: t('My balance'),
      onPick: () => {
        setUnit('token')
        typeInvestment(balance)
      },
    })
  }
  const otherText =
    unit === 'usd'
      ? investment.tokenRaw !== null &&
        `≈ ${amountText(investment.tokenRaw, price.token.decimals, locale)} ${stakedSymbol}`
      : investment.tokenRaw !== null && `≈ ${usdValueText(price, investment.tokenRaw, locale) ?? ''}`
  const earnedText =
    result.earnedTokenRaw === null || !earnedPrice
      ? ''
      : `≈ ${amountText(result.earnedTokenRaw, earnedPrice.token.decimals, locale)} ${earnedSymbol}`
  const isUnreachable = target !== null && target !== '' && requiredText === null

  return (
    <Stack $gap={16}>
      <InvestmentField
        text={shownText}
        unit={unit}
        symbol={stakedSymbol}
        otherText={otherText || ''}
        onType={typeInvestment}
        onUnit={changeUnit}
        picks={picks}
      />
      <SegmentedControl
        legend={t('Staked for')}
        value={days}
        onPick={setDays}
        options={ROI_DAYS.map((value) => ({ value, label: narrowDaysText(value, locale) }))}
      />
      {fixedCompoundsPerDay === undefined && (
        <Select
          label={t('Compounding every')}
          value={String(chosenPerDay)}
          onPick={(perDay) => setChosenPerDay(Number(perDay))}
          options={COMPOUNDS_PER_DAY.map((value) => ({ value: String(value), label: everyText(t, value) }))}
        />
      )}
      <TargetField
        text={target ?? (result.earnedUsdRaw === null ? '' : cutText(result.earnedUsdRaw, usdDecimals, CENTS))}
        hint={[percentText(result.growth * 100, locale), earnedText].filter(Boolean).join(' · ')}
        error={isUnreachable ? t('No amount earns that much at this rate.') : undefined}
        onType={setTarget}
      />
      {investment.usdRaw !== null && (
        <RoiCurve terms={terms} days={days} usdRaw={investment.usdRaw} usdDecimals={usdDecimals} />
      )}
      <RoiTable
        terms={terms}
        chosenDays={days}
        usdRaw={investment.usdRaw}
        usdDecimals={usdDecimals}
        earnedPrice={earnedPrice}
        earnedSymbol={earnedSymbol}
      />
      <DetailList>
        <DetailRow label={t('APR')}>{percentText(aprPercent, locale)}</DetailRow>
        <DetailRow label={t('Base APR (%symbol% yield only)', { symbol: earnedSymbol })}>
          {percentText(baseAprPercent, locale)}
        </DetailRow>
        {performanceFeeBps > 0 && (
          <DetailRow label={t('Performance fee')}>{percentText(performanceFeeBps / 100, locale)}</DetailRow>
        )}
      </DetailList>
      <AprExplanation />
    </Stack>
  )
}
