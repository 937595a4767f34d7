import { describe, expect, it } from 'vitest'
import { activeLists, listOf, listToken } from '../../../../test/unit/support/knownLists'
import { addressNumber } from '../../../../test/unit/support/listHost'
import { toAddress } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import { listedTokens } from '../listedTokens'
import { initialLists, UNKNOWN_LIST, type ListsState } from '../lists.slice'
import type { ListToken } from '../tokenList'
import { selectActiveTokens, selectTokensByAddress, unlistedToken } from './activeTokens'

/** Most reads of a token's address while lists are merged. */
const READS_PER_TOKEN = 2

const beyondBuiltIn = (lists: ListsState) =>
  selectActiveTokens({ lists })
    .slice(listedTokens.length)
    .map(({ name, origin, listName }) => ({ name, origin, listName }))

const [builtIn] = listedTokens

describe('the selectable tokens', () => {
  it('are the built-in ones where nothing else is active', () => {
    expect(selectActiveTokens({ lists: initialLists })).toBe(listedTokens)
    const inactive = { ...activeLists(listOf('one', listToken(1, 'RYE'))), activeUrls: [] }
    expect(selectActiveTokens({ lists: inactive })).toBe(listedTokens)
  })

  it('come from the built-in list, the active lists and the user, in that order, without the native coin', () => {
    const lists = activeLists(listOf('one', listToken(1, 'RYE')), listOf('two', listToken(2, 'OAT')))
    const own = listToken(3, 'FIG')
    const all = {
      ...lists,
      customTokens: { [deployment.chainId]: { [own.address]: own }, 1: { x: listToken(4, 'ELSE') } },
    }
    expect(selectActiveTokens({ lists: all }).slice(0, listedTokens.length)).toEqual(listedTokens)
    expect(beyondBuiltIn(all)).toEqual([
      { name: 'RYE', origin: 'list', listName: 'one' },
      { name: 'OAT', origin: 'list', listName: 'two' },
      { name: 'FIG', origin: 'custom', listName: null },
    ])
    expect(selectActiveTokens({ lists: all }).filter(({ address }) => address === null)).toEqual([])
  })

  it('of one address use the most trusted source, in any case', () => {
    const second = listToken(0xab, 'RYE', 'Second')
    const upper = { ...second, address: toAddress(second.address.toUpperCase().replace('X', 'x')) }
    const twice = [listOf('one', listToken(0xab, 'RYE', 'First')), listOf('two', upper)]
    expect(beyondBuiltIn(activeLists(...twice)).map(({ name }) => name)).toEqual(['First'])
    const misnamed = { ...listToken(1, 'X', 'A false name'), address: toAddress(builtIn?.id.toLowerCase() ?? '') }
    expect(beyondBuiltIn(activeLists(listOf('one', misnamed)))).toEqual([])
  })

  it('keep their identity while only the loading state of lists changes', () => {
    const lists = activeLists(listOf('one', listToken(1, 'RYE')))
    const known = lists.byUrl['one'] ?? UNKNOWN_LIST
    const loading = { ...lists, byUrl: { one: { ...known, loadingRequestId: '1', error: 'No' }, other: UNKNOWN_LIST } }
    expect(selectActiveTokens({ lists: loading })).toBe(selectActiveTokens({ lists }))
  })

  it('are found by address', () => {
    const state = { lists: activeLists(listOf('one', listToken(1, 'RYE'))) }
    const rye = selectTokensByAddress(state).get(addressNumber(1))
    expect(rye?.traded).toMatchObject({ symbol: 'RYE', address: rye?.id })
  })

  it('are merged with a constant number of reads for each token of a long list', () => {
    let reads = 0
    const tokens = Array.from({ length: 10_000 }, (_, at): ListToken => {
      const { address, ...facts } = listToken(at, `T${at}`)
      return {
        ...facts,
        get address() {
          reads += 1
          return address
        },
      }
    })
    expect(selectActiveTokens({ lists: activeLists(listOf('long', ...tokens)) }).length).toBe(
      10_000 + listedTokens.length,
    )
    expect(reads).toBeLessThanOrEqual(10_000 * READS_PER_TOKEN)
  })
})

it('an unlisted token has the origin chain and no list name', () => {
  const facts = { address: toAddress(`0x${'9'.repeat(40)}`), symbol: 'rye', name: 'Rye', decimals: 6 }
  expect(unlistedToken(facts)).toMatchObject({ origin: 'chain', listName: null, decimals: 6 })
})
