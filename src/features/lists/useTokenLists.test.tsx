import { configureStore } from '@reduxjs/toolkit'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sentList } from '../../../test/unit/support/listHost'
import { listAdded, listsReducer } from './lists.slice'
import { useImportList, useLoadMissingLists, useTokenLists } from './useTokenLists'

const url = 'https://lists.example/list.json'

const useLists = () => ({
  importList: useImportList(),
  loadMissing: useLoadMissingLists(),
  tokens: useTokenLists(),
})

function page() {
  const store = configureStore({ reducer: { lists: listsReducer } })
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(useLists, { wrapper })
  return { store, result, lists: () => store.getState().lists }
}

const answer = (body: unknown, status = 200) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })))

afterEach(() => void vi.restoreAllMocks())

describe('importing a list', () => {
  it('adds it, switches it on and offers its tokens', async () => {
    answer(sentList())
    const { result, lists } = page()
    const before = result.current.tokens.length
    await act(async () => void (await result.current.importList(url)))
    expect([lists().activeUrls, lists().byUrl[url]?.current?.name]).toEqual([[url], 'Grains'])
    expect(result.current.tokens.length).toBe(before + 1)
    expect(result.current.tokens.at(-1)).toMatchObject({ symbol: 'RYE', origin: 'list', listName: 'Grains' })
  })

  it('that fails leaves nothing behind and says why', async () => {
    answer(sentList({ tokens: [] }))
    const { result, lists } = page()
    await act(() =>
      expect(result.current.importList(url)).rejects.toThrow(
        'Token list failed validation: /tokens must NOT have fewer than 1 items',
      ),
    )
    expect([lists().byUrl[url], lists().activeUrls]).toEqual([undefined, []])
  })

  it('that fails for a list which was there keeps it, with the reason', async () => {
    answer({}, 500)
    const { result, lists, store } = page()
    store.dispatch(listAdded(url))
    await act(() => expect(result.current.importList(url)).rejects.toThrow(`Failed to download list ${url}`))
    expect([lists().byUrl[url]?.error, lists().activeUrls]).toEqual([`Failed to download list ${url}`, []])
  })
})

it('lists that were never loaded are loaded on demand, once', async () => {
  const fetched = answer(sentList())
  const { result, lists, store } = page()
  store.dispatch(listAdded(url))
  act(() => {
    result.current.loadMissing()
    result.current.loadMissing()
  })
  await vi.waitFor(() => expect(lists().byUrl[url]?.current?.name).toBe('Grains'), { timeout: 10_000 })
  act(() => result.current.loadMissing())
  expect(fetched).toHaveBeenCalledTimes(1)
})
