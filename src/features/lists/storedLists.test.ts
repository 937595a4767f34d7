import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAddress } from '../../core/address'
import { initialLists, UNKNOWN_LIST, type ListsState } from './lists.slice'
import { withoutRetired } from './readLists'
import { storedLists } from './storedLists'
import type { ListToken, TokenList } from './tokenList'

const token: ListToken = {
  chainId: 1,
  address: toAddress(`0x${'ab'.repeat(20)}`),
  symbol: 'RYE',
  name: 'Rye',
  decimals: 18,
}
const list: TokenList = {
  ...{ name: 'Grains', timestamp: '2021', version: { major: 1, minor: 0, patch: 0 }, tokens: [token] },
}
const lists = (more: Partial<ListsState> = {}): ListsState => ({
  byUrl: { grains: { ...UNKNOWN_LIST, current: list }, seeds: { ...UNKNOWN_LIST, error: 'No' } },
  activeUrls: ['grains'],
  ownUrls: ['grains', 'seeds'],
  lastInitializedDefaultUrls: [],
  customTokens: { 1: { [token.address]: token } },
  favourites: { 1: { [token.address]: 7, bnb: 8 } },
  recents: { 1: { [token.address]: 9 } },
  ...more,
})
const reloaded = (state: ListsState): ListsState =>
  storedLists.read(JSON.parse(JSON.stringify(storedLists.toStore(state))))

