import { deployment } from '../../../src/deployment/deployment.ts'
import { initialLists, type ListsState, UNKNOWN_LIST } from '../../../src/features/lists/lists.slice.ts'
import type { ListToken, TokenList } from '../../../src/features/lists/tokenList.ts'
import { addressNumber } from './listHost.ts'

/** Returns a token of this chain at an address that is a number. */
export const listToken = (at: number, symbol: string, name = symbol): ListToken => ({
  ...{ chainId: deployment.chainId, address: addressNumber(at), symbol, name, decimals: 18 },
})

export const listOf = (name: string, ...tokens: ListToken[]): TokenList => ({
  ...{ name, tokens, timestamp: '', version: { major: 1, minor: 0, patch: 0 } },
})

/** Returns the state in which these lists are loaded and active, each by its name as URL. */
export const activeLists = (...known: TokenList[]): ListsState => ({
  ...initialLists,
  byUrl: Object.fromEntries(known.map((current) => [current.name, { ...UNKNOWN_LIST, current }])),
  activeUrls: known.map(({ name }) => name),
})
