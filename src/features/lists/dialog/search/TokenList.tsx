import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useBalances } from '../../../../chain/multicall/useBalances'
import { useWallet } from '../../../../chain/wallet/useWallet'
import { useTranslation } from '../../../../i18n'
import { useAppSelector } from '../../../../state/storeHooks'
import { usdFigure } from '../../currency/usdValues'
import type { ListedToken } from '../../listedTokens'
import { selectImitationOf } from '../../tokens/imitations'
import { selectFavourites, selectRecents, useToggleFavourite } from '../chosen'
import { List, LIST_HEIGHT_PX, ROW_HEIGHT_PX, Sizer } from './search.styles'
import { FavouriteStar, TokenRow, type RowHolding } from './TokenRow'
import type { BalanceOf, Holdings } from './useHoldings'
import { useVirtualRows, type RowRange } from '../../../../ui/lists/useVirtualRows'

/** Subscribes to the balances of visible tokens that `balanceOf` lacks; returns a lookup that has these too. */
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

/** Returns the balance of a row and its value. */
function rowHolding(
  token: ListedToken,
  balance: RowHolding['balance'],
  { priceOf, isPricing }: Holdings,
  locale: string,
): RowHolding {
  const raw = balance?.value ?? 0n
  if (raw === 0n) return { balance, value: undefined }
  return { balance, value: usdFigure(priceOf(token.traded), token, raw, locale) ?? (isPricing ? null : undefined) }
}

interface Props {
  id: string
  /** The displayed results are older than the query. */
  isStale: boolean
  tokens: readonly ListedToken[]
  /** Index of the row that the arrow keys have highlighted; -1 for none. */
  active: number
  selectedId: string | null
  otherId: string | null
  holdings: Holdings
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
  const { id, isStale, tokens, active, selectedId, otherId, holdings, onPick } = props
  const { t, locale } = useTranslation()
  const [box, setBox] = useState<HTMLElement | null>(null)
  const { rendered, rest } = useVirtualRows(box, tokens.length, ROW_HEIGHT_PX, LIST_HEIGHT_PX)
  const anyBalanceOf = useVisibleBalances(tokens, rest, holdings.balanceOf)
  const imitationOf = useAppSelector(selectImitationOf)
  const favourites = useAppSelector(selectFavourites)
  const recents = useAppSelector(selectRecents)
  const toggleFavourite = useToggleFavourite()

  useLayoutEffect(() => {
    // Another search or sort order starts at the top.
    if (tokens.length > 0) box?.scrollTo(0, 0)
  }, [box, tokens])
  useEffect(() => {
    if (box && active >= 0) reveal(box, active)
  }, [box, active])

  const rows = tokens.slice(rendered.from, rendered.to).map((token, at) => {
    const index = rendered.from + at
    return { token, index, key: index % KEY_COUNT, top: index * ROW_HEIGHT_PX, idKey: token.id.toLowerCase() }
  })

  return (
    // Pressing the mouse leaves the focus in the search field.
    <List ref={setBox} onMouseDown={(event) => event.preventDefault()}>
      <Sizer
        id={id}
        role="listbox"
        aria-label={t('Tokens')}
        aria-busy={isStale}
        style={{ blockSize: tokens.length * ROW_HEIGHT_PX }}
      >
        {rows.map(({ token, index, key, top, idKey }) => (
          <TokenRow
            key={key}
            token={token}
            imitation={imitationOf(token)}
            {...rowHolding(token, anyBalanceOf(token), holdings, locale)}
            id={rowId(id, index)}
            index={index}
            count={tokens.length}
            top={top}
            isActive={index === active}
            isSelected={token.id === selectedId}
            isOther={token.id === otherId}
            isRecent={idKey in recents}
            onPick={onPick}
          />
        ))}
      </Sizer>
      {rows.map(({ token, key, top, idKey }) =>
        token.origin === 'chain' ? null : (
          <FavouriteStar
            key={key}
            token={token}
            top={top}
            isFavourite={idKey in favourites}
            onToggle={toggleFavourite}
          />
        ),
      )}
    </List>
  )
}
