import { ArrowDownUp, Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from '../../../../i18n'
import { EmptyState } from '../../../../ui/content/EmptyState'
import { Icon } from '../../../../ui/content/Icon'
import { IconButton } from '../../../../ui/controls/IconButton'
import { Spinner } from '../../../../ui/controls/Spinner'
import { TextField } from '../../../../ui/controls/TextField'
import { rovingIndex } from '../../../../ui/rovingIndex'
import { announce } from '../../../../ui/toast/announce'
import { NATIVE_LISTED, type ListedToken } from '../../listedTokens'
import { chosenByEnter } from '../../tokenSearch.rules'
import { CommonBases } from './CommonBases'
import { Above, Nothing, SearchBox } from './search.styles'
import { rowId, TokenList } from './TokenList'
import { useFoundTokens, type FoundTokens } from './useFoundTokens'
import type { TokenQuery } from './useTokenQuery'

export interface SearchViewProps {
  query: TokenQuery
  isReversed: boolean
  onReverse: () => void
  /** Ids already selected on this side and on the other. */
  selectedId: string | null
  otherId: string | null
  onPick: (token: ListedToken) => void
}

const isArrow = (key: string): boolean => key === 'ArrowDown' || key === 'ArrowUp'

/** Returns what Enter selects for the typed text, which may be newer than the displayed results. */
function enterChoice({ typed, sought }: TokenQuery, { rows, find }: FoundTokens): ListedToken | null {
  const found = typed === sought ? rows.filter(({ origin }) => origin !== 'native') : find(typed)
  const choice = chosenByEnter(typed, found)
  if (choice === 'native') return NATIVE_LISTED
  if (!choice?.sameSymbolAsKnown) return choice
  // A known symbol selects the known token, however much of a lookalike was sent to the account.
  const meant = choice.symbol.toLowerCase()
  return found.find(({ symbol, sameSymbolAsKnown }) => !sameSymbolAsKnown && symbol.toLowerCase() === meant) ?? choice
}

/** Announces the number of results once a search has settled. */
function useCountSpoken(query: string, { rows, isRequesting }: FoundTokens): void {
  const { t } = useTranslation()
  const count = rows.length
  useEffect(() => {
    if (!query.trim() || isRequesting) return
    announce(count === 0 ? t('No results found.') : t('%count% result || %count% results', { count }))
  }, [query, count, isRequesting, t])
}

/** The token search: a combobox with its list (trading 2.7, 5). */
export function SearchView(props: SearchViewProps) {
  const { query, isReversed, onReverse, selectedId, otherId, onPick } = props
  const { t } = useTranslation()
  const listId = `${useId()}list`
  const found = useFoundTokens(query.sought, isReversed)
  const { rows, balanceOf, isRequesting } = found
  const isBehind = isRequesting || query.typed !== query.sought
  const [active, setActive] = useState({ query: '', index: -1 })
  const activeIndex = active.query === query.sought && active.index < rows.length ? active.index : -1
  useCountSpoken(query.sought, found)

  function key(event: KeyboardEvent): void {
    if (isArrow(event.key)) {
      event.preventDefault()
      if (query.typed !== query.sought) return query.settle()
      setActive({ query: query.sought, index: rovingIndex(event.key, activeIndex, rows.length, 'down') ?? -1 })
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const pointed = query.typed === query.sought ? rows[activeIndex] : undefined
      const chosen = pointed ?? enterChoice(query, found)
      if (chosen) onPick(chosen)
      else query.settle()
    }
  }

  return (
    <>
      <SearchBox>
        <TextField
          label={t('Search name or paste address')}
          labelHidden
          placeholder={t('Search name or paste address')}
          before={<Icon of={Search} />}
          after={isRequesting && <Spinner />}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={rows.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeIndex < 0 ? undefined : rowId(listId, activeIndex)}
          data-focus-first
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={query.typed}
          onType={query.type}
          onKeyDown={key}
        />
      </SearchBox>
      <CommonBases selectedId={selectedId} onPick={onPick} />
      <Above>
        <span>{t('%count% token || %count% tokens', { count: rows.length })}</span>
        <IconButton
          size="s"
          icon={ArrowDownUp}
          label={isReversed ? t('Largest balance first') : t('Smallest balance first')}
          onClick={onReverse}
        />
      </Above>
      {rows.length === 0 ? (
        <Nothing aria-busy={isBehind}>
          {!isRequesting && (
            <EmptyState icon={Search} title={t('No results found.')}>
              {t('Try another name, or paste the address of the token.')}
            </EmptyState>
          )}
        </Nothing>
      ) : (
        <TokenList
          id={listId}
          isBehind={isBehind}
          tokens={rows}
          active={activeIndex}
          selectedId={selectedId}
          otherId={otherId}
          balanceOf={balanceOf}
          onPick={onPick}
        />
      )}
    </>
  )
}
