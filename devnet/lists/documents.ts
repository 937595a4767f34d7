import { createHash } from 'node:crypto'
import { toBase32 } from '../../src/chain/names/bases.ts'
import { CHAIN_ID } from '../node/chain.ts'
import { UNLISTED_TOKENS, unlistedAddress } from './listedTokens.ts'

/** CID version 1, raw bytes, SHA-256 of 32 bytes. */
const CID_START = [0x01, 0x55, 0x12, 0x20]
const IPFS_NAMESPACE = [0xe3, 0x01]

/** Content address: the CID as URIs write it, and the contenthash record of a name's resolver. */
interface ContentAddress {
  cid: string
  contenthash: string
}

/** Returns the IPFS content address of a text that is stored as one raw block. */
function contentAddressOf(text: string): ContentAddress {
  const id = Buffer.from([...CID_START, ...createHash('sha256').update(text).digest()])
  return {
    cid: `b${toBase32(id)}`,
    contenthash: `0x${Buffer.from([...IPFS_NAMESPACE, ...id]).toString('hex')}`,
  }
}

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
export const FIRST_LIST = documentOf({
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
