// @vitest-environment happy-dom
import { configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addressNumber, sentList, sentToken } from '../../../test/unit/support/listHost'
import { deployment } from '../../deployment/deployment'
import { initialLists, listEnabled, listsReducer, UNKNOWN_LIST } from './lists.slice'
import { startListsUpdater } from './lists.updater'
import { checkList } from './loading/checkList.chain'

const IN_USE = 'https://used.example/list.json'
const UNUSED = 'https://unused.example/list.json'
const START_MS = 5_000
/** trading 9 "call-list refresh" */
const LIST_REFRESH_MS = 600_000

const current = await checkList(sentList())

const store = () =>
  configureStore({
    reducer: { lists: listsReducer },
    preloadedState: {
      lists: {
        ...initialLists,
        byUrl: { [IN_USE]: { ...UNKNOWN_LIST, current }, [UNUSED]: UNKNOWN_LIST },
      },
    },
  })

let fetched: string[]
let result: () => Response
let stop: () => void = () => undefined

const sending = (list: object) => () =>
  new Response(JSON.stringify(list), { headers: { 'content-type': 'application/json' } })

beforeEach(async () => {
  // Loaded in advance: with fake timers a lazy import cannot be awaited.
  await import('./lists.chain')
  vi.useFakeTimers()
  fetched = []
  result = sending(sentList())
  vi.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    fetched.push(url as string)
    return Promise.resolve(result())
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
function hide(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

it('fetches nothing during the first render, then the lists in use, then every 600000 ms', async () => {
  stop = startListsUpdater({ store: store() })
  await pass(1_000)
  expect(fetched).toEqual([])
  await pass(START_MS)
  expect(fetched).toEqual([IN_USE])
  await pass(LIST_REFRESH_MS - START_MS)
  expect(fetched).toEqual([IN_USE])
  await pass(START_MS)
  expect(fetched).toEqual([IN_USE, IN_USE])
})

it('fetches an enabled list that has no content yet', async () => {
  const lists = store()
  lists.dispatch(listEnabled(UNUSED))
  stop = startListsUpdater({ store: lists })
  await pass(START_MS)
  expect(fetched).toEqual([IN_USE, UNUSED])
})

it('pauses while the page is hidden and catches up when it is visible', async () => {
  stop = startListsUpdater({ store: store() })
  await pass(START_MS)
  hide(true)
  await pass(3 * LIST_REFRESH_MS)
  expect(fetched.length).toBe(1)
  hide(false)
  await pass(0)
  expect(fetched.length).toBe(2)
})

it('keeps a newer version pending until it is accepted, and the current list after a failure', async () => {
  const lists = store()
  stop = startListsUpdater({ store: lists })
  const tokens = [sentToken(), sentToken({ chainId: deployment.chainId, address: addressNumber(2) })]
  result = sending(sentList({ version: { major: 1, minor: 1, patch: 0 }, tokens }))
  await pass(START_MS)
  const known = () => lists.getState().lists.byUrl[IN_USE]
  expect([known()?.current?.tokens.length, known()?.pendingUpdate?.tokens.length]).toEqual([1, 2])
  result = () => new Response('', { status: 500 })
  await pass(LIST_REFRESH_MS)
  expect(known()?.error).toBe(`Failed to download list ${IN_USE}`)
  expect([known()?.current?.tokens.length, known()?.pendingUpdate?.tokens.length]).toEqual([1, 2])
})

it('stops when the returned function is called', async () => {
  startListsUpdater({ store: store() })()
  await pass(2 * LIST_REFRESH_MS)
  expect(fetched).toEqual([])
})
