import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '../dialog/Dialog'
import { InfoTip } from './InfoTip'

afterEach(cleanup)

const TEXT = 'How far this trade moves the price.'

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

function show() {
  render(
    <>
      <InfoTip about="Price impact">{TEXT}</InfoTip>
      <p>Elsewhere</p>
    </>,
  )
  return screen.getByRole('button', { name: 'About Price impact' })
}

describe('InfoTip', () => {
  it('describes its button, open or not', () => {
    expect(show()).toHaveAccessibleDescription(TEXT)
  })

  it('opens and closes by Enter and Space', async () => {
    const user = userEvent.setup()
    const mark = show()
    await user.tab()
    expect(mark).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(mark).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByText(TEXT)).toBeVisible()
    await user.keyboard(' ')
    expect(mark).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByText(TEXT)).not.toBeVisible()
  })

  it('Escape closes the tooltip and not the dialog around it', async () => {
    const user = userEvent.setup()
    const onClose = vi.fn<() => void>()
    render(
      <Dialog title="Confirm swap" onClose={onClose}>
        <InfoTip about="Price impact">{TEXT}</InfoTip>
      </Dialog>,
    )
    const mark = screen.getByRole('button', { name: 'About Price impact' })
    mark.focus()
    await user.keyboard('{Enter}')
    await user.keyboard('{Escape}')
    expect(mark).toHaveAttribute('aria-expanded', 'false')
    expect(onClose).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('opens by a touch and closes by a touch elsewhere', async () => {
    const user = userEvent.setup()
    const mark = show()
    await user.pointer([{ keys: '[TouchA]', target: mark }])
    expect(mark).toHaveAttribute('aria-expanded', 'true')
    await user.pointer([{ keys: '[TouchA]', target: screen.getByText('Elsewhere') }])
    expect(mark).toHaveAttribute('aria-expanded', 'false')
  })

  it('follows its button while the page scrolls, and closes once the button is out of view', async () => {
    const user = userEvent.setup()
    const mark = show()
    await user.click(mark)
    fireEvent.scroll(document)
    expect(mark).toHaveAttribute('aria-expanded', 'true')
    vi.spyOn(mark, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -100, 24, 24))
    fireEvent.scroll(document)
    expect(mark).toHaveAttribute('aria-expanded', 'false')
  })

  it('stays open while the pointer moves from the button to the text', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const mark = show()
      fireEvent.pointerMove(mark, { pointerType: 'mouse' })
      wait(400)
      fireEvent.pointerLeave(mark, { pointerType: 'mouse' })
      fireEvent.pointerMove(screen.getByText(TEXT), { pointerType: 'mouse' })
      wait(400)
      expect(mark).toHaveAttribute('aria-expanded', 'true')
      fireEvent.pointerLeave(screen.getByText(TEXT), { pointerType: 'mouse' })
      wait(400)
      expect(mark).toHaveAttribute('aria-expanded', 'false')
    } finally {
      vi.useRealTimers()
    }
  })
})
