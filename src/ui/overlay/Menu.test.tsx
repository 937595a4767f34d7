import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../controls/Button'
import { Menu } from './Menu'

function show() {
  const onCopy = vi.fn<() => void>()
  const onLeave = vi.fn<() => void>()
  const onNever = vi.fn<() => void>()
  const items = [
    { label: 'Copy address', onPick: onCopy },
    { label: 'View on explorer', href: 'https://explorer.example' },
    { label: 'Swap', to: '/swap' },
    { label: 'Never', disabled: true, onPick: onNever },
    { label: 'Disconnect', grave: true, onPick: onLeave },
  ]
  render(
    <MemoryRouter>
      <Menu label="Wallet" items={items} renderButton={(opener) => <Button {...opener}>0x12…34</Button>} />
      <p>Elsewhere</p>
    </MemoryRouter>,
  )
  const button = screen.getByRole('button', { name: '0x12…34' })
  return { user: userEvent.setup(), button, onCopy, onLeave, onNever }
}

const item = (name: RegExp | string) => screen.getByRole('menuitem', { name })

describe('Menu', () => {
  it('opens by its button, focuses the first item and exposes its state', async () => {
    const { user, button } = show()
    expect(button).toHaveAttribute('aria-haspopup', 'menu')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('menu', { name: 'Wallet' })).toBeInTheDocument()
    expect(item('Copy address')).toHaveFocus()
  })

  it('moves by arrow keys, Home, End and first letters, and opens at either end', async () => {
    const { user, button } = show()
    button.focus()
    await user.keyboard('{ArrowUp}')
    expect(item('Disconnect')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(item('Copy address')).toHaveFocus()
    await user.keyboard('{End}{Home}{ArrowUp}')
    expect(item('Disconnect')).toHaveFocus()
    await user.keyboard('sw')
    expect(item('Swap')).toHaveFocus()
  })

  it('closes on a choice, restores focus first, and runs it once', async () => {
    const { user, button, onCopy } = show()
    await user.click(button)
    await user.keyboard('{Enter}')
    expect(onCopy).toHaveBeenCalledOnce()
    expect(screen.queryAllByRole('menuitem')).toEqual([])
    expect(button).toHaveFocus()
  })

  it('ignores a disabled item and stays open', async () => {
    const { user, button, onNever } = show()
    await user.click(button)
    await user.click(item('Never'))
    expect(onNever).not.toHaveBeenCalled()
    expect(item('Never')).toHaveAttribute('aria-disabled', 'true')
  })

  it('closes by Escape, by Tab and by a press elsewhere', async () => {
    const { user, button } = show()
    await user.click(button)
    await user.keyboard('{Escape}')
    expect(button).toHaveFocus()
    expect(screen.queryAllByRole('menuitem')).toEqual([])
    await user.click(button)
    await user.keyboard('{Tab}')
    expect(screen.queryAllByRole('menuitem')).toEqual([])
    await user.click(button)
    fireEvent.pointerDown(screen.getByText('Elsewhere'))
    expect(screen.queryAllByRole('menuitem')).toEqual([])
  })

  it('links to routes of the app and external pages', async () => {
    const { user, button } = show()
    await user.click(button)
    expect(item('Swap')).toHaveAttribute('href', '/swap')
    expect(item(/View on explorer/)).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('marks the chosen item and focuses it first', async () => {
    const items = ['English', 'Deutsch'].map((label) => ({ label, chosen: label === 'Deutsch', onPick: () => {} }))
    render(
      <MemoryRouter>
        <Menu label="Language" items={items} renderButton={(opener) => <Button {...opener}>Language</Button>} />
      </MemoryRouter>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('menuitemradio', { name: 'Deutsch' })).toBeChecked()
    expect(screen.getByRole('menuitemradio', { name: 'Deutsch' })).toHaveFocus()
  })
})
