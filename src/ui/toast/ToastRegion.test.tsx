import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '../dialog/Dialog'
import { announce } from './announce'
import { ToastRegion } from './ToastRegion'
import { dismissToast, showToast } from './toastStore'

const LINK = { href: 'https://explorer.example/tx/0x1', text: 'View on explorer' }

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

function toast(content: Parameters<typeof showToast>[0]): number {
  let id = 0
  act(() => {
    id = showToast(content)
  })
  return id
}

function titles(): (string | null)[] {
  return screen.queryAllByRole('listitem').map((item) => item.querySelector('p')?.textContent ?? null)
}

// The list is loaded with the first toast; from then on it is rendered at once.
beforeAll(async () => {
  const { unmount } = render(<ToastRegion />)
  const id = toast({ kind: 'good', title: 'First' })
  await screen.findByRole('listitem')
  act(() => dismissToast(id))
  unmount()
})

beforeEach(() => {
  vi.useFakeTimers()
  render(<ToastRegion />)
  wait(200)
})

afterEach(() => {
  wait(60_000)
  for (const button of screen.queryAllByRole('button', { name: 'Dismiss' })) fireEvent.click(button)
  wait(60_000)
  cleanup()
  vi.useRealTimers()
})

describe('ToastRegion', () => {
  it('shows a message with its link, which opens a new tab without a referrer', () => {
    toast({ kind: 'good', title: 'Swapped', body: '1 BNB for 163 CAKE', link: LINK })
    const link = screen.getByRole('link', { name: /View on explorer/ })
    expect(link).toHaveAttribute('href', LINK.href)
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.getByText('1 BNB for 163 CAKE')).toBeVisible()
  })

  it('removes a success after a delay and keeps an error until it is dismissed', () => {
    toast({ kind: 'good', title: 'Swapped' })
    toast({ kind: 'bad', title: 'Failed' })
    wait(30_000)
    expect(titles()).toEqual(['Failed'])
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(titles()).toEqual([])
  })

  it('removes the toast with the given id only', () => {
    const first = toast({ kind: 'good', title: 'First' })
    toast({ kind: 'good', title: 'Second' })
    act(() => dismissToast(first))
    act(() => dismissToast(first))
    expect(titles()).toEqual(['Second'])
  })

  it('pauses while the pointer is over it', () => {
    toast({ kind: 'good', title: 'Swapped' })
    wait(5000)
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Messages' }))
    wait(60_000)
    expect(titles()).toEqual(['Swapped'])
    fireEvent.pointerLeave(screen.getByRole('region', { name: 'Messages' }))
    wait(900)
    expect(titles()).toEqual(['Swapped'])
    wait(200)
    expect(titles()).toEqual([])
  })

  it('pauses while it has focus, and restores focus when it is dismissed', () => {
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    toast({ kind: 'good', title: 'Swapped' })
    const dismiss = screen.getByRole('button', { name: 'Dismiss' })
    act(() => dismiss.focus())
    wait(60_000)
    expect(titles()).toEqual(['Swapped'])
    fireEvent.click(dismiss)
    expect(titles()).toEqual([])
    expect(field).toHaveFocus()
    field.remove()
  })

  it('shows the newest three, and folds older ones until the user opens them', () => {
    for (const title of ['1', '2', '3', '4', '5']) toast({ kind: 'bad', title })
    expect(titles()).toEqual(['3', '4', '5'])
    fireEvent.click(screen.getByRole('button', { name: '2 more' }))
    expect(titles()).toEqual(['1', '2', '3', '4', '5'])
    fireEvent.click(screen.getByRole('button', { name: 'Show fewer' }))
    expect(titles()).toEqual(['3', '4', '5'])
  })

  it('removes the oldest of more than twelve', () => {
    for (let index = 1; index <= 14; index += 1) toast({ kind: 'bad', title: String(index) })
    fireEvent.click(screen.getByRole('button', { name: '9 more' }))
    expect(titles()[0]).toBe('3')
  })

  it('reads every message and announcement in order in one live region, and removes them later', () => {
    toast({ kind: 'good', title: 'Swapped', body: '1 BNB' })
    act(() => announce('Price updated'))
    act(() => announce('Price updated'))
    expect(document.querySelectorAll('[aria-live], [role=status], [role=alert]')).toHaveLength(1)
    const region = screen.getByRole('log')
    expect([...region.children].map((child) => child.textContent)).toEqual([
      'Swapped. 1 BNB',
      'Price updated',
      'Price updated',
    ])
    wait(10_000)
    expect(region).toBeEmptyDOMElement()
  })

  it('moves into an open modal dialog, the only accessible place, and back', () => {
    const { unmount } = render(
      <Dialog title="Confirm swap" onClose={() => {}}>
        Content
      </Dialog>,
    )
    toast({ kind: 'bad', title: 'Failed' })
    wait(200)
    const dialog = screen.getByRole('dialog')
    expect(dialog).toContainElement(screen.getByText('Failed', { selector: 'li p' }))
    expect(dialog).toContainElement(screen.getByRole('log'))
    expect(screen.getByRole('log')).toHaveTextContent('Failed')
    unmount()
    expect(screen.getAllByRole('log')).toHaveLength(1)
    expect(titles()).toEqual(['Failed'])
  })
})
