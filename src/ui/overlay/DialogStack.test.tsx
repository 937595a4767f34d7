import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { DialogStack } from './DialogStack'
import { stackAfterBack } from './useViewStack'

type View = { name: 'search' | 'manage' | 'importToken' | 'importList' }

const view = (name: View['name']): View => ({ name })
const HOME = view('search')
const RULES = { manage: HOME, importList: HOME }

describe('stackAfterBack (trading 2.7)', () => {
  const after = (...names: View['name'][]) => stackAfterBack(names.map(view), HOME, RULES).map(({ name }) => name)

  it('returns from manage to search, whatever came before', () => {
    expect(after('search', 'importToken', 'manage')).toEqual(['search'])
    expect(after('manage')).toEqual(['search'])
  })

  it('returns from a token import to the previous view, or to search where there is none', () => {
    expect(after('search', 'manage', 'importToken')).toEqual(['search', 'manage'])
    expect(after('search', 'importToken')).toEqual(['search'])
    expect(after('importToken')).toEqual(['search'])
  })

  it('returns from a list import to search', () => {
    expect(after('search', 'manage', 'importList')).toEqual(['search'])
  })
})

function Sample({ onClose, start }: { onClose: () => void; start?: View }) {
  return (
    <DialogStack home={HOME} backTo={RULES} onClose={onClose} {...(start && { start })}>
      {({ view: shown, open }) => ({
        title: shown.name,
        children: (
          <>
            {shown.name === 'search' && <input aria-label="Search" data-focus-first />}
            <button type="button" onClick={() => open(view('manage'))}>
              Manage
            </button>
            <button type="button" onClick={() => open(view('importToken'))}>
              Import
            </button>
          </>
        ),
      })}
    </DialogStack>
  )
}

describe('DialogStack', () => {
  it('shows one view in one dialog, and a back button except on the home view', async () => {
    const user = userEvent.setup()
    render(<Sample onClose={() => {}} />)
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Manage' }))
    await user.click(screen.getByRole('button', { name: 'Import' }))
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(screen.getByRole('dialog', { name: 'importToken' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole('dialog', { name: 'manage' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole('dialog', { name: 'search' })).toBeInTheDocument()
  })

  it('moves focus on each view change, to the search field first', async () => {
    const user = userEvent.setup()
    render(<Sample onClose={() => {}} />)
    expect(screen.getByRole('textbox')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Manage' }))
    expect(screen.getByRole('dialog')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  it('closes entirely by Escape from any view', async () => {
    const onClose = vi.fn<() => void>()
    const user = userEvent.setup()
    render(<Sample onClose={onClose} start={view('importToken')} />)
    expect(screen.getByRole('dialog', { name: 'importToken' })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })
})
