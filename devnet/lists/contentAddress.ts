import { createHash } from 'node:crypto'
import { toBase32 } from '../../src/chain/names/bases.ts'

/** CID version 1, raw bytes, SHA-256 of 32 bytes. */
const CID_START = [0x01, 0x55, 0x12, 0x20]
const IPFS_NAMESPACE = [0xe3, 0x01]

/** Content address: the CID as URIs write it, and the contenthash record of a name's resolver. */
export interface ContentAddress {
  cid: string
  contenthash: string
}

/** Returns the IPFS content address of a text that is stored as one raw block. */
export function contentAddressOf(text: string): ContentAddress {
  const id = Buffer.from([...CID_START, ...createHash('sha256').update(text).digest()])
  return {
    cid: `b${toBase32(id)}`,
    contenthash: `0x${Buffer.from([...IPFS_NAMESPACE, ...id]).toString('hex')}`,
  }
}
