import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNativeWanted, searchTokens, sortByBalance, type Searchable } from './tokenSearch.rules'

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
  ['nothing typed finds everything', '', ['BUSD', 'CAKE', 'USD', 'USDT', 'BTCB']],
  ['spaces are nothing', '   ', ['BUSD', 'CAKE', 'USD', 'USDT', 'BTCB']],
  ['the exact symbol first, then symbols that begin so, then the rest', 'usd', ['USD', 'USDT', 'BUSD']],
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
  'the address %j finds its token only',
  (query) => {
    expect(find(query)).toEqual(['CAKE'])
  },
)

test.each([addressOf('f'), addressOf('b').slice(0, -1), `${addressOf('b')}b`])(
  'the address %j finds nothing',
  (query) => {
    expect(find(query)).toEqual([])
  },
)

test('the native coin has no address to be found by', () => {
  const native = { symbol: 'BNB', name: 'BNB', address: null }
  expect(searchTokens([native], addressOf('b'))).toEqual([])
  expect(searchTokens([native], 'bnb')).toEqual([native])
})

test('a search leaves out, puts in order, and invents nothing', () => {
  const tokens = fc.array(fc.record({ symbol: fc.string(), name: fc.string(), address: fc.constant(null) }))
  fc.assert(
    fc.property(tokens, fc.string(), (all, query) => {
      const found = searchTokens(all, query)
      expect(all).toEqual(expect.arrayContaining(found))
      expect(new Set(found).size).toBe(found.length)
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
])('with %j typed the native coin is shown: %s', (query, isShown) => {
  expect(isNativeWanted(query)).toBe(isShown)
})

const sorted = (balances: Record<string, { raw: bigint; decimals: number }>) =>
  symbolsOf(sortByBalance(TOKENS, ({ symbol }) => balances[symbol]))

test('larger balances first, whatever the decimals, then those with none by symbol', () => {
  const balances = {
    USDT: { raw: 2n * 10n ** 6n, decimals: 6 },
    CAKE: { raw: 10n ** 18n, decimals: 18 },
    BUSD: { raw: 0n, decimals: 18 },
    USD: { raw: 1n, decimals: 18 },
  }
  expect(sorted(balances)).toEqual(['USDT', 'CAKE', 'USD', 'BTCB', 'BUSD'])
})

test('equal balances and unknown ones go by symbol', () => {
  expect(sorted({})).toEqual(['BTCB', 'BUSD', 'CAKE', 'USD', 'USDT'])
  const [one, same] = [
    { raw: 10n ** 18n, decimals: 18 },
    { raw: 10n ** 6n, decimals: 6 },
  ]
  expect(sorted({ USDT: one, CAKE: same })).toEqual(['CAKE', 'USDT', 'BTCB', 'BUSD', 'USD'])
})

test('one whole token is one whole token, whatever its decimals', () => {
  const decimals = fc.integer({ min: 0, max: 18 })
  fc.assert(
    fc.property(decimals, decimals, (few, many) => {
      const [whole, two] = [
        { raw: 10n ** BigInt(few), decimals: few },
        { raw: 2n * 10n ** BigInt(many), decimals: many },
      ]
      expect(sorted({ BTCB: whole, USDT: two }).slice(0, 2)).toEqual(['USDT', 'BTCB'])
    }),
  )
})
