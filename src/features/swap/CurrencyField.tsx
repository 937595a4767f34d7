import { memo, useState } from 'react'
import { useDispatch } from 'react-redux'
import { styled } from 'styled-components'
import { useWallet } from '../../chain/wallet/useWallet'
import { formatAmountExact, formatSignificant } from '../../core/amount'
import { useTranslation } from '../../i18n'
import { AmountField } from '../../ui/amount/AmountField'
import { TokenButton } from '../../ui/amount/TokenButton'
import { Skeleton } from '../../ui/content/Skeleton'
import { Chip } from '../../ui/controls/Chip'
import { TokenPicker } from '../lists'
import { maxSpendRaw } from './swap.rules'
import { amountTyped, currencyChosen, type Field } from './swap.slice'
import type { Side } from './useSwapForm'

/** trading 9: balances beside inputs show 6 significant digits. */
const BALANCE_DIGITS = 6
const SHARES_PERCENT = [25, 50, 75] as const

const Balance = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  color: var(--text-quiet);
  font-size: var(--type-12);
  font-variant-numeric: tabular-nums;
`

interface CurrencyFieldProps {
  field: Field
  side: Side
  otherId: string | null
  isStale: boolean
  isInvalid: boolean
}

/** One side of the swap: its currency, its amount, and for the From side what can be spent (trading 2.3). */
export const CurrencyField = memo(function CurrencyField({
  field,
  side,
  otherId,
  isStale,
  isInvalid,
}: CurrencyFieldProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { account } = useWallet()
  const [isPicking, setIsPicking] = useState(false)
  const { token, text, balanceRaw, isEstimated, amountRaw, usdText } = side
  const isInput = field === 'input'
  const name = isInput ? t('From') : t('To')
  const estimatedName = isInput ? t('From (estimated)') : t('To (estimated)')
  const spendableRaw = token && balanceRaw !== undefined ? maxSpendRaw(balanceRaw, token.address === null) : 0n

  const type = (typedValue: string) => dispatch(amountTyped({ field, typedValue }))
  const typeRaw = (raw: bigint) => token && type(formatAmountExact(raw, token.decimals))
  const canSpend = isInput && token !== null && spendableRaw > 0n

  return (
    <>
      <AmountField
        id={`swap-${field}`}
        label={isEstimated ? estimatedName : name}
        value={text}
        onType={type}
        isStale={isStale}
        invalid={isInvalid}
        usdText={usdText}
        tokenSlot={
          <TokenButton
            label={t('%side% token', { side: name })}
            symbol={token?.symbol}
            address={token?.id}
            onPress={() => setIsPicking(true)}
          />
        }
        balanceSlot={
          account &&
          token && (
            <Balance>
              {t('Balance')}:{' '}
              {balanceRaw === undefined ? (
                <Skeleton width="56px" />
              ) : (
                formatSignificant(balanceRaw, token.decimals, BALANCE_DIGITS)
              )}
              {canSpend && amountRaw !== spendableRaw && (
                <Chip onPick={() => typeRaw(spendableRaw)} label={t('Use all of %symbol%', { symbol: token.symbol })}>
                  {t('Max')}
                </Chip>
              )}
            </Balance>
          )
        }
        chips={
          canSpend
            ? SHARES_PERCENT.map((percent) => ({
                label: `${percent}%`,
                onPick: () => typeRaw((spendableRaw * BigInt(percent)) / 100n),
              }))
            : []
        }
      />
      {isPicking && (
        <TokenPicker
          selectedId={token?.id ?? null}
          otherId={otherId}
          onPick={(currencyId) => {
            dispatch(currencyChosen({ field, currencyId }))
            setIsPicking(false)
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </>
  )
})
