import { ArrowLeftRight } from 'lucide-react'
import { sanitizeAmountInput } from '../../../core/amount'
import { useTranslation } from '../../../i18n'
import { Chip } from '../../../ui/controls/Chip'
import { IconButton } from '../../../ui/controls/IconButton'
import { TextField } from '../../../ui/controls/TextField'
import type { RoiUnit } from './roi.rules'
import { Picks, Unit } from './roi.styles'

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
export function InvestmentField({ text, unit, symbol, otherText, onType, onUnit, picks }: InvestmentProps) {
  const { t } = useTranslation()
  const type = (typed: string) => {
    const mended = sanitizeAmountInput(typed)
    if (mended !== null) onType(mended)
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

/** Field that shows the return of the investment; a typed return computes the investment it needs (yield 2). */
export function TargetField({ text, hint, error, onType }: TargetProps) {
  const { t } = useTranslation()
  const type = (typed: string) => {
    const mended = sanitizeAmountInput(typed)
    if (mended !== null) onType(mended)
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
