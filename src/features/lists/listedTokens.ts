import { NATIVE_ID } from '../../core/currencyId'
import { sameAddress } from '../../core/address'
import { deployment } from '../../deployment/deployment'
import { listedEntries } from '../../deployment/tokenList'
import { unsupportedTokens } from '../../deployment/unsupportedTokens'
import { displaySymbol } from '../../core/symbol'
import { visibleText } from '../../core/visibleText'
import { wrappedNative, type TokenFacts } from '../../market/token'
import type { Searchable } from './tokenSearch.rules'

/** Source of a currency: `custom` was added by the user, `chain` is not added yet. */
export type TokenOrigin = 'native' | 'default' | 'list' | 'custom' | 'chain'

/** A currency that users can select, with its id: BNB or an address. */
export interface ListedToken extends Searchable {
  readonly id: string
  readonly decimals: number
  /** Token that it is traded as: itself, or the wrapped coin for the native one. */
  readonly traded: TokenFacts
  readonly origin: TokenOrigin
  /** Name of its list; null if it comes from none. */
  readonly listName: string | null
  readonly logoURI?: string | undefined
}

/** Source of a token, in addition to its facts. */
export interface Listing {
  origin: TokenOrigin
  listName?: string
  logoURI?: string | undefined
}

/** Creates a selectable token with its display symbol; search uses the full symbol. */
export function listed(facts: TokenFacts, { origin, listName, logoURI }: Listing): ListedToken {
  const { address, name, decimals } = facts
  const symbol = displaySymbol(facts.symbol)
  const isShort = symbol === facts.symbol
  return {
    ...{ id: address, address, symbol, name: visibleText(name ?? ''), decimals, logoURI },
    ...(isShort ? { traded: facts } : { traded: { ...facts, symbol }, fullSymbol: visibleText(facts.symbol) }),
    ...{ origin, listName: listName ?? null },
  }
}

/** Tokens of the deployment's built-in list. */
export const listedTokens: readonly ListedToken[] = listedEntries
  .filter(({ chainId }) => chainId === deployment.chainId)
  .map((entry) => listed(entry, { origin: 'default' }))

const { symbol, name, decimals } = deployment.nativeCurrency

/** The native coin as a selectable currency. */
export const NATIVE_LISTED: ListedToken = {
  ...{ id: NATIVE_ID, address: null, symbol, name, decimals, traded: wrappedNative },
  ...{ origin: 'native', listName: null },
}

const byId = new Map([NATIVE_LISTED, ...listedTokens].map((token) => [token.id.toLowerCase(), token]))

/** Returns the built-in currency of an id in any case; null for one that is not in the built-in list. */
export const listedToken = (id: string | null): ListedToken | null => (id && byId.get(id.toLowerCase())) || null

/** Returns whether the deployment bars a currency from trading (trading 8 "Unsupported assets"). */
export const isUnsupported = (id: string): boolean => unsupportedTokens.some(({ address }) => sameAddress(address, id))
