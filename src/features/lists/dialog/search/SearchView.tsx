import { ArrowDownUp, Search } from 'lucide-react'
import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react'
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
import { useWallet } from '../../../../chain/wallet/useWallet'
import { listedToken, NATIVE_LISTED, type ListedToken } from '../../listedTokens'
import { addressIn, chosenByEnter, matchesNative, searchTokens, sortByBalance } from '../../tokenSearch.rules'
import { useTokenOf } from '../../tokens/useTokenOf'
import { useTokenLists } from '../../useTokenLists'
import { SectionHeader, Base, Bases, Line, EmptyArea, SearchBox } from './search.styles'
import { rowId, TokenList } from './TokenList'
import type { TokenQuery } from './useTokenQuery'
import { useKnownBalances, type BalanceOf } from './useKnownBalances'
import { useOfferedTokens } from './useOfferedTokens'

/** The native coin, and the bases that the deployment suggests. */
const commonBases: readonly ListedToken[] = [
  NATIVE_LISTED,
  ...bases.suggestedBases.flatMap((key) => listedToken(baseToken(key).address) ?? []),
]

interface CommonBasesProps {
  selectedId: string | null
  onPick: (token: ListedToken) => void
}

/** Buttons for the most selected tokens (trading 2.7). */
function CommonBases({ selectedId, onPick }: CommonBasesProps) {
  const { t } = useTranslation()
  return (
    <>
      <SectionHeader>
        <Line>
          {t('Common bases')}
          <InfoTip about={t('Common bases')}>{t('Most other tokens trade against these.')}</InfoTip>
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

interface FoundTokens {
  /** In display order: the native coin first where it matches, tokens that must be imported last. */
  rows: readonly ListedToken[]
  balanceOf: BalanceOf
  /** Returns the results for another text, without the native coin and the chain lookup. */
  find: (query: string) => readonly ListedToken[]
  /** True while the token at the address is read from the chain. */
  isRequesting: boolean
}

/**
 * Returns the search results among all selectable tokens, larger balances first, followed by those of inactive lists.
 * An unlisted address is looked up on the chain. Tokens that are not active have to be imported first (trading 5, 2.7).
 */
function useFoundTokens(query: string, isReversed: boolean): FoundTokens {
  const { account } = useWallet()
  const tokens = useTokenLists()
  const { balanceOf, forOrder } = useKnownBalances(account, tokens)
  const sorted = useMemo(() => {
    const balanceForOrder = (token: ListedToken) => {
      const raw = forOrder(token)
      return raw === undefined ? undefined : { raw, decimals: token.decimals }
    }
    return sortByBalance(tokens, balanceForOrder, isReversed)
  }, [tokens, forOrder, isReversed])
  const listed = useMemo(() => {
    const found = searchTokens(sorted, query)
    return matchesNative(query) ? [NATIVE_LISTED, ...found] : found
  }, [sorted, query])

  const { status, token } = useTokenOf(listed.length === 0 ? addressIn(query) : null)
  const offered = useOfferedTokens(query)
  const rows = useMemo(() => (token ? [token] : [...listed, ...offered]), [listed, offered, token])
  return { rows, balanceOf, find: (text) => searchTokens(sorted, text), isRequesting: status === 'loading' }
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

/** Returns what Enter selects for the typed text, which may be newer than the displayed results. */
function enterChoice({ typed, searched }: TokenQuery, { rows, find }: FoundTokens): ListedToken | null {
  const found = typed === searched ? rows.filter(({ origin }) => origin !== 'native') : find(typed)
  const choice = chosenByEnter(typed, found)
  if (choice === 'native') return NATIVE_LISTED
  if (!choice?.sameSymbolAsKnown) return choice
  // A known symbol selects the known token, even if the account has a larger balance of a lookalike.
  const knownSymbol = choice.symbol.toLowerCase()
  return (
    found.find(({ symbol, sameSymbolAsKnown }) => !sameSymbolAsKnown && symbol.toLowerCase() === knownSymbol) ?? choice
  )
}

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
  const { rows, balanceOf, isRequesting } = found
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
      const chosen = highlighted ?? enterChoice(query, found)
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
          label={isReversed ? t('Largest balance first') : t('Smallest balance first')}
          onClick={onReverse}
        />
      </SectionHeader>
      {rows.length === 0 ? (
        <EmptyArea aria-busy={isStale}>
          {!isRequesting && (
            <EmptyState icon={Search} title={t('No results found.')}>
              {t('Try another name, or paste the address of the token.')}
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
          balanceOf={balanceOf}
          onPick={onPick}
        />
      )}
    </>
  )
}
