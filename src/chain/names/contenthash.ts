import { toBase32, toBase58 } from './bases'

/** Codes of the multicodec table for the content after them. */
const IPFS_NS = 0xe3
const IPNS_NS = 0xe5
const DAG_PB = 0x70
const IDENTITY = 0x00
const SHA_256 = 0x12

const CID_VERSION = 1
/** Form of a host name; an internationalised one is in ASCII (punycode). */
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i

function bytesOf(hex: string): Uint8Array {
  const digits = hex.replace(/^0x/i, '')
  if (digits.length % 2 !== 0) throw new Error('hex must have length that is multiple of 2')
  if (!/^[0-9a-f]*$/i.test(digits)) throw new Error('hex must have only hexadecimal digits')
  return Uint8Array.from({ length: digits.length / 2 }, (_, at) =>
    Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16),
  )
}

/** Decodes the varint at the start of bytes, seven bits a byte, and returns the rest; throws for an endless one. */
function readVarint(bytes: Uint8Array): { value: number; rest: Uint8Array } {
  let value = 0
  for (let at = 0; at < Math.min(bytes.length, 4); at += 1) {
    const byte = bytes[at] ?? 0
    value |= (byte & 0x7f) << (7 * at)
    if (byte < 0x80) return { value, rest: bytes.slice(at + 1) }
  }
  throw new Error('Unrecognized codec')
}

interface ContentId {
  whole: Uint8Array
  codec: number
  multihash: Uint8Array
  hash: number
  digest: Uint8Array
}

function readContentId(whole: Uint8Array): ContentId {
  const version = readVarint(whole)
  if (version.value !== CID_VERSION) throw new Error('Unrecognized codec')
  const { value: codec, rest: multihash } = readVarint(version.rest)
  const hash = readVarint(multihash)
  const length = readVarint(hash.rest)
  if (length.rest.length !== length.value) throw new Error('The content address is cut off')
  return { whole, codec, multihash, hash: hash.value, digest: length.rest }
}

/**
 * Returns a content id as text: in base 58 if its codec and hash are those of version 0, else in base 32. Gateways
 * accept the form of version 0 for the same content.
 */
const textOf = ({ whole, codec, multihash, hash }: ContentId): string =>
  codec === DAG_PB && hash === SHA_256 ? toBase58(multihash) : `b${toBase32(whole)}`

/** Returns an IPNS name: a key or, in an old form, a host that is encoded as an identity hash. */
function peerName(id: ContentId): string {
  if (id.hash === IDENTITY) {
    const host = new TextDecoder().decode(id.digest)
    if (HOST.test(host)) return host
  }
  return textOf(id)
}

/**
 * Returns the location that a name's contenthash encodes, ipfs://... or ipns://... (trading 7; ENSIP-7). Throws "hex must
 * have length that is multiple of 2" and "Unrecognized codec" (trading 8).
 */
export function contenthashToUri(contenthash: string): string {
  const { value: namespace, rest } = readVarint(bytesOf(contenthash))
  if (namespace === IPFS_NS) return `ipfs://${textOf(readContentId(rest))}`
  if (namespace === IPNS_NS) return `ipns://${peerName(readContentId(rest))}`
  throw new Error('Unrecognized codec')
}
