import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeToasts } from '../../../../test/unit/support/earnStage'
import { blockReceived, blockReducer } from '../../../chain/block/block.slice'
import { clearReminder } from './reminder'
import { ReminderButton } from './ReminderButton'

vi.mock(import('../../../chain/block/useBlockTime'), () => ({
  useBlockTime: () => ({ seconds: 3, isMeasured: true }),
  useIsBlockTimeSettled: () => true,
}))

const shown: string[] = []
const requestPermission = vi.fn<() => Promise<NotificationPermission>>()

/** Records the notifications of the page. */
class RecordedNotification extends EventTarget {
  static readonly requestPermission = requestPermission
  constructor(title: string) {
    super()
    shown.push(title)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Notification', RecordedNotification)
  shown.length = 0
})
afterEach(() => {
  clearReminder()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Renders the button 50 blocks, which are 150 s, before the lock of round 7, and presses it. */
async function press(permission: NotificationPermission) {
  requestPermission.mockReset().mockResolvedValue(permission)
  const store = configureStore({ reducer: combineReducers({ block: blockReducer }) })
  store.dispatch(blockReceived({ chainId: 56, blockNumber: 100 }))
  const content = (
    <Provider store={store}>
      <ReminderButton round={{ epoch: 7, lockBlock: 150 }} />
    </Provider>
  )
  const { unmount } = render(content)
  expect(requestPermission).not.toHaveBeenCalled()
  const button = screen.getByRole('button')
  await act(async () => void fireEvent.click(button))
  return { button, unmount, renderAgain: () => void render(content) }
}

test('the permission is requested by the press only, and the reminder comes 30 seconds before the lock', async () => {
  const { button } = await press('granted')
  expect(requestPermission).toHaveBeenCalledOnce()
  expect(button).toHaveTextContent('Reminder set')
  act(() => void vi.advanceTimersByTime(119_999))
  expect(shown).toEqual([])
  act(() => void vi.advanceTimersByTime(1))
  expect(shown).toEqual(['Round 7 locks soon'])
  expect(button).toHaveTextContent('Remind me before the lock')
})

test('a reminder survives the button, which the form of a bet replaces', async () => {
  const { unmount, renderAgain } = await press('granted')
  unmount()
  act(() => void vi.advanceTimersByTime(60_000))
  renderAgain()
  expect(screen.getByRole('button')).toHaveTextContent('Reminder set')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(shown).toEqual(['Round 7 locks soon'])
})

test('a second press removes the reminder', async () => {
  const { button } = await press('granted')
  await act(async () => void fireEvent.click(button))
  act(() => void vi.advanceTimersByTime(600_000))
  expect([shown, requestPermission.mock.calls.length]).toEqual([[], 1])
})

test('without the permission no reminder is set, and a notice says why', async () => {
  const { button } = await press('denied')
  expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(takeToasts()).toEqual(['Your browser does not allow notifications from this site.'])
})
