import { shallowEqual } from 'react-redux'
import { derived } from '../../../core/derived'
import type { TokenFacts } from '../../../market/token'
import { byPriority } from '../lists.rules'
import { listed, listedTokens, NATIVE_LISTED, type ListedToken, type Listing } from '../listedTokens'
import { defaultUrls, selectCustomTokens, selectLists, type ListsState, type WithLists } from '../lists.slice'
import type { ListToken, TokenList } from '../tokenList'
import { looksOf } from './lookalikes.rules'

interface Source {
  tokens: readonly ListToken[]
  listing: Listing
}

const builtInKeys: ReadonlySet<string> = new Set(listedTokens.map(({ id }) => id.toLowerCase()))
const builtInLooks: readonly string[] = [NATIVE_LISTED, ...listedTokens].map(({ symbol }) => looksOf(symbol))

const activeLists = ({ byUrl, activeUrls }: ListsState): TokenList[] =>
  byPriority(activeUrls, defaultUrls).flatMap((url) => byUrl[url]?.current ?? [])

/** Most changes of the lists are about loading; the lists themselves stay what they are. */
const selectActiveLists = derived([selectLists], activeLists, shallowEqual)

function sourcesOf(lists: readonly TokenList[], custom: Record<string, ListToken>): Source[] {
  return [
    ...lists.map(({ name, tokens }): Source => ({ tokens, listing: { origin: 'list', listName: name } })),
    { tokens: Object.values(custom), listing: { origin: 'custom' } },
  ]
}

/** Answers the built-in tokens and those of the sources; of a token named twice, the first source's wins. */
function merge(sources: readonly Source[]): readonly ListedToken[] {
  if (sources.every(({ tokens }) => tokens.length === 0)) return listedTokens
  const [keys, looks] = [new Set(builtInKeys), new Set(builtInLooks)]
  const merged = [...listedTokens]
  for (const { tokens, listing } of sources) {
    const looksHere: string[] = []
    for (const token of tokens) {
      const key = token.address.toLowerCase()
      if (keys.has(key)) continue
      keys.add(key)
      const look = looksOf(token.symbol)
      looksHere.push(look)
      merged.push(listed(token, { ...listing, logoURI: token.logoURI, sameSymbolAsKnown: looks.has(look) }))
    }
    // Within one list two tokens may share a symbol; neither is better known than the other.
    for (const look of looksHere) looks.add(look)
  }
  return merged
}

/**
 * Answers every token that can be chosen: the deployment's own list, the lists switched on by priority, the person's own
 * (trading 4, 5). The native coin is not among them. The answer keeps its identity until one of them changes.
 */
export const selectActiveTokens = derived([selectActiveLists, selectCustomTokens], (lists, custom) =>
  merge(sourcesOf(lists, custom)),
)

/** Answers the same tokens by address in lower case. */
export const selectTokensByAddress = derived(
  [selectActiveTokens],
  (tokens): ReadonlyMap<string, ListedToken> => new Map(tokens.map((token) => [token.id.toLowerCase(), token])),
)

/** Answers the lists that are known and switched off, by priority. */
export const selectInactiveLists = derived(
  [selectLists],
  ({ byUrl, activeUrls }): TokenList[] =>
    byPriority(Object.keys(byUrl), defaultUrls).flatMap((url) =>
      activeUrls.includes(url) ? [] : (byUrl[url]?.current ?? []),
    ),
  shallowEqual,
)

/** Answers what the symbols of everything that can be chosen look like; see looksOf. */
const selectLooks = derived(
  [selectActiveTokens],
  (tokens): ReadonlySet<string> => new Set([...builtInLooks, ...tokens.map(({ symbol }) => looksOf(symbol))]),
)

/**
 * Answers a token that nobody has added yet, as a choice: one of the chain, its address with its checksum, or one that only a
 * list names that is switched off.
 */
export const unlistedToken = (
  state: WithLists,
  facts: TokenFacts,
  from: Pick<Listing, 'listName' | 'logoURI'> = {},
): ListedToken =>
  listed(facts, { ...from, origin: 'chain', sameSymbolAsKnown: selectLooks(state).has(looksOf(facts.symbol)) })
