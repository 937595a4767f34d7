import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { entriesFor, placeAt } from './navigation.rules'
import { more, navigation } from './places'
import { Navigation } from './Navigation'
import { Submenu } from './Submenu'
import { deployment } from '../../../deployment/deployment'
import { links } from '../../../deployment/links'
import { createStore } from '../../store'

const store = createStore()

function Stage({ children, at = '/' }: { children: ReactNode; at?: string }) {
  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
    </Provider>
  )
}

const some = entriesFor(navigation, { swap: true, liquidity: true }, { lpMigration: 'https://elsewhere.test/' })
const trade = some.flatMap((entry) => ('items' in entry ? entry.items : []))

function openTrade() {
  render(
    <Stage at="/swap">
      <Submenu label="Trade" entries={trade} place={placeAt(some, '/swap')} pathname="/swap" />
      <button type="button">After</button>
    </Stage>,
  )
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Trade' }) }
}

test('shows only the entries that this deployment has', () => {
  render(
    <Stage>
      <Navigation />
    </Stage>,
  )
  const bar = screen.getByRole('navigation', { name: 'Main' })
  const shown = [...bar.querySelectorAll('li > a, [aria-expanded]')].map((name) => name.firstChild?.textContent)
  const expected = entriesFor([...navigation, more], deployment.areas, links).map(({ label }) => label)
  expect(shown).toEqual(expected)
  expect(within(bar).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
})

test('a submenu button exposes whether it is open and whether it contains the current page', async () => {
  const { user, button } = openTrade()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveAttribute('aria-current', 'true')
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  const line = await screen.findByRole('link', { name: 'Swap' })
  expect(line).toHaveAttribute('aria-current', 'page')
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toContainElement(line)
  expect(screen.getByRole('link', { name: /^LP migration/ })).toHaveAttribute('rel', 'noopener noreferrer')
  await user.click(button)
  expect(screen.queryByRole('link')).toBeNull()
})

test('ArrowDown opens the submenu at its first link, arrow keys wrap around, Esc closes it and restores focus', async () => {
  const { user, button } = openTrade()
  button.focus()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Swap' })).toHaveFocus())
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: 'Liquidity' })).toHaveFocus()
  await user.keyboard('{End}')
  expect(screen.getByRole('link', { name: /^LP migration/ })).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: 'Swap' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('link')).toBeNull()
  expect(button).toHaveFocus()
})

test('the submenu closes when focus leaves it, without taking focus back', async () => {
  const { user, button } = openTrade()
  button.focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('link', { name: 'Swap' })
  await user.keyboard('{Tab}{Tab}{Tab}{Tab}')
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  expect(screen.queryByRole('link')).toBeNull()
})

test('the submenu opens on hover and closes when the mouse leaves, unless it was pressed', async () => {
  const { user, button } = openTrade()
  await user.hover(button)
  await screen.findByRole('link', { name: 'Swap' })
  await user.unhover(button)
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull())

  await user.hover(button)
  await screen.findByRole('link', { name: 'Swap' })
  await user.click(button)
  await user.unhover(button)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(screen.getByRole('link', { name: 'Swap' })).toBeInTheDocument()
})

test('Esc closes a submenu opened by hover, wherever the focus is', async () => {
  const { user, button } = openTrade()
  await user.hover(button)
  await screen.findByRole('link', { name: 'Swap' })
  screen.getByRole('button', { name: 'After' }).focus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('link')).toBeNull()
  expect(button).not.toHaveFocus()
})
