import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lotteryReducer } from '../lottery.slice'
import { AllHistory } from './AllHistory'

vi.mock(import('./DrawnRound'), () => ({ DrawnRound: ({ lotteryId }) => <p>{`Details of ${lotteryId}`}</p> }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const store = configureStore({ reducer: combineReducers({ lottery: lotteryReducer }) })
  const page = (newest: number) => (
    <Provider store={store}>
      <AllHistory newest={newest} onOpen={vi.fn<() => void>()} />
    </Provider>
  )
  const { rerender } = render(page(6))
  const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  return { picked: () => store.getState().lottery.pickedRound, wait, draw: () => rerender(page(7)) }
}

const number = () => screen.getByRole('textbox', { name: 'Number of the round' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a round is read once the choice has not changed for a second', async () => {
  const { picked, wait } = open()
  press('Previous round')
  await wait(999)
  press('Previous round')
  await wait(999)
  expect(picked()).toBeNull()
  await wait(1)
  expect(picked()).toBe(4)
})

test('a typed number that is no finished round changes nothing, and shows the range of the finished ones', () => {
  open()
  fireEvent.change(number(), { target: { value: '3' } })
  expect(screen.getByText('Details of 3')).toBeInTheDocument()
  for (const value of ['0', '7', '99999999999', 'x', '']) {
    fireEvent.change(number(), { target: { value } })
    expect(screen.getByText('From 1 to 6')).toBeInTheDocument()
    expect(screen.getByText('Details of 3')).toBeInTheDocument()
  }
  fireEvent.blur(number())
  expect(number()).toHaveValue('3')
})

test('the newest round is followed after a draw, a chosen one stays', () => {
  const { draw } = open()
  expect(screen.getByText('Latest')).toBeInTheDocument()
  draw()
  expect(screen.getByText('Details of 7')).toBeInTheDocument()
  press('Previous round')
  draw()
  expect(screen.getByText('Details of 6')).toBeInTheDocument()
  expect(screen.queryByText('Latest')).toBeNull()
})
