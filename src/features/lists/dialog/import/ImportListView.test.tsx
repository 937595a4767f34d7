import { configureStore } from '@reduxjs/toolkit'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { addressNumber, sentList, sentToken } from '../../../../../test/unit/support/listHost'
import { listsReducer } from '../../lists.slice'
import { checkList } from '../../loading/checkList.chain'
import { ImportListView } from './ImportListView'

const URL = 'https://lists.example/list.json'

afterEach(() => void vi.restoreAllMocks())

test('imports the displayed list, whatever its host sends afterwards', async () => {
  const shown = await checkList(sentList())
  const other = sentList({ name: 'Fakes', tokens: [sentToken({ address: addressNumber(666) })] })
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(other)))
  const store = configureStore({ reducer: { lists: listsReducer } })
  const onImported = vi.fn<() => void>()
  render(
    <Provider store={store}>
      <ImportListView url={URL} list={shown} onImported={onImported} />
    </Provider>,
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'I understand' }))
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  await waitFor(() => expect(onImported).toHaveBeenCalledOnce())
  const { byUrl, activeUrls } = store.getState().lists
  expect(byUrl[URL]?.current).toEqual(shown)
  expect(activeUrls).toEqual([URL])
  expect(fetched).not.toHaveBeenCalled()
})
