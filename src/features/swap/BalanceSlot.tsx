import { useDispatch } from 'react-redux'
import { styled } from 'styled-components'
import { useWallet } from '../../chain/wallet/useWallet'
import { formatAmountExact, formatSignificant } from '../../core/amount'
import { useTranslation } from '../../i18n'
import { Skeleton } from '../../ui/content/Skeleton'
import { Chip } from '../../ui/controls/Chip'
import type { ListedToken } from '../lists'
import { amountTyped, type Field } from './swap.slice'

/** trading 9: balances beside inputs show 6 significant digits. */
const BALANCE_DIGITS = 6

const Balance = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  color: var(--text-quiet);
  font-size: var(--type-12);
  font-variant-numeric: tabular-nums;
`

interface BalanceSlotProps {
  field: Field
  token: ListedToken | null
  /** Undefined until the chain answered. */
  balanceRaw: bigint | undefined
  /** What Max enters; null where there is nothing to spend or it is entered already. */
  maxRaw: bigint | null
}

/** What the connected account holds of a side's currency (trading 2.3). */
export function BalanceSlot({ field, token, balanceRaw, maxRaw }: BalanceSlotProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { account } = useWallet()
  if (!account || !token) return null
  return (
    <Balance>
      {t('Balance')}:{' '}
      {balanceRaw === undefined ? (
        <Skeleton width="56px" />
      ) : (
        formatSignificant(balanceRaw, token.decimals, BALANCE_DIGITS)
      )}
      {maxRaw !== null && (
        <Chip
          label={t('Use all of %symbol%', { symbol: token.symbol })}
          onPick={() => dispatch(amountTyped({ field, typedValue: formatAmountExact(maxRaw, token.decimals) }))}
        >
          {t('Max')}
        </Chip>
      )}
    </Balance>
  )
}
