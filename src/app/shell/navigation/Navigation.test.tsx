import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { entriesFor, placeAt } from './navigation.rules'
import { more, navigation } from './places'
import { Navigation } from './Navigation'
import { Submenu } from './Submenu'
import { deployment } from '../../../core/deployment'
import links from '#deployment/links.json'

const some = entriesFor(navigation, { swap: true, liquidity: true }, { lpMigration: 'https://elsewhere.test/' })
const trade = some.flatMap((entry) => ('items' in entry ? entry.items : []))

function openTrade() {
  render(
    <MemoryRouter initialEntries={['/swap']}>
      <Submenu label="Trade" entries={trade} place={placeAt(some, '/swap')} pathname="/swap" />
      <button type="button">After</button>
    </MemoryRouter>,
  )
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Trade' }) }
}

test('shows what this deployment has, and nothing else', () => {
  render(
    <MemoryRouter>
      <Navigation />
    </MemoryRouter>,
  )
  const bar = screen.getByRole('navigation', { name: 'Main' })
  const shown = [...bar.querySelectorAll('li > a, [aria-expanded]')].map((name) => name.firstChild?.textContent)
  const expected = entriesFor([...navigation, more], deployment.areas, links).map(({ label }) => label)
  expect(shown).toEqual(expected)
  expect(within(bar).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
})

test('a name says whether its box is open and whether the page is in it', async () => {
  const { user, button } = openTrade()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveAttribute('aria-current', 'true')
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  const line = await screen.findByRole('link', { name: 'Exchange' })
  expect(line).toHaveAttribute('aria-current', 'page')
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toContainElement(line)
  expect(screen.getByRole('link', { name: /^LP Migration/ })).toHaveAttribute('rel', 'noopener noreferrer')
  await user.click(button)
  expect(screen.queryByRole('link')).toBeNull()
})

test('the arrow down opens the box at its first line, arrows go round, Esc closes and gives the focus back', async () => {
  const { user, button } = openTrade()
  button.focus()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Exchange' })).toHaveFocus())
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: 'Liquidity' })).toHaveFocus()
  await user.keyboard('{End}')
  expect(screen.getByRole('link', { name: /^LP Migration/ })).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: 'Exchange' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('link')).toBeNull()
  expect(button).toHaveFocus()
})

test('the box closes when the focus goes on, without pulling it back', async () => {
  const { user, button } = openTrade()
  button.focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('link', { name: 'Exchange' })
  await user.keyboard('{Tab}{Tab}{Tab}{Tab}')
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a mouse that rests opens the box, and closes it when it leaves; a press keeps it', async () => {
  const { user, button } = openTrade()
  await user.hover(button)
  await screen.findByRole('link', { name: 'Exchange' })
  await user.unhover(button)
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull())

  await user.hover(button)
  await screen.findByRole('link', { name: 'Exchange' })
  await user.click(button)
  await user.unhover(button)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(screen.getByRole('link', { name: 'Exchange' })).toBeInTheDocument()
})

test('what only a pointer opened goes with Esc, wherever the focus is', async () => {
  const { user, button } = openTrade()
  await user.hover(button)
  await screen.findByRole('link', { name: 'Exchange' })
  screen.getByRole('button', { name: 'After' }).focus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('link')).toBeNull()
  expect(button).not.toHaveFocus()
})
