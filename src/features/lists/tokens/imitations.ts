import { createSelector } from '@reduxjs/toolkit'
import { NATIVE_LISTED, type ListedToken } from '../listedTokens'
import { selectActiveTokens } from './activeTokens'
import { imitationOf, nameIndex, type Imitation, type NameIndex } from './confusables.rules'

/** Tokens of one source: the built-in list, one active list, or the user's own. */
interface Source {
  id: string
  tokens: ListedToken[]
  index?: NameIndex
}

const sourceId = ({ origin, listName }: ListedToken): string => `${origin} ${listName ?? ''}`

/** Groups the selectable tokens by source, the most trusted first. */
function sourcesOf(tokens: readonly ListedToken[]): Source[] {
  const sources: Source[] = [{ id: 'default ', tokens: [NATIVE_LISTED] }]
  for (const token of tokens) {
    const id = sourceId(token)
    const last = sources.at(-1)
    if (last?.id === id) last.tokens.push(token)
    else sources.push({ id, tokens: [token] })
  }
  return sources
}

/**
 * Returns what a token imitates: a token of a more trusted source, or for one that is not added yet any selectable
 * token (trading 2.7.13). Two tokens of one source do not imitate each other: neither is better known. The names of a
 * source are indexed when they are first needed.
 */
export const selectImitationOf = createSelector([selectActiveTokens], (tokens) => {
  const sources = sourcesOf(tokens)
  const found = new WeakMap<ListedToken, Imitation | null>()
  const indexOf = (source: Source): NameIndex => (source.index ??= nameIndex(source.tokens))
  return (token: ListedToken): Imitation | null => {
    const { origin } = token
    if (origin === 'native' || origin === 'default') return null
    const cached = found.get(token)
    if (cached !== undefined) return cached
    const own = sources.findIndex(({ id }) => id === sourceId(token))
    const imitation = imitationOf(token, (own < 0 ? sources : sources.slice(0, own)).map(indexOf))
    found.set(token, imitation)
    return imitation
  }
})
