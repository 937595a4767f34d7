// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pictures } from '../../scripts/art/pictures.ts'

const folder = new URL('../../public/images/', import.meta.url)
const readTable = <Table>(name: string): Table =>
  JSON.parse(readFileSync(new URL(`../../deployments/bsc/${name}.json`, import.meta.url), 'utf8')) as Table
const namesIn = (kind: string): string[] =>
  [...pictures.keys()].flatMap((path) => (path.startsWith(`${kind}/`) ? [path.slice(kind.length + 1, -4)] : []))
const MAX_TOTAL_BYTES = 66_000

describe('the drawn pictures', () => {
  it('are those that scripts/drawPictures.ts draws', () => {
    const files = ['badges', 'collectibles', 'teams'].flatMap((kind) =>
      readdirSync(new URL(kind, folder)).map((file) => `${kind}/${file}`),
    )
    expect(files.toSorted()).toEqual([...pictures.keys()].toSorted())
    for (const [path, text] of pictures) expect(readFileSync(new URL(path, folder), 'utf8')).toBe(text)
  })

  it('exist for each collectible, team and badge of the deployments', () => {
    const { collectibles } = readTable<{ collectibles: { identifier: string }[] }>('nfts')
    const badges = new Set(readTable<{ badge: string }[]>('campaigns').map(({ badge }) => badge))
    expect(namesIn('collectibles').toSorted()).toEqual(collectibles.map(({ identifier }) => identifier).toSorted())
    expect(namesIn('teams').toSorted()).toEqual(
      readTable<{ slug: string }[]>('teams')
        .map(({ slug }) => slug)
        .toSorted(),
    )
    expect(namesIn('badges').toSorted()).toEqual([...badges].toSorted())
  })

  it('all differ, are small, and load nothing', () => {
    const texts = [...pictures.values()]
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)).toBeLessThan(MAX_TOTAL_BYTES)
    for (const text of texts) {
      expect(text.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href|url\(|<script|<style|<image/)
      expect(text).toMatch(/^<svg [^>]*viewBox="0 0 120 120">.*<\/svg>\n$/s)
    }
  })
})
