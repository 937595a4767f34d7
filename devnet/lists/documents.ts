import { CHAIN_ID } from '../node/chain.ts'
import { contentAddressOf, type ContentAddress } from './contentAddress.ts'
import { UNLISTED_TOKENS, unlistedAddress } from './listedTokens.ts'

/** Token list as the host serves it. */
export interface ListDocument extends ContentAddress {
  text: string
}

function documentOf(list: object): ListDocument {
  const text = `${JSON.stringify(list, null, 2)}\n`
  return { text, ...contentAddressOf(text) }
}

const entriesOf = (...keys: string[]) =>
  UNLISTED_TOKENS.filter(({ key }) => keys.includes(key)).map(({ key, symbol, name, decimals }) => ({
    ...{ chainId: CHAIN_ID, address: unlistedAddress(key), symbol, name, decimals },
  }))

const about = { name: 'Bakery List', keywords: ['devnet'] }

/** First version; one token has the symbol of a well-known token. */
export const GOOD_LIST = documentOf({
  ...about,
  timestamp: '2021-07-30T00:00:00.000Z',
  version: { major: 1, minor: 0, patch: 0 },
  tokens: entriesOf('rye', 'oat', 'twin'),
})

/** Next version: one more token. */
export const NEWER_LIST = documentOf({
  ...about,
  timestamp: '2021-08-06T00:00:00.000Z',
  version: { major: 1, minor: 1, patch: 0 },
  tokens: entriesOf('rye', 'oat', 'mill', 'twin'),
})

/** JSON that is not a valid token list: its token has no decimals. */
export const BROKEN_LIST = documentOf({
  ...about,
  timestamp: '2021-07-30T00:00:00.000Z',
  version: { major: 1, minor: 0, patch: 0 },
  tokens: entriesOf('fig').map((token) => ({ ...token, decimals: undefined })),
})
