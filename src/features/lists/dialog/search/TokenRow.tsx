import { Check, Plus } from 'lucide-react'
import { memo } from 'react'
import type { CallState } from '../../../../chain/multicall/useCalls'
import { formatSignificant } from '../../../../core/amount'
import { useTranslation } from '../../../../i18n'
import { Badge } from '../../../../ui/content/Badge'
import { Icon } from '../../../../ui/content/Icon'
import { Skeleton } from '../../../../ui/content/Skeleton'
import { TokenBadge } from '../../../../ui/content/TokenBadge'
import type { ListedToken } from '../../listedTokens'
import { logoSources } from '../logoSources'
import { TokenTags } from '../TokenTags'
import { Line, Quiet, Option, Symbol } from './search.styles'
import { Stack } from '../../../../ui/layout/Stack'

/** trading 9: balances in the picker show 4 significant digits. */
const BALANCE_DIGITS = 4

type BalanceState = CallState<bigint> | undefined

function BalanceText({ balance, decimals }: { balance: BalanceState; decimals: number }) {
  if (!balance || balance.status === 'idle') return null
  if (balance.status === 'loading') return <Skeleton width="48px" />
  return <span>{balance.value === undefined ? '–' : formatSignificant(balance.value, decimals, BALANCE_DIGITS)}</span>
}

/** End of a row: the balance, or the effect of selecting the row. */
function RowEnd({ token, balance, isOther }: Pick<Props, 'token' | 'balance' | 'isOther'>) {
  const { t } = useTranslation()
  if (token.origin === 'chain') {
    return (
      <Badge kind="accent" icon={Plus}>
        {t('Import')}
      </Badge>
    )
  }
  if (isOther) return <Badge>{t('Other side')}</Badge>
  return <BalanceText balance={balance} decimals={token.decimals} />
}

interface Props {
  token: ListedToken
  balance: BalanceState
  id: string
  index: number
  count: number
  /** Offset from the top of the list, in pixels. */
  top: number
  isActive: boolean
  isSelected: boolean
  isOther: boolean
  onPick: (token: ListedToken) => void
}

/** One token of the list: picture, symbol, name, source, balance (trading 2.7). */
export const TokenRow = memo(function TokenRow(props: Props) {
  const { token, balance, id, index, count, top, isActive, isSelected, isOther, onPick } = props
  return (
    <Option
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-active={isActive || undefined}
      style={{ insetBlockStart: top }}
      onClick={() => onPick(token)}
    >
      <TokenBadge symbol={token.symbol} address={token.id} size={32} sources={logoSources(token.logoURI)} />
      <Stack as="span" $gap={0}>
        <Line>
          <Symbol dir="auto">{token.symbol}</Symbol>
          {isSelected && <Icon of={Check} size={16} />}
        </Line>
        <Quiet>
          <span dir="auto">{token.name}</span>
          <TokenTags token={token} />
        </Quiet>
      </Stack>
      <RowEnd token={token} balance={balance} isOther={isOther} />
    </Option>
  )
})
