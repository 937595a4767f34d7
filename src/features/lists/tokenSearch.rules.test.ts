import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAddress } from '../../core/address'
import {
  addressIn,
  chosenByEnter,
  matchesNative,
  searchTokens,
  sortByValue,
  withPinnedFirst,
  type Searchable,
} from './tokenSearch.rules'

const addressOf = (digit: string) => toAddress(`0x${digit.repeat(40)}`)
const token = (symbol: string, name: string, digit: string): Searchable => ({ symbol, name, address: addressOf(digit) })

const TOKENS = [
  token('BUSD', 'Binance USD', 'a'),
  token('CAKE', 'PancakeSwap Token', 'b'),
  token('USD', 'Dollar of Tests', 'c'),
  token('USDT', 'Tether USD', 'd'),
  token('BTCB', 'Binance BTC', 'e'),
]
const symbolsOf = (found: readonly Searchable[]) => found.map(({ symbol }) => symbol)
const find = (query: string) => symbolsOf(searchTokens(TOKENS, query))

test.each([
  ['everything for an empty query', '', ['BUSD', 'CAKE', 'USD', 'USDT', 'BTCB']],
  ['everything for spaces', '   ', ['BUSD', 'CAKE', 'USD', 'USDT', 'BTCB']],
  ['the exact symbol first, then symbols with that prefix, then the rest', 'usd', ['USD', 'USDT', 'BUSD']],
  ['a symbol in any case and with spaces around', '  uSD ', ['USD', 'USDT', 'BUSD']],
  ['the start of a word in a name', 'teth', ['USDT']],
  ['the end of a word in a name', 'swap', ['CAKE']],
  ['the end of a symbol', 'cb', ['BTCB']],
  ['every word, in any order', 'usd binance', ['BUSD']],
  ['nothing if a word is missing', 'binance eth', []],
  ['nothing by the middle of a word', 'ancake', []],
  ['nothing by the middle of a name’s word', 'cakes', []],
  ['nothing without a match', 'zzz', []],
])('a search finds %s: %j', (_what, query, symbols) => {
  expect(find(query)).toEqual(symbols)
})

test.each([addressOf('b'), addressOf('B'), addressOf('b').toUpperCase(), ` ${addressOf('b')} `])(
  'the address %j matches only its token',
  (query) => {
    expect(find(query)).toEqual(['CAKE'])
  },
)

test.each([addressOf('f'), addressOf('b').slice(0, -1), `${addressOf('b')}b`])(
  'the address %j matches nothing',
  (query) => {
    expect(find(query)).toEqual([])
  },
)

test('the native coin has no address to match', () => {
  const native = { symbol: 'BNB', name: 'BNB', address: null }
  expect(searchTokens([native], addressOf('b'))).toEqual([])
  expect(searchTokens([native], 'bnb')).toEqual([native])
})

const anyToken = fc.record({ symbol: fc.string(), name: fc.string(), address: fc.constant(null) })
const smallWord = fc.string({ unit: fc.constantFrom('a', 'b', 'B'), minLength: 1, maxLength: 3 })
const smallToken = fc.record({
  symbol: smallWord,
  name: fc.array(smallWord, { maxLength: 3 }).map((words) => words.join('  ')),
  address: fc.constant(null),
})

test('a search returns a subset without duplicates', () => {
  fc.assert(
    fc.property(fc.array(anyToken), fc.string(), (all, query) => {
      const found = searchTokens(all, query)
      expect(all).toEqual(expect.arrayContaining([...found]))
      expect(new Set(found).size).toBe(found.length)
    }),
  )
})

/** Reference implementation, word by word. */
function isFound({ symbol, name }: Searchable, query: string): boolean {
  const words = `${symbol} ${name}`.toLowerCase().split(/\s+/)
  const expected = query.toLowerCase().split(/\s+/).filter(Boolean)
  return expected.every((word) => words.some((units) => units.startsWith(word) || units.endsWith(word)))
}

test('a token matches exactly when each query word is a prefix or suffix of one of its words', () => {
  const query = fc.array(smallWord, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(fc.array(smallToken), query, (all, searched) => {
      expect(new Set(searchTokens(all, searched))).toEqual(new Set(all.filter((one) => isFound(one, searched))))
    }),
  )
})

test('results are sorted by rank, and keep the given order within a rank', () => {
  fc.assert(
    fc.property(fc.array(smallToken), smallWord, (all, searched) => {
      const expected = searched.toLowerCase()
      const rankOf = ({ symbol }: Searchable) =>
        symbol.toLowerCase() === expected ? 0 : symbol.toLowerCase().startsWith(expected) ? 1 : 2
      const keys = searchTokens(all, searched).map((one) => [rankOf(one), all.indexOf(one)] as const)
      expect(keys).toEqual(keys.toSorted(([rankA, a], [rankB, b]) => rankA - rankB || a - b))
    }),
  )
})

