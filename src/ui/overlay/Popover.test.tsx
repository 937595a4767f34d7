import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../controls/Button'
import { Dialog } from '../dialog/Dialog'
import { Drawer } from './Drawer'
import { Popover } from './Popover'

function Sample() {
  return (
    <>
      <Popover label="Look" renderButton={(opener) => <Button {...opener}>Opener</Button>}>
        {(close) => (
          <>
            <input aria-label="Name" data-focus-first />
            <Button onClick={close}>Done</Button>
          </>
        )}
      </Popover>
      <p>Elsewhere</p>
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Opener' })
const isOpen = () => screen.queryByRole('textbox', { name: 'Name' }) !== null

describe('Popover', () => {
  it('opens and closes by its button, with focus on the marked element', async () => {
    const user = userEvent.setup()
    render(<Sample />)
    await user.click(opener())
    expect(screen.getByRole('dialog', { name: 'Look' })).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    expect(opener()).toHaveAttribute('aria-controls', screen.getByRole('dialog', { name: 'Look' }).id)
    await user.click(opener())
    expect(isOpen()).toBe(false)
  })

  it('restores focus when closed from inside or by Escape, and not by a press elsewhere', async () => {
    const user = userEvent.setup()
    render(<Sample />)
    await user.click(opener())
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(opener()).toHaveFocus()
    await user.click(opener())
    await user.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    expect(opener()).toHaveFocus()
    await user.click(opener())
    opener().blur()
    fireEvent.pointerDown(screen.getByText('Elsewhere'))
    expect(isOpen()).toBe(false)
    expect(opener()).not.toHaveFocus()
  })

  it('closes without closing the dialog around it', async () => {
    const onClose = vi.fn<() => void>()
    const user = userEvent.setup()
    render(
      <Dialog title="Settings" onClose={onClose}>
        <Sample />
      </Dialog>,
    )
    await user.click(opener())
    await user.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    expect(onClose).not.toHaveBeenCalled()
  })
})

function Page({ side }: { side: 'start' | 'end' }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsShown(true)}>
        Opener
      </button>
      {isShown && (
        <Drawer title="Menu" side={side} onClose={() => setIsShown(false)} footer={<p>Foot</p>}>
          <button type="button">Farms</button>
        </Drawer>
      )}
    </>
  )
}

describe('Drawer', () => {
  it.each(['start', 'end'] as const)('opens at the %s as a modal named by its title', async (side) => {
    render(<Page side={side} />)
    await userEvent.click(opener())
    const drawer = screen.getByRole('dialog', { name: 'Menu' })
    expect(drawer).toHaveAttribute('open')
    expect(drawer).toHaveAttribute('data-side', side)
    expect(drawer).toHaveFocus()
    expect(screen.getByText('Foot')).toBeInTheDocument()
  })

  it.each([
    [
      'its close button',
      (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Close' })),
    ],
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    ['a press outside', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('dialog'))],
  ])('closes by %s and restores focus', async (_how, close) => {
    const user = userEvent.setup()
    render(<Page side="start" />)
    await user.click(opener())
    await close(user)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(opener()).toHaveFocus()
  })
})
