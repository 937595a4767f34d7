import { styled } from 'styled-components'
import type { CallState } from '../../chain/multicall/useCalls'
import { formatSignificant } from '../../core/amount'
import { useTranslation } from '../../i18n'
import { Badge } from '../../ui/content/Badge'
import { Skeleton } from '../../ui/content/Skeleton'
import { TokenBadge } from '../../ui/content/TokenBadge'
import type { ListedToken } from './listedTokens'

/** trading 9: balances in the picker show 4 significant digits. */
const BALANCE_DIGITS = 4

const Row = styled.button`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 0 var(--space-12);
  inline-size: 100%;
  block-size: 56px;
  padding-inline: var(--space-16);
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;

  &:hover:not(:disabled) {
    background: var(--hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &:disabled {
    cursor: default;
    opacity: 0.55;
  }
`

const Names = styled.span`
  display: grid;
  min-inline-size: 0;

  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > :first-child {
    font-weight: 600;
  }
  & > :last-child {
    color: var(--text-quiet);
    font-size: var(--type-12);
  }
`

const Balance = styled.span`
  font-variant-numeric: tabular-nums;
`

interface TokenRowProps {
  token: ListedToken
  balance: CallState<bigint> | undefined
  isSelected: boolean
  isOther: boolean
  onPick: (currencyId: string) => void
}

function BalanceText({ balance, decimals }: { balance: CallState<bigint> | undefined; decimals: number }) {
  if (!balance || balance.status === 'idle') return null
  if (balance.status === 'loading') return <Skeleton width="48px" />
  return (
    <Balance>{balance.value === undefined ? '–' : formatSignificant(balance.value, decimals, BALANCE_DIGITS)}</Balance>
  )
}

/** One token of the picker: picture, symbol, name, balance (trading 2.7). */
export function TokenRow({ token, balance, isSelected, isOther, onPick }: TokenRowProps) {
  const { t } = useTranslation()
  const { id, symbol, name, decimals } = token
  return (
    <li>
      <Row type="button" disabled={isSelected} aria-pressed={isSelected} onClick={() => onPick(id)}>
        <TokenBadge symbol={symbol} address={id} size={32} />
        <Names>
          <span>{symbol}</span>
          <span>{name}</span>
        </Names>
        {isOther ? <Badge>{t('Other side')}</Badge> : <BalanceText balance={balance} decimals={decimals} />}
      </Row>
    </li>
  )
}
