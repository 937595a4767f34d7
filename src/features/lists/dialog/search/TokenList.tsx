import { memo, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { Check, Plus } from 'lucide-react'
import { useTranslation } from '../../../../i18n'
import { useBalances } from '../../../../chain/multicall/useBalances'
import { useWallet } from '../../../../chain/wallet/useWallet'
import type { CallState } from '../../../../chain/multicall/useCalls'
import { formatSignificant } from '../../../../core/amount'
import { Badge } from '../../../../ui/content/Badge'
import { Icon } from '../../../../ui/content/Icon'
import { Skeleton } from '../../../../ui/content/Skeleton'
import { TokenBadge } from '../../../../ui/content/TokenBadge'
import { Stack } from '../../../../ui/layout/Stack'
import type { ListedToken } from '../../listedTokens'
import { logoSources } from '../logoSources'
import { TokenTags } from '../TokenTags'
import { Line, List, LIST_HEIGHT_PX, Option, TokenDetails, ROW_HEIGHT_PX, Sizer, Symbol } from './search.styles'
import type { BalanceOf } from './useKnownBalances'
import { useVirtualRows, type RowRange } from './useVirtualRows'

/** Subscribes to the balances of visible tokens not read anyway; returns a lookup of both. */
function useVisibleBalances(tokens: readonly ListedToken[], visible: RowRange, balanceOf: BalanceOf): BalanceOf {
  const { account } = useWallet()
  const { from, to } = visible
  const unread = useMemo(
    () => tokens.slice(from, to).filter((token) => !balanceOf(token)),
    [tokens, from, to, balanceOf],
  )
  const states = useBalances(
    account,
    unread.map(({ address }) => address),
  )
  return (token) => balanceOf(token) ?? states[unread.indexOf(token)]
}

/** trading 9: balances in the picker show 4 significant digits. */
const BALANCE_DIGITS = 4

type BalanceState = CallState<bigint> | undefined

function BalanceText({ balance, decimals }: { balance: BalanceState; decimals: number }) {
  if (!balance || balance.status === 'idle') return null
  if (balance.status === 'loading') return <Skeleton width="48px" />
  return <span>{balance.value === undefined ? '–' : formatSignificant(balance.value, decimals, BALANCE_DIGITS)}</span>
}

/** End of a row: the balance, or the effect of selecting the row. */
function RowEnd({ token, balance, isOther }: Pick<TokenRowProps, 'token' | 'balance' | 'isOther'>) {
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

interface TokenRowProps {
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
const TokenRow = memo(function TokenRow(props: TokenRowProps) {
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
        <TokenDetails>
          <span dir="auto">{token.name}</span>
          <TokenTags token={token} />
        </TokenDetails>
      </Stack>
      <RowEnd token={token} balance={balance} isOther={isOther} />
    </Option>
  )
})

interface Props {
  id: string
  /** The displayed results are older than the query. */
  isStale: boolean
  tokens: readonly ListedToken[]
  /** Index of the row selected by arrow keys; -1 for none. */
  active: number
  selectedId: string | null
  otherId: string | null
  balanceOf: BalanceOf
  onPick: (token: ListedToken) => void
}

/** Returns the DOM id of a row, for aria-activedescendant. */
export const rowId = (listId: string, index: number): string => `${listId}${index}`

/** Scrolls a row into view, as little as necessary. */
function reveal(box: HTMLElement, index: number): void {
  const top = index * ROW_HEIGHT_PX
  const lowestTop = top + ROW_HEIGHT_PX - box.clientHeight
  if (box.scrollTop > top) box.scrollTo(0, top)
  else if (box.scrollTop < lowestTop) box.scrollTo(0, lowestTop)
}

/** More than the rows that are rendered at once: rows this far apart share a React key. */
const KEY_COUNT = 64

/** Virtual list of the tokens found; a row that leaves at one end is reused at the other. */
export function TokenList(props: Props) {
  const { id, isStale, tokens, active, selectedId, otherId, balanceOf, onPick } = props
  const { t } = useTranslation()
  const [box, setBox] = useState<HTMLElement | null>(null)
  const { rendered, rest } = useVirtualRows(box, tokens.length, ROW_HEIGHT_PX, LIST_HEIGHT_PX)
  const anyBalanceOf = useVisibleBalances(tokens, rest, balanceOf)

  useLayoutEffect(() => {
    // Another search or sort order starts at the top.
    if (tokens.length > 0) box?.scrollTo(0, 0)
  }, [box, tokens])
  useEffect(() => {
    if (box && active >= 0) reveal(box, active)
  }, [box, active])

  return (
    // Pressing the mouse leaves the focus in the search field.
    <List
      ref={setBox}
      id={id}
      role="listbox"
      aria-label={t('Tokens')}
      aria-busy={isStale}
      onMouseDown={(event) => event.preventDefault()}
    >
      <Sizer role="presentation" style={{ blockSize: tokens.length * ROW_HEIGHT_PX }}>
        {tokens.slice(rendered.from, rendered.to).map((token, at) => {
          const index = rendered.from + at
          return (
            <TokenRow
              key={index % KEY_COUNT}
              token={token}
              balance={anyBalanceOf(token)}
              id={rowId(id, index)}
              index={index}
              count={tokens.length}
              top={index * ROW_HEIGHT_PX}
              isActive={index === active}
              isSelected={token.id === selectedId}
              isOther={token.id === otherId}
              onPick={onPick}
            />
          )
        })}
      </Sizer>
    </List>
  )
}
