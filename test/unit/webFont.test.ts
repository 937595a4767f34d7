import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sfntOf } from '../../scripts/webFont.ts'

test('unpacks a web font to a plain one with all tables, each at a multiple of four', () => {
  const woff = readFileSync('node_modules/@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff')
  const sfnt = sfntOf(woff)
  expect(sfnt.length).toBe(woff.readUInt32BE(16))
  expect(sfnt.readUInt32BE(0)).toBe(0x00010000)
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  const tags = tables.map((entry) => sfnt.toString('latin1', entry, entry + 4))
  expect(tags).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca']))
  for (const entry of tables) {
    const [offset, length] = [sfnt.readUInt32BE(entry + 8), sfnt.readUInt32BE(entry + 12)]
    expect(offset % 4).toBe(0)
    expect(offset + length).toBeLessThanOrEqual(sfnt.length)
  }
  // Every head table has this number, so its bytes are where its entry says.
  const head = tables[tags.indexOf('head')] ?? 0
  expect(sfnt.readUInt32BE(sfnt.readUInt32BE(head + 8) + 12)).toBe(0x5f0f3cf5)
})

test('rejects any other data', () => {
  expect(() => sfntOf(Buffer.from('no font'))).toThrow('not a WOFF')
})
