import { ArrowDownUp, Search } from 'lucide-react'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from '../../../../i18n'
import { EmptyState } from '../../../../ui/content/EmptyState'
import { Icon } from '../../../../ui/content/Icon'
import { IconButton } from '../../../../ui/controls/IconButton'
import { Spinner } from '../../../../ui/controls/Spinner'
import { TextField } from '../../../../ui/controls/TextField'
import { rovingIndex } from '../../../../ui/rovingIndex'
import { announce } from '../../../../ui/toast/announce'
import { bases, baseToken } from '../../../../deployment/bases'
import { InfoTip } from '../../../../ui/content/InfoTip'
import { TokenBadge } from '../../../../ui/content/TokenBadge'
import { Chip } from '../../../../ui/controls/Chip'
import { listedToken, NATIVE_LISTED, type ListedToken } from '../../listedTokens'
import { SectionHeader, Base, Bases, Line, EmptyArea, SearchBox } from './search.styles'
import { rowId, TokenList } from './TokenList'
import type { TokenQuery } from './useTokenQuery'
import { useFoundTokens, type FoundTokens } from './useFoundTokens'

/** The native coin, and the bases that the deployment suggests. */
const commonBases: readonly ListedToken[] = [
  NATIVE_LISTED,
  ...bases.suggestedBases.flatMap((key) => listedToken(baseToken(key).address) ?? []),
]

interface CommonBasesProps {
  selectedId: string | null
  onPick: (token: ListedToken) => void
}

/** Buttons for the common bases (trading 2.7.3). */
function CommonBases({ selectedId, onPick }: CommonBasesProps) {
  const { t } = useTranslation()
  return (
    <>
      <SectionHeader>
        <Line>
          {t('Common bases')}
          <InfoTip about={t('Common bases')}>{t('Most tokens trade against these.')}</InfoTip>
        </Line>
      </SectionHeader>
      <Bases role="group" aria-label={t('Common bases')}>
        {commonBases.map((token) => (
          <Chip key={token.id} selected={token.id === selectedId} onPick={() => onPick(token)}>
            <Base>
              <TokenBadge symbol={token.symbol} address={token.id} size={20} />
              {token.symbol}
            </Base>
          </Chip>
        ))}
      </Bases>
    </>
  )
}

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

/** Announces the number of results once a search has settled. */
function useCountAnnouncement(query: string, { rows, isRequesting }: FoundTokens): void {
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
  const found = useFoundTokens(query.searched, isReversed)
  const { rows, holdings, isRequesting } = found
  const isStale = isRequesting || query.typed !== query.searched
  const [active, setActive] = useState({ query: '', index: -1 })
  const activeIndex = active.query === query.searched && active.index < rows.length ? active.index : -1
  useCountAnnouncement(query.searched, found)

  function key(event: KeyboardEvent): void {
    if (isArrow(event.key)) {
      event.preventDefault()
      if (query.typed !== query.searched) return query.searchNow()
      setActive({ query: query.searched, index: rovingIndex(event.key, activeIndex, rows.length, 'down') ?? -1 })
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const highlighted = query.typed === query.searched ? rows[activeIndex] : undefined
      const chosen = highlighted ?? found.enterChoice(query)
      if (chosen) onPick(chosen)
      else query.searchNow()
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
      <SectionHeader>
        <span>{t('%count% token || %count% tokens', { count: rows.length })}</span>
        <IconButton
          size="s"
          icon={ArrowDownUp}
          label={isReversed ? t('Highest value first') : t('Lowest value first')}
          onClick={onReverse}
        />
      </SectionHeader>
      {rows.length === 0 ? (
        <EmptyArea aria-busy={isStale}>
          {!isRequesting && (
            <EmptyState icon={Search} title={t('No results found.')}>
              {t('Try another name or paste the token’s address.')}
            </EmptyState>
          )}
        </EmptyArea>
      ) : (
        <TokenList
          id={listId}
          isStale={isStale}
          tokens={rows}
          active={activeIndex}
          selectedId={selectedId}
          otherId={otherId}
          holdings={holdings}
          onPick={onPick}
        />
      )}
    </>
  )
}
