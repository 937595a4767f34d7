import { describe, expect, it } from 'vitest'
import { toAddress } from '../../core/address'
import {
  chosenReplaced,
  customTokenAdded,
  customTokenRemoved,
  customTokensCleared,
  initialLists,
  listDisabled,
  listEnabled,
  listFetchFulfilled,
  listFetchRejected,
  listFetchStarted,
  listImported,
  listRemoved,
  listsReducer,
  updateAccepted,
  type ListsState,
} from './lists.slice'
import type { ListToken, TokenList } from './tokenList'

const url = 'grains'
type Event = Parameters<typeof listsReducer>[1]
const after = (...events: Event[]): ListsState => events.reduce(listsReducer, initialLists)
const stateOf = (state: ListsState) => state.byUrl[url]

const list = (major: number, minor = 0, patch = 0): TokenList => ({
  ...{ name: `Grains ${major}.${minor}.${patch}`, version: { major, minor, patch }, timestamp: '', tokens: [] },
})

let lastRequest = 0
/** Actions of a fetch from start to end. */
function fetched(found: TokenList): Event[] {
  const requestId = String((lastRequest += 1))
  return [listFetchStarted({ url, requestId }), listFetchFulfilled({ url, requestId, list: found })]
}

const token: ListToken = {
  chainId: 1,
  address: toAddress(`0x${'aB'.repeat(20)}`),
  symbol: 'RYE',
  name: 'Rye',
  decimals: 18,
}

describe('a fetch', () => {
  it('is recorded while it is running, and clears the last error', () => {
    const failed = after(
      listFetchStarted({ url, requestId: '1' }),
      listFetchRejected({ url, requestId: '1', error: 'No' }),
    )
    expect(stateOf(failed)).toEqual({ current: null, pendingUpdate: null, loadingRequestId: null, error: 'No' })
    const again = listsReducer(failed, listFetchStarted({ url, requestId: '2' }))
    expect(stateOf(again)).toEqual({ current: null, pendingUpdate: null, loadingRequestId: '2', error: null })
  })

  it('that is the first makes its list the current one', () => {
    expect(stateOf(after(...fetched(list(1))))).toMatchObject({ current: list(1), pendingUpdate: null })
  })

  it.each([list(2), list(1, 1), list(1, 0, 1)])(
    'with the newer version $name is pending until it is accepted',
    (newer) => {
      const waiting = after(...fetched(list(1)), ...fetched(newer))
      expect(stateOf(waiting)).toMatchObject({ current: list(1), pendingUpdate: newer })
      expect(stateOf(listsReducer(waiting, updateAccepted(url)))).toMatchObject({ current: newer, pendingUpdate: null })
    },
  )

  it.each([list(1, 1, 1), list(1, 1, 0), list(1, 0, 9), list(0, 9, 9)])(
    'with the same or the older version $name changes nothing, whatever its content',
    (other) => {
      const changed = { ...other, tokens: [token] }
      const state = stateOf(after(...fetched(list(1, 1, 1)), ...fetched(changed)))
      expect(state).toEqual({ current: list(1, 1, 1), pendingUpdate: null, loadingRequestId: null, error: null })
    },
  )

  it('that a later one has superseded is ignored', () => {
    const state = after(
      listFetchStarted({ url, requestId: 'old' }),
      listFetchStarted({ url, requestId: 'new' }),
      listFetchRejected({ url, requestId: 'old', error: 'No' }),
      listFetchFulfilled({ url, requestId: 'old', list: list(9) }),
    )
    expect(stateOf(state)).toEqual({ current: null, pendingUpdate: null, loadingRequestId: 'new', error: null })
  })

  it('of a list removed meanwhile does not restore it', () => {
    const started = after(listFetchStarted({ url, requestId: '1' }), listRemoved(url))
    expect(listsReducer(started, listFetchFulfilled({ url, requestId: '1', list: list(1) })).byUrl[url]).toBeUndefined()
    expect(listsReducer(started, listFetchRejected({ url, requestId: '1', error: 'No' })).byUrl[url]).toBeUndefined()
  })

  it('that fails leaves the current list in use', () => {
    const state = after(
      ...fetched(list(1)),
      listFetchStarted({ url, requestId: 'x' }),
      listFetchRejected({ url, requestId: 'x', error: 'No' }),
    )
    expect(stateOf(state)).toMatchObject({ current: list(1), error: 'No' })
  })
})

describe('a list', () => {
  it('is enabled once and disabled again', () => {
    const on = after(...fetched(list(1)), listEnabled(url), listEnabled(url))
    expect(on.activeUrls).toEqual([url])
    expect(listsReducer(on, listDisabled(url)).activeUrls).toEqual([])
  })

  it('that is not known cannot be enabled', () => {
    expect(() => after(listEnabled(url))).toThrow('Enabled a list that is not known')
  })

  it("is imported as displayed, enabled and recorded as the user's own; removal deletes all of it", () => {
    const state = after(...fetched(list(1)), listImported({ url, list: list(2) }), listImported({ url, list: list(3) }))
    expect(stateOf(state)).toMatchObject({ current: list(3), pendingUpdate: null, error: null })
    expect([state.activeUrls, state.ownUrls]).toEqual([[url], [url]])
    const removed = listsReducer(state, listRemoved(url))
    expect([removed.byUrl[url], removed.activeUrls, removed.ownUrls]).toEqual([undefined, [], []])
  })

  it('without a pending update cannot be updated', () => {
    expect(() => after(updateAccepted(url))).toThrow('Accepted an update of a list that has none')
    expect(() => after(...fetched(list(1)), updateAccepted(url))).toThrow('that has none')
  })
})

it('stores custom tokens by chain and lower-case address', () => {
  const other = { ...token, chainId: 2 }
  const state = after(
    customTokenAdded(token),
    customTokenAdded({ ...token, name: 'Rye again' }),
    customTokenAdded(other),
  )
  expect(state.customTokens).toEqual({
    1: { [token.address.toLowerCase()]: { ...token, name: 'Rye again' } },
    2: { [token.address.toLowerCase()]: other },
  })
  const gone = listsReducer(
    state,
    customTokenRemoved({ chainId: 1, address: toAddress(token.address.toUpperCase().replace('X', 'x')) }),
  )
  expect(gone.customTokens[1]).toEqual({})
  expect(listsReducer(state, customTokensCleared({ chainId: 2 })).customTokens).toEqual({ 1: state.customTokens[1] })
})

it('chosen currencies are replaced for one chain', () => {
  const chosen = (chainId: number) => chosenReplaced({ kind: 'recents', chainId, times: { bnb: chainId } })
  expect(after(chosen(1), chosen(2)).recents).toEqual({ 1: { bnb: 1 }, 2: { bnb: 2 } })
  expect(after(chosen(1)).favourites).toEqual({})
})
