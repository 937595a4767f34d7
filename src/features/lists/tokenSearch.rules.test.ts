import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addressIn,
  chosenByEnter,
  matchesNative,
  searchTokens,
  sortByBalance,
  type TokenBalance,
  type Searchable,
} from './tokenSearch.rules'

const addressOf = (digit: string) => `0x${digit.repeat(40)}`
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
  ['an empty query matches everything', '', ['BUSD', 'CAKE', 'USD', 'USDT', 'BTCB']],
  ['spaces count as an empty query', '   ', ['BUSD', 'CAKE', 'USD', 'USDT', 'BTCB']],
  ['the exact symbol first, then symbols with that prefix, then the rest', 'usd', ['USD', 'USDT', 'BUSD']],
  ['in any case and with spaces around', '  uSD ', ['USD', 'USDT', 'BUSD']],
  ['the start of a word in a name', 'teth', ['USDT']],
  ['the end of a word in a name', 'swap', ['CAKE']],
  ['the end of a symbol', 'cb', ['BTCB']],
  ['every word, in any order', 'usd binance', ['BUSD']],
  ['a word that is missing', 'binance eth', []],
  ['never the middle of a word', 'ancake', []],
  ['the middle of a name’s word', 'cakes', []],
  ['no token at all', 'zzz', []],
])('%s: %j', (_what, query, symbols) => {
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
const sorted = (balances: Record<string, TokenBalance>) =>
  symbolsOf(sortByBalance([...TOKENS], ({ symbol }) => balances[symbol]))

test('sorts by balance in whole tokens, for any decimals, then tokens without balance by symbol', () => {
  const balances = {
    USDT: { raw: 2n * 10n ** 6n, decimals: 6 },
    CAKE: { raw: 10n ** 18n, decimals: 18 },
    BUSD: { raw: 0n, decimals: 18 },
    USD: { raw: 1n, decimals: 18 },
  }
  expect(sorted(balances)).toEqual(['USDT', 'CAKE', 'USD', 'BTCB', 'BUSD'])
})

test('sorts equal and unknown balances by symbol', () => {
  expect(sorted({})).toEqual(['BTCB', 'BUSD', 'CAKE', 'USD', 'USDT'])
  const [one, same] = [
    { raw: 10n ** 18n, decimals: 18 },
    { raw: 10n ** 6n, decimals: 6 },
  ]
  expect(sorted({ USDT: one, CAKE: same })).toEqual(['CAKE', 'USDT', 'BTCB', 'BUSD', 'USD'])
})

test('keeps the given order of tokens with one symbol', () => {
  const twins = ['d', 'a', 'c', 'b'].map((digit) => token('USD', digit, digit))
  expect(sortByBalance(twins, () => undefined)).toEqual(twins)
})

test('returns the same list for an empty query, so that no row renders again', () => {
  expect(searchTokens(TOKENS, ' ')).toBe(TOKENS)
})

test('compares balances in whole tokens, for any decimals', () => {
  const decimals = fc.integer({ min: 0, max: 18 })
  fc.assert(
    fc.property(decimals, decimals, (few, many) => {
      const [units, two] = [
        { raw: 10n ** BigInt(few), decimals: few },
        { raw: 2n * 10n ** BigInt(many), decimals: many },
      ]
      expect(sorted({ BTCB: units, USDT: two }).slice(0, 2)).toEqual(['USDT', 'BTCB'])
    }),
  )
})

test('compares balances with very many decimals', () => {
  const [huge, one] = [
    { raw: 10n ** 77n, decimals: 77 },
    { raw: 2n, decimals: 0 },
  ]
  expect(sorted({ CAKE: huge, USDT: one }).slice(0, 2)).toEqual(['USDT', 'CAKE'])
  expect(sorted({ CAKE: { raw: 1n, decimals: 255 } })[0]).toBe('CAKE')
})

const withBalance = fc.option(fc.record({ raw: fc.bigInt({ min: 0n, max: 10n ** 30n }), decimals: fc.nat(255) }), {
  nil: undefined,
})

test('the order is total, by whole tokens, and reversing it gives the mirrored list', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(smallToken, withBalance)), (pairs) => {
      const tokens = pairs.map(([one]) => one)
      const balances = new Map<Searchable, TokenBalance | undefined>(pairs)
      const order = sortByBalance(tokens, (one) => balances.get(one))
      expect(new Set(order)).toEqual(new Set(tokens))
      const units = order.map((one) => {
        const { raw, decimals } = balances.get(one) ?? { raw: 0n, decimals: 0 }
        return raw * 10n ** BigInt(255 - decimals)
      })
      expect(units).toEqual(units.toSorted((a, b) => (a === b ? 0 : a > b ? -1 : 1)))
      expect(sortByBalance(tokens, (one) => balances.get(one), true)).toEqual(order.toReversed())
    }),
  )
})
