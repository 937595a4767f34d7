import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { beforeAll, expect, test, vi } from 'vitest'
import { SettingsDialog } from './SettingsDialog'
import { userReducer } from './user.slice'

beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})

function open(focusOn?: 'expert') {
  const store = configureStore({ reducer: combineReducers({ user: userReducer }) })
  render(
    <Provider store={store}>
      <SettingsDialog {...(focusOn && { focusOn })} onClose={() => undefined} />
    </Provider>,
  )
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  return { type, user: () => store.getState().user }
}

test('lists the presets and applies the selected one', () => {
  const { user } = open()
  expect(
    within(screen.getByRole('group', { name: 'Slippage tolerance' }))
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('aria-label') ?? radio.parentElement?.textContent),
  ).toEqual(['0.1%', '0.5%', '1%'])
  fireEvent.click(screen.getByLabelText('0.1%'))
  expect(user().slippageBps).toBe(10)
  expect(screen.getByText('Your transaction may fail')).toBeInTheDocument()
})

test.each([
  ['50', 50, 'Enter a valid slippage percentage'],
  ['abc', 50, 'Enter a valid slippage percentage'],
  ['0.49', 49, 'Your transaction may fail'],
  ['5,01', 501, 'Your transaction may be frontrun'],
])('for a typed slippage of %j stores %i and shows the matching message', (text, slippageBps, sentence) => {
  const { type, user } = open()
  type('Custom slippage', text)
  expect(user().slippageBps).toBe(slippageBps)
  expect(screen.getByText(sentence)).toBeInTheDocument()
})

test.each([
  ['30', 1_800, false],
  ['0', 1_200, true],
  ['1.5', 1_200, true],
])('for a typed deadline of %j minutes stores %i seconds', (text, deadlineSeconds, isWrong) => {
  const { type, user } = open()
  type('Transaction deadline', text)
  expect(user().deadlineSeconds).toBe(deadlineSeconds)
  expect(screen.queryAllByText('Enter a whole number of minutes, at least 1')).toHaveLength(isWrong ? 1 : 0)
})

test('opens at the switch of expert mode, and returns to it from the warning', () => {
  const toggle = () => screen.getByRole('switch', { name: /Expert mode/ })
  open('expert')
  expect(toggle()).toHaveFocus()
  fireEvent.click(toggle())
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(toggle()).toHaveFocus()
})

test('without a setting to open at, the dialog itself has the focus', () => {
  open()
  expect(screen.getByRole('dialog')).toHaveFocus()
})

test('restricts swaps to direct pairs', () => {
  const { user } = open()
  fireEvent.click(screen.getByRole('switch', { name: /Disable multihops/ }))
  expect(user().isSingleHopOnly).toBe(true)
})

test('approves without limit until the exact amount is chosen (trading 4.1.7)', () => {
  const { user } = open()
  const amounts = within(screen.getByRole('group', { name: 'Amount to approve' })).getAllByRole('radio')
  expect(amounts.map((radio) => radio.parentElement?.textContent)).toEqual(['Exact amount', 'Unlimited'])
  expect(amounts[1]).toBeChecked()
  fireEvent.click(screen.getByLabelText('Exact amount'))
  expect(user().approvesExactly).toBe(true)
  fireEvent.click(screen.getByLabelText('Unlimited'))
  expect(user().approvesExactly).toBe(false)
})

test('turns expert mode on only after the warning and the typed word, and off at once', () => {
  const { type, user } = open()
  const toggle = () => screen.getByRole('switch', { name: /Expert mode/ })
  fireEvent.click(toggle())
  expect(user().isExpert).toBe(false)
  expect(screen.getByText('Turn this on only if you know the risks')).toBeInTheDocument()

  const button = screen.getByRole('button', { name: 'Turn on expert mode' })
  for (const word of ['', 'confir', 'confirmed', 'yes']) {
    type('Type “confirm” to continue', word)
    expect(button).toBeDisabled()
    fireEvent.submit(screen.getByLabelText('Type “confirm” to continue'))
    expect(user().isExpert).toBe(false)
  }
  type('Type “confirm” to continue', 'confirm')
  fireEvent.click(button)
  expect(user().isExpert).toBe(true)

  fireEvent.click(toggle())
  expect(user().isExpert).toBe(false)
})

test('going back from the warning leaves expert mode off', () => {
  const { type, user } = open()
  fireEvent.click(screen.getByRole('switch', { name: /Expert mode/ }))
  type('Type “confirm” to continue', 'confirm')
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('switch', { name: /Expert mode/ })).not.toBeChecked()
  expect(user().isExpert).toBe(false)
})
