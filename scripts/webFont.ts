import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

const aligned = (length: number): number => (length + 3) & ~3

/** Returns the plain font (SFNT) in a web font (WOFF 1.0). Throws for any other format. */
export function sfntOf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF font')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = WOFF_HEADER + index * WOFF_ENTRY
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number]
    const stored = woff.subarray(offset, offset + packed)
    // A table that compression would not shrink is stored uncompressed.
    return {
      tag: woff.subarray(entry, entry + 4),
      sum: woff.readUInt32BE(entry + 16),
      data: packed < length ? inflateSync(stored) : stored,
    }
  })
  const start = SFNT_HEADER + count * SFNT_ENTRY
  const sfnt = Buffer.alloc(start + tables.reduce((total, { data }) => total + aligned(data.length), 0))
  const steps = Math.floor(Math.log2(count))
  woff.copy(sfnt, 0, 4, 8)
  sfnt.writeUInt16BE(count, 4)
  sfnt.writeUInt16BE(2 ** steps * SFNT_ENTRY, 6)
  sfnt.writeUInt16BE(steps, 8)
  sfnt.writeUInt16BE((count - 2 ** steps) * SFNT_ENTRY, 10)
  let at = start
  for (const [index, { tag, sum, data }] of tables.entries()) {
    const entry = SFNT_HEADER + index * SFNT_ENTRY
    tag.copy(sfnt, entry)
    sfnt.writeUInt32BE(sum, entry + 4)
    sfnt.writeUInt32BE(at, entry + 8)
    sfnt.writeUInt32BE(data.length, entry + 12)
    data.copy(sfnt, at)
    at += aligned(data.length)
  }
  return sfnt
}
