import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from '../dialog/Dialog'
import { Figure } from './Figure'

const RAW = 159_596_819_224_232_244_322n
const FULL = '159.596819224232244322 BUSD'

const tip = () => screen.findByRole('tooltip')

describe('Figure', () => {
  it('shows six digits, and the full value on focus', async () => {
    render(<Figure raw={RAW} decimals={18} symbol="BUSD" />)
    const figure = screen.getByRole('button', { name: '159.596 BUSD' })
    expect(figure).toHaveAccessibleDescription(`Copy ${FULL}`)
    expect(screen.queryByRole('tooltip')).toBeNull()
    await userEvent.tab()
    expect(figure).toHaveFocus()
    expect(await tip()).toBeVisible()
    expect(within(await tip()).getByText(FULL)).toBeVisible()
    await userEvent.tab()
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('shows the full value under a mouse, until it leaves', async () => {
    render(<Figure raw={RAW} decimals={18} inRow />)
    await userEvent.hover(screen.getByText('159.596'))
    expect(await tip()).toHaveTextContent('159.596819224232244322')
    await userEvent.unhover(screen.getByText('159.596'))
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('stays short where it appears beneath a resting mouse, until the mouse moves', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      render(<Figure raw={RAW} decimals={18} inRow />)
      const figure = screen.getByText('159.596')
      fireEvent.pointerEnter(figure, { pointerType: 'mouse' })
      await act(() => vi.advanceTimersByTimeAsync(1000))
      expect(screen.queryByRole('tooltip')).toBeNull()
      fireEvent.pointerMove(figure, { pointerType: 'mouse' })
      await act(() => vi.advanceTimersByTimeAsync(1000))
      expect(screen.getByRole('tooltip')).toBeVisible()
    } finally {
      vi.useRealTimers()
    }
  })

  it('copies the full value so that an amount field accepts it', async () => {
    const user = userEvent.setup()
    render(<Figure raw={12_345_678_901n} decimals={6} symbol="CAKE" prefix="≈ " />)
    await user.click(screen.getByRole('button', { name: '≈ 12,345.6 CAKE' }))
    expect(await screen.findByText('Copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('12345.678901')
  })

  it('says so where the browser denies copying, and leaves the value to be selected', async () => {
    const user = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
    render(<Figure raw={RAW} decimals={18} symbol="BUSD" />)
    await user.click(screen.getByRole('button'))
    expect(await tip()).toHaveTextContent('Your browser did not allow copying')
    expect(await tip()).toHaveTextContent(FULL)
  })

  it('is plain text where nothing is cut, and no tab stop in the row of a list', () => {
    render(
      <>
        <Figure raw={5n * 10n ** 17n} decimals={18} symbol="BNB" />
        <Figure raw={RAW} decimals={18} symbol="BUSD" inRow />
      </>,
    )
    expect(screen.getByText('0.5 BNB')).toBeInTheDocument()
    expect(screen.getByText('159.596 BUSD')).toBeInTheDocument()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('rounds a cost up', () => {
    render(<Figure raw={RAW} decimals={18} isCost />)
    expect(screen.getByRole('button', { name: '159.597' })).toBeInTheDocument()
  })

  it('closes by Escape, and not the dialog around it', async () => {
    const onClose = vi.fn<() => void>()
    render(
      <Dialog title="Confirm swap" onClose={onClose}>
        <Figure raw={RAW} decimals={18} symbol="BUSD" />
      </Dialog>,
    )
    act(() => screen.getByRole('button', { name: '159.596 BUSD' }).focus())
    expect(await tip()).toBeVisible()
    fireEvent.keyDown(screen.getByRole('button', { name: '159.596 BUSD' }), { key: 'Escape' })
    expect(screen.queryByRole('tooltip')).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('closes by Escape from the moment that it appears', async () => {
    render(<Figure raw={RAW} decimals={18} symbol="BUSD" />)
    const figure = screen.getByRole('button', { name: '159.596 BUSD' })
    const press = vi.fn<() => void>(() => void fireEvent.keyDown(figure, { key: 'Escape' }))
    // Its callback runs right after the change of the page, before effects that React delays.
    const observer = new MutationObserver(() => {
      if (press.mock.calls.length === 0 && screen.queryByRole('tooltip')) press()
    })
    observer.observe(document.body, { attributes: true, childList: true, subtree: true })
    act(() => figure.focus())
    await waitFor(() => expect(press).toHaveBeenCalledOnce())
    observer.disconnect()
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  })
})
