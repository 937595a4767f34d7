import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { offeredLanguages } from '../../i18n'
import { DisplaySettings } from './DisplaySettings'
import { ThemeEffect } from './ThemeEffect'
import { userReducer } from './user.slice'

function open() {
  const store = configureStore({ reducer: combineReducers({ user: userReducer }) })
  render(
    <Provider store={store}>
      <ThemeEffect />
      <DisplaySettings />
    </Provider>,
  )
  return store
}

test('lists every language with a file, by its own name', () => {
  open()
  const names = within(screen.getByLabelText('Language')).getAllByRole('option')
  expect(names.map((name) => name.textContent)).toEqual(offeredLanguages().map(({ name }) => name))
  expect(screen.getByLabelText('Language')).toHaveValue('en-US')
})

test('stores and applies a selected theme at once', () => {
  const store = open()
  expect(screen.getByLabelText('System')).toBeChecked()
  fireEvent.click(screen.getByLabelText('Dark'))
  expect(store.getState().user.theme).toBe('dark')
  expect(document.documentElement.dataset['theme']).toBe('dark')
  fireEvent.click(screen.getByLabelText('Light'))
  expect(document.documentElement.dataset['theme']).toBe('light')
})
