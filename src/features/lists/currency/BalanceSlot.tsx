import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Chip } from '../../../ui/controls/Chip'
import { Figure } from '../../../ui/figures/Figure'
import type { ListedToken } from '../listedTokens'

const Balance = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  color: var(--text-quiet);
  font-size: var(--type-12);

  .balance {
    min-inline-size: 56px;
    text-align: end;
  }
`

interface BalanceSlotProps {
  token: Pick<ListedToken, 'symbol' | 'decimals'>
  /** Undefined while loading. */
  balanceRaw: bigint | undefined
  /** Enters the maximum spendable amount; null if that is already entered, or if nothing is paid from this side. */
  onMax: (() => void) | null
  isMaxDisabled?: boolean
}

/** Balance of one side's currency, with a Max button (trading 2.3, 2.4). */
export function BalanceSlot({ token, balanceRaw, onMax, isMaxDisabled = false }: BalanceSlotProps) {
  const { t } = useTranslation()
  return (
    <Balance>
      {t('Balance')}:{' '}
      <span className="balance">
        {balanceRaw === undefined ? <Skeleton width="56px" /> : <Figure raw={balanceRaw} decimals={token.decimals} />}
      </span>
      {onMax && (
        <Chip label={t('Use all of %symbol%', { symbol: token.symbol })} onPick={onMax} disabled={isMaxDisabled}>
          {t('Max')}
        </Chip>
      )}
    </Balance>
  )
}
