import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAddress } from '../../core/address'
import { byPriority, isNewer, isRemovable, listChanges } from './lists.rules'
import type { ListToken, TokenList } from './tokenList'

const token = (digit: string, more: Partial<ListToken> = {}): ListToken => ({
  ...{ chainId: 1, address: toAddress(`0x${digit.repeat(40)}`), symbol: 'RYE', name: 'Rye', decimals: 18 },
  ...more,
})
const list = (version: string, ...tokens: ListToken[]): TokenList => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  return { name: 'Grains', timestamp: '', version: { major, minor, patch }, tokens }
}

const versions = fc.record({ major: fc.nat(3), minor: fc.nat(3), patch: fc.nat(3) })
const ordinal = ({ major, minor, patch }: { major: number; minor: number; patch: number }) =>
  major * 16 + minor * 4 + patch

it('compares versions by major, then minor, then patch', () => {
  fc.assert(
    fc.property(versions, versions, (a, b) => {
      expect(isNewer(a, b)).toBe(ordinal(a) > ordinal(b))
    }),
  )
})

it('every list but the last is removable', () => {
  expect([0, 1, 2, 9].map(isRemovable)).toEqual([false, false, true, true])
})

it('orders the deployment’s lists first, then the others in the order in which they were enabled', () => {
  expect(byPriority(['z', 'two', 'a', 'one'], ['one', 'two', 'three'])).toEqual(['one', 'two', 'z', 'a'])
})

describe('the changes of an update', () => {
  const [a, b] = [token('a'), token('b')]

  it.each([
    ['nothing', '1.0.1', [a], {}, false],
    ['a name', '1.0.1', [token('a', { name: 'Oat' })], { changed: 1 }, false],
    ['a new token in a minor version', '1.1.0', [a, b], { added: 1 }, false],
    ['a new token in a patch', '1.0.1', [a, b], { added: 1 }, true],
    ['another address in a patch', '1.0.1', [token('b')], { added: 1, removed: 1 }, true],
    ['another address in a minor version', '1.1.0', [token('b')], { added: 1, removed: 1 }, true],
    ['another address in a major version', '2.0.0', [token('b')], { added: 1, removed: 1 }, false],
  ])('are counted and compared with the version: %s', (_, version, tokens, counts, isUnderstated) => {
    const changes = listChanges(list('1.0.0', a), list(version, ...tokens))
    const { added, removed, changed } = changes
    expect({ added: added.length, removed: removed.length, changed: changed.length }).toEqual({
      ...{ added: 0, removed: 0, changed: 0 },
      ...counts,
    })
    expect(changes.isUnderstated).toBe(isUnderstated)
  })

  it('a different case of an address is no change', () => {
    const upper = token('a', { address: toAddress(`0x${'A'.repeat(40)}`) })
    expect(listChanges(list('1.0.0', a), list('1.0.1', upper))).toEqual({
      ...{ added: [], removed: [], changed: [], isUnderstated: false },
    })
  })
})
