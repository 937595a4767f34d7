import { configureStore } from '@reduxjs/toolkit'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, it, vi } from 'vitest'
import { sentList } from '../../../test/unit/support/listHost'
import { initialLists, listsReducer, UNKNOWN_LIST } from './lists.slice'
import { useLoadMissingLists } from './useTokenLists'

const url = 'https://lists.example/list.json'

function page() {
  const lists = { ...initialLists, byUrl: { [url]: UNKNOWN_LIST } }
  const store = configureStore({ reducer: { lists: listsReducer }, preloadedState: { lists } })
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(useLoadMissingLists, { wrapper })
  return { store, result, lists: () => store.getState().lists }
}

const answer = (body: unknown, status = 200) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })))

afterEach(() => void vi.restoreAllMocks())

it('loads lists without content on demand, once', async () => {
  const fetched = answer(sentList())
  const { result, lists } = page()
  act(() => {
    result.current()
    result.current()
  })
  await vi.waitFor(() => expect(lists().byUrl[url]?.current?.name).toBe('Grains'), { timeout: 30_000 })
  act(() => result.current())
  expect(fetched).toHaveBeenCalledTimes(1)
})
