import { createHash } from 'node:crypto'
import { toBase32 } from '../../src/chain/names/bases.ts'

/** CID version 1 with SHA-256 of 32 bytes: raw bytes, and a node of links. */
const [RAW_START, NODE_START] = [
  [0x01, 0x55, 0x12, 0x20],
  [0x01, 0x70, 0x12, 0x20],
]
/** UnixFS data of a folder, as the data field of its node. */
const FOLDER_DATA = [0x0a, 0x02, 0x08, 0x01]
const [HASH_FIELD, NAME_FIELD, SIZE_FIELD, LINK_FIELD] = [0x0a, 0x12, 0x18, 0x12]

const cidOf = (start: readonly number[], content: Uint8Array): Buffer =>
  Buffer.from([...start, ...createHash('sha256').update(content).digest()])

/** Returns a number as a protobuf varint. */
function varint(value: number): number[] {
  const bytes = []
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 0x80) return [...bytes, rest]
    bytes.push((rest & 0x7f) | 0x80)
  }
}

const field = (tag: number, content: Uint8Array): number[] => [tag, ...varint(content.length), ...content]

/**
 * Returns the IPFS content address of a folder of small files, each stored as one raw block. A public node computes the
 * same address for the same folder. Names have to be ASCII.
 */
export function folderCid(files: ReadonlyMap<string, string>): string {
  const links = [...files]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, text]) => {
      const content = Buffer.from(text)
      const hash = field(HASH_FIELD, cidOf(RAW_START, content))
      const size = [SIZE_FIELD, ...varint(content.length)]
      return field(LINK_FIELD, Buffer.from([...hash, ...field(NAME_FIELD, Buffer.from(name)), ...size]))
    })
  return `b${toBase32(cidOf(NODE_START, Buffer.from([...links, ...FOLDER_DATA])))}`
}
