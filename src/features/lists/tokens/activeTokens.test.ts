import { describe, expect, it } from 'vitest'
import { deployment } from '../../../deployment/deployment'
import { listedTokens } from '../listedTokens'
import { initialLists, UNKNOWN_LIST, type ListsState } from '../lists.slice'
import type { ListToken, TokenList } from '../tokenList'
import { selectActiveTokens, selectTokensByAddress, unlistedToken } from './activeTokens'

const token = (digit: string, symbol: string, name = symbol): ListToken => ({
  ...{ chainId: deployment.chainId, address: `0x${digit.repeat(40)}`, symbol, name, decimals: 18 },
})
const listOf = (name: string, ...tokens: ListToken[]): TokenList => ({
  ...{ name, tokens, timestamp: '', version: { major: 1, minor: 0, patch: 0 } },
})
const knowing = (...known: TokenList[]): ListsState => ({
  ...initialLists,
  byUrl: Object.fromEntries(known.map((current) => [current.name, { ...UNKNOWN_LIST, current }])),
  activeUrls: known.map(({ name }) => name),
})
const beyondBuiltIn = (lists: ListsState) =>
  selectActiveTokens({ lists })
    .slice(listedTokens.length)
    .map(({ name, origin, listName, sameSymbolAsKnown }) => ({ name, origin, listName, sameSymbolAsKnown }))

const [builtIn] = listedTokens

describe('the selectable tokens', () => {
  it('are the built-in ones where nothing else is active', () => {
    expect(selectActiveTokens({ lists: initialLists })).toBe(listedTokens)
    const inactive = { ...knowing(listOf('one', token('1', 'RYE'))), activeUrls: [] }
    expect(selectActiveTokens({ lists: inactive })).toBe(listedTokens)
  })

  it('come from the built-in list, the active lists and the user, in that order, without the native coin', () => {
    const lists = knowing(listOf('one', token('1', 'RYE')), listOf('two', token('2', 'OAT')))
    const own = token('3', 'FIG')
    const all = {
      ...lists,
      customTokens: { [deployment.chainId]: { [own.address]: own }, 1: { x: token('4', 'ELSE') } },
    }
    expect(selectActiveTokens({ lists: all }).slice(0, listedTokens.length)).toEqual(listedTokens)
    expect(beyondBuiltIn(all)).toEqual([
      { name: 'RYE', origin: 'list', listName: 'one', sameSymbolAsKnown: false },
      { name: 'OAT', origin: 'list', listName: 'two', sameSymbolAsKnown: false },
      { name: 'FIG', origin: 'custom', listName: null, sameSymbolAsKnown: false },
    ])
    expect(selectActiveTokens({ lists: all }).filter(({ address }) => address === null)).toEqual([])
  })

  it('of one address use the most trusted source, in any case', () => {
    const twice = [listOf('one', token('a', 'RYE', 'First')), listOf('two', token('A', 'RYE', 'Second'))]
    expect(beyondBuiltIn(knowing(...twice)).map(({ name }) => name)).toEqual(['First'])
    const misnamed = { ...token('1', 'X', 'A false name'), address: builtIn?.id.toLowerCase() ?? '' }
    expect(beyondBuiltIn(knowing(listOf('one', misnamed)))).toEqual([])
  })

  it('are marked when their symbol can be confused with a better known one', () => {
    const marked = (...lists: TokenList[]) => beyondBuiltIn(knowing(...lists)).map((one) => one.sameSymbolAsKnown)
    const fakes = ['CAKE', 'cake', 'bnb', 'САКЕ', 'СAKE', 'CАКΕ', 'ＣＡＫＥ', 'CAKÉ', 'U5DT', 'USDＴ', 'BTCВ', 'H0P']
    expect(marked(listOf('one', ...fakes.map((symbol, at) => token(at.toString(16), symbol))))).toEqual(
      fakes.map((symbol) => symbol !== 'U5DT'),
    )
    expect(marked(listOf('one', token('1', 'RYE')), listOf('two', token('2', 'RYE')))).toEqual([false, true])
    expect(marked(listOf('one', token('1', 'RYE'), token('2', 'RYE')))).toEqual([false, false])
  })

  it('keep their identity while only the loading state of lists changes', () => {
    const lists = knowing(listOf('one', token('1', 'RYE')))
    const known = lists.byUrl['one'] ?? UNKNOWN_LIST
    const loading = { ...lists, byUrl: { one: { ...known, loadingRequestId: '1', error: 'No' }, other: UNKNOWN_LIST } }
    expect(selectActiveTokens({ lists: loading })).toBe(selectActiveTokens({ lists }))
  })

  it('are found by address', () => {
    const state = { lists: knowing(listOf('one', token('1', 'RYE'))) }
    const rye = selectTokensByAddress(state).get(`0x${'1'.repeat(40)}`)
    expect(rye?.traded).toMatchObject({ symbol: 'RYE', address: rye?.id })
  })

  it('merge a list of 10,000 in under 250 ms of CPU time', () => {
    const tokens = Array.from({ length: 10_000 }, (_, at) => ({
      ...token('0', `T${at}`),
      address: `0x${at.toString(16).padStart(40, '0')}`,
    }))
    const startedAt = process.cpuUsage()
    expect(selectActiveTokens({ lists: knowing(listOf('long', ...tokens)) }).length).toBe(10_000 + listedTokens.length)
    expect(process.cpuUsage(startedAt).user / 1000).toBeLessThan(250)
  })
})

it('a token of the chain is marked when its symbol matches any selectable token', () => {
  const state = { lists: knowing(listOf('one', token('1', 'RYE'))) }
  const facts = { address: `0x${'9'.repeat(40)}`, symbol: 'rye', name: 'Rye', decimals: 6 }
  expect(unlistedToken(state, facts)).toMatchObject({ origin: 'chain', sameSymbolAsKnown: true, decimals: 6 })
  expect(unlistedToken(state, { ...facts, symbol: 'FIG' }).sameSymbolAsKnown).toBe(false)
})
