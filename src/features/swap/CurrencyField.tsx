import { memo, useMemo } from 'react'
import { useDispatch } from 'react-redux'
import { formatAmountExact } from '../../core/amount'
import { useTranslation } from '../../i18n'
import { AmountField } from '../../ui/amount/AmountField'
import { BalanceSlot } from './BalanceSlot'
import { maxSpendRaw } from './swap.rules'
import { amountTyped, type Field } from './swap.slice'
import { TokenSlot } from './TokenSlot'
import type { Side } from './useSwapForm'

const SHARES_PERCENT = [25, 50, 75] as const

interface CurrencyFieldProps {
  field: Field
  side: Side
  otherId: string | null
  isStale: boolean
  isInvalid: boolean
}

/** One side of the swap: its currency, its amount, and for the From side what can be spent (trading 2.3). */
export const CurrencyField = memo(function CurrencyField(props: CurrencyFieldProps) {
  const { field, side, otherId, isStale, isInvalid } = props
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { token, text, balanceRaw, isEstimated, amountRaw, usdText } = side
  const isInput = field === 'input'
  const name = isInput ? t('From') : t('To')
  const estimatedName = isInput ? t('From (estimated)') : t('To (estimated)')
  const spendableRaw =
    isInput && token && balanceRaw !== undefined ? maxSpendRaw(balanceRaw, token.address === null) : 0n

  const chips = useMemo(() => {
    if (!token || spendableRaw === 0n) return []
    return SHARES_PERCENT.map((percent) => ({
      label: `${percent}%`,
      onPick: () => {
        const typedValue = formatAmountExact((spendableRaw * BigInt(percent)) / 100n, token.decimals)
        dispatch(amountTyped({ field, typedValue }))
      },
    }))
  }, [dispatch, field, spendableRaw, token])

  const maxRaw = spendableRaw > 0n && amountRaw !== spendableRaw ? spendableRaw : null
  // Elements that stay the same objects are not drawn again at each key press.
  const balanceSlot = useMemo(
    () => <BalanceSlot field={field} token={token} balanceRaw={balanceRaw} maxRaw={maxRaw} />,
    [balanceRaw, field, maxRaw, token],
  )
  const tokenSlot = useMemo(
    () => <TokenSlot field={field} name={name} token={token} otherId={otherId} />,
    [field, name, otherId, token],
  )

  return (
    <AmountField
      id={`swap-${field}`}
      label={isEstimated ? estimatedName : name}
      value={text}
      onType={(typedValue) => dispatch(amountTyped({ field, typedValue }))}
      isStale={isStale}
      invalid={isInvalid}
      usdText={usdText}
      tokenSlot={tokenSlot}
      balanceSlot={balanceSlot}
      chips={chips}
    />
  )
})
