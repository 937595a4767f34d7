import { cleanup, fireEvent, render, screen } from '@testing-library/react'
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
        <Dialog title="Select a Token" onClose={() => setIsOpen(false)} footer={<button type="button">Confirm</button>}>
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
  return { user, dialog: screen.getByRole('dialog', { name: 'Select a Token' }) }
}

/** What is left once the dialog closed: the page, with the focus on what opened it. */
function afterwards() {
  return { dialogs: screen.queryAllByRole('dialog').length, focused: document.activeElement?.textContent }
}

const CLOSED = { dialogs: 0, focused: 'Opener' }

describe('Dialog', () => {
  it('opens as a modal, is named by its title and takes the focus itself', async () => {
    const { dialog } = await openPage()
    expect(dialog).toHaveAttribute('open')
    expect(dialog).toHaveFocus()
  })

  it('gives the first focus to what is marked for it', async () => {
    await openPage(true)
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus()
  })

  it('closes by its cross and gives the focus back', async () => {
    const { user } = await openPage()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(afterwards()).toEqual(CLOSED)
  })

  it('closes by Escape and gives the focus back', async () => {
    const { user } = await openPage(true)
    await user.keyboard('{Escape}')
    expect(afterwards()).toEqual(CLOSED)
  })

  it('closes by a request of the browser to cancel, such as the back gesture of a phone', async () => {
    const { dialog } = await openPage()
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(afterwards()).toEqual(CLOSED)
  })

  it('closes by a press on its backdrop', async () => {
    const { user, dialog } = await openPage()
    await user.click(dialog)
    expect(afterwards()).toEqual(CLOSED)
  })

  it('stays where a press begins inside and ends on the backdrop', async () => {
    const { dialog } = await openPage()
    fireEvent.pointerDown(screen.getByText('Content'))
    fireEvent.click(dialog)
    expect(dialog).toBeInTheDocument()
  })

  it('stays open while its content is pressed, and leaves an Escape that something inside took', async () => {
    const { user, dialog } = await openPage(true)
    await user.click(screen.getByText('Content'))
    const input = screen.getByRole('textbox')
    input.addEventListener('keydown', (event) => event.preventDefault())
    input.focus()
    await user.keyboard('{Escape}')
    expect(dialog).toBeInTheDocument()
  })

  it('offers the way back only where there is one', async () => {
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
