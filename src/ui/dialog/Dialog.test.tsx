import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog'

afterEach(cleanup)

function Page({ search = false }: { search?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Opener
      </button>
      {isOpen && (
        <Dialog title="Select a token" onClose={() => setIsOpen(false)} footer={<button type="button">Confirm</button>}>
          {search && <input aria-label="Search" data-focus-first />}
          <p>Content</p>
        </Dialog>
      )}
    </>
  )
}

async function openPage(search = false) {
  const user = userEvent.setup()
  render(<Page search={search} />)
  await user.click(screen.getByRole('button', { name: 'Opener' }))
  return { user, dialog: screen.getByRole('dialog', { name: 'Select a token' }) }
}

/** Returns the state after closing: the number of dialogs and the focused element. */
function afterwards() {
  return { dialogs: screen.queryAllByRole('dialog').length, focused: document.activeElement?.textContent }
}

const CLOSED = { dialogs: 0, focused: 'Opener' }

describe('Dialog', () => {
  it('opens as a modal named by its title and receives focus', async () => {
    const { dialog } = await openPage()
    expect(dialog).toHaveAttribute('open')
    expect(dialog).toHaveFocus()
  })

  it('gives the first focus to the marked element', async () => {
    await openPage(true)
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus()
  })

  it('closes by its close button and restores focus', async () => {
    const { user } = await openPage()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(afterwards()).toEqual(CLOSED)
  })

  it('focuses the closest action of its row when the opener is gone or disabled', async () => {
    function Row({ isDisabled }: { isDisabled: boolean }) {
      const [state, setState] = useState<'idle' | 'open' | 'done'>('idle')
      return (
        <article>
          <button type="button">Details</button>
          <div>
            {(state !== 'done' || isDisabled) && (
              <button type="button" disabled={state === 'done'} onClick={() => setState('open')}>
                Stake
              </button>
            )}
            <button type="button">Unstake</button>
          </div>
          {state === 'open' && (
            <Dialog title="Amount" onClose={() => setState('done')}>
              <p>Content</p>
            </Dialog>
          )}
        </article>
      )
    }
    for (const isDisabled of [false, true]) {
      const user = userEvent.setup()
      render(<Row isDisabled={isDisabled} />)
      await user.click(screen.getByRole('button', { name: 'Stake' }))
      await user.click(screen.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(afterwards()).toEqual({ dialogs: 0, focused: 'Unstake' }))
      cleanup()
    }
  })

  it('closes by Escape and restores focus', async () => {
    const { user } = await openPage(true)
    await user.keyboard('{Escape}')
    expect(afterwards()).toEqual(CLOSED)
  })

  it('closes on a cancel request of the browser, such as the back gesture of a phone', async () => {
    const { dialog } = await openPage()
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(afterwards()).toEqual(CLOSED)
  })

  it('closes by a press on its backdrop', async () => {
    const { user, dialog } = await openPage()
    await user.click(dialog)
    expect(afterwards()).toEqual(CLOSED)
  })

  it('stays open when a press starts inside and ends on the backdrop', async () => {
    const { dialog } = await openPage()
    fireEvent.pointerDown(screen.getByText('Content'))
    fireEvent.click(dialog)
    expect(dialog).toBeInTheDocument()
  })

  it('stays open when its content is pressed, and ignores an Escape that an inner control handled', async () => {
    const { user, dialog } = await openPage(true)
    await user.click(screen.getByText('Content'))
    const input = screen.getByRole('textbox')
    input.addEventListener('keydown', (event) => event.preventDefault())
    input.focus()
    await user.keyboard('{Escape}')
    expect(dialog).toBeInTheDocument()
  })

  it('renders the back button only with onBack', async () => {
    const onBack = vi.fn<() => void>()
    const onClose = vi.fn<() => void>()
    const { rerender } = render(
      <Dialog title="Manage" onClose={onClose}>
        Lists
      </Dialog>,
    )
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
    rerender(
      <Dialog title="Manage" onClose={onClose} onBack={onBack}>
        Lists
      </Dialog>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(onBack).toHaveBeenCalledOnce()
    expect(onClose).not.toHaveBeenCalled()
  })
})
