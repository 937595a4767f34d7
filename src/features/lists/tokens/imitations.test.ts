import { expect, test } from 'vitest'
import { activeLists, listOf, listToken } from '../../../../test/unit/support/knownLists'
import { toAddress } from '../../../core/address'
import { listedTokens, NATIVE_LISTED } from '../listedTokens'
import { initialLists } from '../lists.slice'
import type { TokenList } from '../tokenList'
import { selectActiveTokens, unlistedToken } from './activeTokens'
import { selectImitationOf } from './imitations'

const token = (at: number, symbol: string, name = `${symbol} of somebody`) => listToken(at, symbol, name)
const kindsBeyondBuiltIn = (...known: TokenList[]) => {
  const state = { lists: activeLists(...known) }
  return selectActiveTokens(state)
    .slice(listedTokens.length)
    .map((each) => selectImitationOf(state)(each)?.kind ?? null)
}

test('a built-in token and the native coin imitate nothing', () => {
  const imitationOf = selectImitationOf({ lists: initialLists })
  expect([NATIVE_LISTED, ...listedTokens].filter((each) => imitationOf(each) !== null)).toEqual([])
})

test('a token of a list is compared with the built-in tokens and the native coin', () => {
  const fakes = ['CAKE', 'cake', 'bnb', 'САКЕ', 'СAKE', 'CАКΕ', 'ＣＡＫＥ', 'CAKÉ', 'U5DT', 'USDＴ', 'BTCВ', 'H0P']
  expect(kindsBeyondBuiltIn(listOf('one', ...fakes.map((symbol, at) => token(at + 1, symbol))))).toEqual(
    fakes.map((symbol) => {
      if (symbol === 'U5DT') return null
      return /^(cake|bnb)$/i.test(symbol) ? 'sameSymbol' : 'similarSymbol'
    }),
  )
})

test('a token is compared with those of more trusted lists, not with those of its own', () => {
  expect(kindsBeyondBuiltIn(listOf('one', token(1, 'RYE')), listOf('two', token(2, 'RYE')))).toEqual([
    null,
    'sameSymbol',
  ])
  expect(kindsBeyondBuiltIn(listOf('one', token(1, 'RYE'), token(2, 'RYE')))).toEqual([null, null])
})

test('a token that is not added is compared with every selectable one', () => {
  const state = { lists: activeLists(listOf('one', token(1, 'RYE', 'Rye'))) }
  const unlisted = (symbol: string, name: string) =>
    selectImitationOf(state)(unlistedToken({ address: toAddress(`0x${'9'.repeat(40)}`), symbol, name, decimals: 6 }))
  expect(unlisted('rye', 'Other')).toEqual({ kind: 'sameSymbol', of: 'RYE' })
  expect(unlisted('FIG', 'R y e')).toEqual({ kind: 'similarName', of: 'RYE' })
  expect(unlisted('FIG', 'Other')).toBeNull()
})

test('the same token gives the same object', () => {
  const state = { lists: activeLists(listOf('one', token(1, 'CAKE'))) }
  const fake = selectActiveTokens(state).at(-1)
  if (!fake) throw new Error('The list has one token')
  expect(selectImitationOf(state)(fake)).toBe(selectImitationOf(state)(fake))
})
