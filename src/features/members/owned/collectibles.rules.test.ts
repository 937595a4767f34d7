import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { collectibleFacts } from '../../../deployment/nfts'
import { collectibleByFile, collectibleOf, collectibleRows, fileUrls, isOfferedTo } from './collectibles.rules'

const { collectibles } = collectibleFacts

test('an ipfs file is read through every gateway, an https file from its address, and any other not at all', () => {
  const gateways = ['https://one/ipfs/', 'https://two/ipfs/']
  expect(fileUrls('ipfs://x/sleepy.json', gateways)).toEqual([
    ...['https://one/ipfs/x/sleepy.json', 'https://two/ipfs/x/sleepy.json'],
  ])
  for (const uri of ['https://host/1.json', 'http://host/1.json']) expect(fileUrls(uri, gateways)).toEqual([uri])
  for (const uri of ['', 'javascript:alert(1)', 'data:text/html,x', 'ipns://x', ' https://host']) {
    expect(fileUrls(uri, gateways)).toEqual([])
  }
})

test('each picture of the deployment denotes its own collectible', () => {
  for (const entry of collectibles) expect(collectibleOf(entry.image, entry.type, collectibles)).toBe(entry)
  expect(collectibleOf('ipfs://x/unknown.png', 'pancake', collectibles)).toBe(null)
  expect(collectibleOf('ipfs://x/sleepy.png', 'mixie', collectibles)).toBe(null)
})

test('the name of a metadata file denotes its collectible, a part of the name does not', () => {
  for (const entry of collectibles) {
    expect(collectibleByFile(`ipfs://cid/${entry.identifier}.json`, entry.type, collectibles)).toBe(entry)
  }
  for (const uri of [
    'ipfs://cid/12',
    'ipfs://sleepy/1.json',
    'ipfs://cid/sleepy',
    'ipfs://cid/asleepy.json',
    'ipfs://cid/sleepy.json/',
    '',
  ]) {
    expect(collectibleByFile(uri, 'pancake', collectibles)).toBe(null)
  }
  expect(collectibleByFile('ipfs://cid/sleepy.json', 'mixie', collectibles)).toBe(null)
})

test('all collectibles have a row, the owned ones first, with every token once and in order', () => {
  const token = fc.record({
    identifier: fc.constantFrom(...collectibles.map(({ identifier }) => identifier), 'unknown'),
    tokenId: fc.bigInt({ min: 0n, max: 99n }),
  })
  fc.assert(
    fc.property(fc.uniqueArray(token, { selector: ({ tokenId }) => tokenId }), (owned) => {
      const rows = collectibleRows(collectibles, owned)
      expect(new Set(rows.map(({ collectible }) => collectible))).toEqual(new Set(collectibles))
      const counts = rows.map(({ tokenIds }) => tokenIds.length)
      expect(counts.lastIndexOf(counts.findLast((count) => count > 0) ?? -1)).toBeLessThan(
        counts.includes(0) ? counts.indexOf(0) : counts.length,
      )
      const known = owned.filter(({ identifier }) => identifier !== 'unknown')
      expect(rows.flatMap(({ tokenIds }) => tokenIds)).toHaveLength(known.length)
      for (const { tokenIds } of rows) expect(tokenIds).toEqual(tokenIds.toSorted((one, two) => (one < two ? -1 : 1)))
    }),
  )
})

test('the tokens of a collectible are listed by ascending id', () => {
  const owned = [3n, 1n, 2n].map((tokenId) => ({ identifier: 'sleepy', tokenId }))
  const [first, second] = collectibleRows(collectibles, owned)
  expect([first?.collectible.identifier, first?.tokenIds]).toEqual(['sleepy', [1n, 2n, 3n]])
  expect(second?.tokenIds).toEqual([])
})

test('only members are offered the collectible of their team', () => {
  const { teamCollectibles } = collectibleFacts
  expect(isOfferedTo('easter-storm', 1, teamCollectibles)).toBe(true)
  expect([
    isOfferedTo('easter-storm', 2, teamCollectibles),
    isOfferedTo('easter-storm', null, teamCollectibles),
  ]).toEqual([...[false, false]])
  expect(isOfferedTo('hiccup', null, teamCollectibles)).toBe(true)
})
