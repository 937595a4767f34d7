import { useEffect, useLayoutEffect, useState } from 'react'
import { useTranslation } from '../../../../i18n'
import type { ListedToken } from '../../listedTokens'
import { List, LIST_HEIGHT_PX, ROW_HEIGHT_PX, Sizer } from './search.styles'
import { TokenRow } from './TokenRow'
import type { BalanceOf } from './useKnownBalances'
import { useSeenBalances } from './useSeenBalances'
import { useVirtualRows } from './useVirtualRows'

interface Props {
  id: string
  /** The displayed results are older than the query. */
  isBehind: boolean
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
  const lowest = top + ROW_HEIGHT_PX - box.clientHeight
  if (box.scrollTop > top) box.scrollTo(0, top)
  else if (box.scrollTop < lowest) box.scrollTo(0, lowest)
}

/** Exceeds the number of rows ever rendered at once: rows this far apart can share a React key. */
const PLACES = 64

/** Virtual list of the tokens found; a row that leaves at one end is reused at the other. */
export function TokenList(props: Props) {
  const { id, isBehind, tokens, active, selectedId, otherId, balanceOf, onPick } = props
  const { t } = useTranslation()
  const [box, setBox] = useState<HTMLElement | null>(null)
  const { drawn, rest } = useVirtualRows(box, tokens.length, ROW_HEIGHT_PX, LIST_HEIGHT_PX)
  const anyBalanceOf = useSeenBalances(tokens, rest, balanceOf)

  useLayoutEffect(() => {
    // Another search or sort order starts at the top.
    if (tokens.length > 0) box?.scrollTo(0, 0)
  }, [box, tokens])
  useEffect(() => {
    if (box && active >= 0) reveal(box, active)
  }, [box, active])

  return (
    // Keeps the focus in the search field.
    <List
      ref={setBox}
      id={id}
      role="listbox"
      aria-label={t('Tokens')}
      aria-busy={isBehind}
      onMouseDown={(event) => event.preventDefault()}
    >
      <Sizer role="presentation" style={{ blockSize: tokens.length * ROW_HEIGHT_PX }}>
        {tokens.slice(drawn.from, drawn.to).map((token, at) => {
          const index = drawn.from + at
          return (
            <TokenRow
              key={index % PLACES}
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