describe('stored lists', () => {
  it('are restored unchanged', () => {
    expect(reloaded(lists())).toEqual(lists())
  })

  it('drop running requests and pending updates', () => {
    const busy = { ...UNKNOWN_LIST, current: list, pendingUpdate: list, loadingRequestId: '7' }
    expect(reloaded(lists({ byUrl: { grains: busy } })).byUrl).toEqual({ grains: { ...UNKNOWN_LIST, current: list } })
  })

  it('are parsed from data of any shape', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom('byUrl', 'activeUrls', 'customTokens', 'recents', 'all'),
        (value, key) => {
          const state = storedLists.read(key === 'all' ? value : { ...lists(), [key]: value })
          expect(Object.values(state.byUrl).every((known) => known.loadingRequestId === null)).toBe(true)
          expect(state.activeUrls.every((url) => url in state.byUrl)).toBe(true)
        },
      ),
    )
    expect(storedLists.read(undefined)).toEqual(initialLists)
  })

  it.each([
    ['a list without a version', { ...list, version: undefined }],
    ['a list with half a version', { ...list, version: { major: 1 } }],
    ['a token without an address', { ...list, tokens: [{ ...token, address: '0x12' }] }],
    ['a token with broken decimals', { ...list, tokens: [{ ...token, decimals: 1.5 }] }],
    ['invalid tokens', { ...list, tokens: {} }],
  ])('%s is fetched again', (_, current) => {
    const state = storedLists.read({ ...lists(), byUrl: { grains: { ...UNKNOWN_LIST, current } } })
    expect(state.byUrl).toEqual({ grains: UNKNOWN_LIST })
  })

  it('omit custom tokens under the wrong key', () => {
    const wrong = { 1: { [token.address]: { ...token, chainId: 2 }, other: token }, 2: 7 }
    expect(storedLists.read({ ...lists(), customTokens: wrong }).customTokens).toEqual({ 1: {}, 2: {} })
  })

  it('omit chosen ids without a time', () => {
    const state = storedLists.read({
      ...lists(),
      favourites: { 1: { [token.address]: 1, bnb: '4' }, 2: 7 },
      recents: 7,
    })
    expect(state.favourites).toEqual({ 1: { [token.address]: 1 }, 2: {} })
    expect(state.recents).toEqual({})
  })

  it('hold the newest recent tokens after a merge with another tab', () => {
    const idOf = (at: number) => toAddress(`0x${at.toString(16).padStart(40, '0')}`)
    const [here, there] = [0, 4].map((from) =>
      Object.fromEntries(Array.from({ length: 4 }, (_, at) => [idOf(from + at), from + at])),
    )
    const fields = storedLists.fieldsOf(lists({ recents: { 1: { ...here, ...there } } }))
    const merged = storedLists.withFields(lists(), fields, {})
    expect(Object.values(merged.recents[1] ?? {})).toEqual([7, 6, 5, 4, 3])
    expect(merged.favourites).toEqual(lists().favourites)
  })

  it('stay within their storage limit: lists too long are omitted, active lists last', () => {
    const long: TokenList = { ...list, tokens: Array.from({ length: 8_000 }, () => token) }
    const byUrl = { long: { ...UNKNOWN_LIST, current: long }, grains: { ...UNKNOWN_LIST, current: { ...long } } }
    const stored = storedLists.toStore(lists({ byUrl })) as ListsState
    expect([stored.byUrl['long'], stored.byUrl['grains']?.current?.tokens.length]).toEqual([UNKNOWN_LIST, 8_000])
    expect(Object.keys(stored.byUrl)).toEqual(['long', 'grains'])
    expect(JSON.stringify(stored).length).toBeLessThan(1_600_000)
  })

  it('drop a list of an older deployment and its activation, unless the user added it', () => {
    const stored = { ...lists(), lastInitializedDefaultUrls: ['grains', 'seeds'], ownUrls: ['seeds'] }
    const state = storedLists.read(stored)
    expect([Object.keys(state.byUrl), state.activeUrls, state.ownUrls]).toEqual([['seeds'], [], ['seeds']])
    expect(state.customTokens).toEqual(lists().customTokens)
    expect(withoutRetired(stored)).toMatchObject({ byUrl: { seeds: {} }, activeUrls: [] })
    for (const other of [null, 7, {}, { byUrl: 7 }]) expect(withoutRetired(other)).toBe(other)
  })

  it('drop list URLs that are not text, and invalid tokens', () => {
    const [known] = Object.values(lists().customTokens)
    const stored = {
      ...lists(),
      activeUrls: [{ toString: 1 }, null, ...lists().activeUrls],
      customTokens: { 31337: { [toAddress(`0x${'c'.repeat(40)}`)]: null }, ...lists().customTokens },
    }
    const state = storedLists.read(stored)
    expect(state.activeUrls).toEqual(lists().activeUrls)
    expect(Object.values(state.customTokens).flatMap(Object.values)).toEqual(Object.values(known ?? {}))
    // Lost entries remain in the data, so that they are counted.
    expect(withoutRetired(stored)).toMatchObject({ activeUrls: stored.activeUrls })
  })

  it('merge the lists of another tab in the order in which they were enabled, and keep loaded content', () => {
    const pending = {
      ...UNKNOWN_LIST,
      current: list,
      pendingUpdate: { ...list, version: { major: 2, minor: 0, patch: 0 } },
    }
    const local = lists({ byUrl: { grains: pending, seeds: { ...UNKNOWN_LIST, current: list } } })
    const accepted = { ...list, version: { major: 2, minor: 0, patch: 0 } }
    const fields = {
      ...{ 'list\ngrains': accepted, 'list\nseeds': null, 'list\noats': list },
      ...{ 'active\noats': true, 'active\ngrains': true, 'active\ngone': true },
    }
    const merged = storedLists.withFields(local, fields, { 'active\noats': 7, 'active\ngrains': 9 })
    expect(merged.byUrl['grains']).toEqual({ ...UNKNOWN_LIST, current: accepted })
    expect(merged.byUrl['seeds']).toBe(local.byUrl['seeds'])
    expect(merged.activeUrls).toEqual(['oats', 'grains'])
  })

  it('are the same object for the same lists', () => {
    const state = lists()
    expect(storedLists.toStore(state)).toBe(storedLists.toStore(state))
    expect(storedLists.toStore(lists())).not.toBe(storedLists.toStore(state))
  })
})