test('distinguishes an address from words', () => {
  expect(addressIn(` ${addressOf('B')} `)).toBe(addressOf('b'))
  for (const words of ['', 'usd', addressOf('b').slice(0, -1), `${addressOf('b')}b`, `${addressOf('b')} b`]) {
    expect(addressIn(words)).toBeNull()
  }
})

const chosen = (query: string) => {
  const choice = chosenByEnter(query, searchTokens(TOKENS, query))
  return choice === 'native' || choice === null ? choice : choice.symbol
}

test.each([
  ['the native coin by its name', 'bnb', 'native'],
  ['the native coin by its name in any case', ' BnB ', 'native'],
  ['the first if its symbol matches exactly', 'usd', 'USD'],
  ['the first if its symbol matches in another case', ' Cake', 'CAKE'],
  ['the only one', 'tether', 'USDT'],
  ['the only one of an address', addressOf('e'), 'BTCB'],
  ['nothing for several partial matches', 'binance', null],
  ['nothing without a match', 'zzz', null],
  ['nothing for an empty query', '', null],
  ['nothing for a prefix of the native coin', 'bn', null],
])('Enter selects %s: %j', (_what, query, symbol) => {
  expect(chosen(query)).toBe(symbol)
})

test('Enter never selects a token outside the results', () => {
  fc.assert(
    fc.property(fc.array(anyToken), fc.string(), (all, query) => {
      const found = searchTokens(all, query)
      const choice = chosenByEnter(query, found)
      expect(choice === 'native' || choice === null || found[0] === choice).toBe(true)
    }),
  )
})

test.each([
  ['', true],
  ['b', true],
  ['bn', true],
  ['bnb', true],
  [' BNB ', true],
  ['nb', false],
  ['bnbx', false],
  ['wbnb', false],
])('for %j the native coin is shown: %s', (query, isShown) => {
  expect(matchesNative(query)).toBe(isShown)
})

/** A list of its own each time: the alphabetical order of a list is cached. */
const sorted = (values: Record<string, bigint | null>) =>
  symbolsOf(sortByValue([...TOKENS], ({ symbol }) => values[symbol]))

test('sorts by value, then held tokens without a price by symbol, then the others by symbol', () => {
  expect(sorted({ USDT: 2n, CAKE: 30n, USD: null, BTCB: null })).toEqual(['CAKE', 'USDT', 'BTCB', 'USD', 'BUSD'])
})

test('sorts equal and unknown values by symbol', () => {
  expect(sorted({})).toEqual(['BTCB', 'BUSD', 'CAKE', 'USD', 'USDT'])
  expect(sorted({ USDT: 1n, CAKE: 1n })).toEqual(['CAKE', 'USDT', 'BTCB', 'BUSD', 'USD'])
})

test('keeps the given order of tokens with one symbol', () => {
  const twins = ['d', 'a', 'c', 'b'].map((digit) => token('USD', digit, digit))
  expect(sortByValue(twins, () => undefined)).toEqual(twins)
})

test('returns the same list for an empty query, so that no row renders again', () => {
  expect(searchTokens(TOKENS, ' ')).toBe(TOKENS)
})

const value = fc.option(fc.option(fc.bigInt({ min: 0n, max: 10n ** 30n })), { nil: undefined })

test('the order is total and by value, and reversing it gives the mirrored list', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(smallToken, value)), (pairs) => {
      const tokens = pairs.map(([one]) => one)
      const values = new Map<Searchable, bigint | null | undefined>(pairs)
      const order = sortByValue(tokens, (one) => values.get(one))
      expect(new Set(order)).toEqual(new Set(tokens))
      const ranks = order.map((one) => {
        const known = values.get(one)
        return known === undefined ? -2n : (known ?? -1n)
      })
      expect(ranks).toEqual(ranks.toSorted((a, b) => (a === b ? 0 : a > b ? -1 : 1)))
      expect(sortByValue(tokens, (one) => values.get(one), true)).toEqual(order.toReversed())
    }),
  )
})

test('pinned tokens are first in the order of their ids; all others keep their order', () => {
  const listed = ['Aa', 'Bb', 'Cc', 'Dd'].map((id) => ({ id }))
  const idsOf = (tokens: readonly { id: string }[]) => tokens.map(({ id }) => id).join(' ')
  expect(idsOf(withPinnedFirst(listed, ['dd', 'zz', 'bb']))).toBe('Dd Bb Aa Cc')
  expect(withPinnedFirst(listed, [])).toBe(listed)
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.stringMatching(/^[a-c]{1,3}$/)),
      fc.uniqueArray(fc.stringMatching(/^[a-c]{1,3}$/)),
      (ids, pins) => {
        const order = withPinnedFirst(
          ids.map((id) => ({ id })),
          pins,
        ).map(({ id }) => id)
        const known = pins.filter((id) => ids.includes(id))
        expect(order).toEqual([...known, ...ids.filter((id) => !pins.includes(id))])
      },
    ),
  )
})
