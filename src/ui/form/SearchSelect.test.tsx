import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '../dialog/Dialog'
import { SearchSelect } from './SearchSelect'
import { findOptions } from './useOptionSearch'

const OPTIONS = ['Bitcoin', 'Binance Coin', 'Cardano', 'Été d’or'].map((label) => ({ value: label, label }))

function Sample({ onPick }: { onPick?: (value: string) => void }) {
  const [value, setValue] = useState<string>()
  function pick(next: string): void {
    setValue(next)
    onPick?.(next)
  }
  return (
    <>
      <SearchSelect label="Coin" options={OPTIONS} value={value} onPick={pick} />
      <p>Elsewhere</p>
    </>
  )
}

const field = () => screen.getByRole('combobox', { name: 'Coin' })
const lines = () => screen.queryAllByRole('option').map((line) => line.textContent)
const isOpen = () => field().getAttribute('aria-expanded') === 'true'
const key = (name: string, more = {}) => fireEvent.keyDown(field(), { key: name, ...more })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const press = (target: Element) => {
  fireEvent.pointerDown(target)
  fireEvent.click(target)
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('SearchSelect', () => {
  it('opens and closes by a press on the field and on its arrow', () => {
    render(<Sample />)
    press(field())
    expect(lines()).toHaveLength(4)
    press(field())
    expect(isOpen()).toBe(false)
    press(screen.getByRole('button', { name: 'Options' }))
    expect(isOpen()).toBe(true)
    press(screen.getByRole('button', { name: 'Options' }))
    expect(isOpen()).toBe(false)
  })

  it('closes by any press elsewhere and when focus moves elsewhere', () => {
    render(<Sample />)
    press(field())
    press(screen.getByText('Elsewhere'))
    expect(isOpen()).toBe(false)
    press(field())
    fireEvent.focusIn(document.body)
    expect(isOpen()).toBe(false)
  })

  it('filters 500 ms after the last key press, and no sooner', () => {
    render(<Sample />)
    type('c')
    wait(400)
    type('ca')
    wait(499)
    expect(lines()).toHaveLength(4)
    wait(1)
    expect(lines()).toEqual(['Cardano'])
  })

  it('applies pending text before Enter selects from the results', () => {
    const onPick = vi.fn<(value: string) => void>()
    render(<Sample onPick={onPick} />)
    type('card')
    key('Enter')
    expect(onPick).not.toHaveBeenCalled()
    expect(lines()).toEqual(['Cardano'])
    key('Enter')
    expect(onPick).toHaveBeenCalledWith('Cardano')
    expect(field()).toHaveValue('Cardano')
    expect(isOpen()).toBe(false)
  })

  it('moves through the options by arrow keys, wraps around, and exposes the active one', () => {
    render(<Sample />)
    key('ArrowDown')
    expect(isOpen()).toBe(true)
    key('ArrowDown')
    const first = screen.getByRole('option', { name: 'Bitcoin' })
    expect(field()).toHaveAttribute('aria-activedescendant', first.id)
    key('ArrowUp')
    const last = screen.getByRole('option', { name: 'Été d’or' })
    expect(field()).toHaveAttribute('aria-activedescendant', last.id)
    key('ArrowUp', { altKey: true })
    expect(isOpen()).toBe(false)
  })

  it('selects by a press and marks the selection', () => {
    const onPick = vi.fn<(value: string) => void>()
    render(<Sample onPick={onPick} />)
    press(field())
    press(screen.getByRole('option', { name: 'Binance Coin' }))
    expect(onPick).toHaveBeenCalledExactlyOnceWith('Binance Coin')
    press(field())
    expect(screen.getByRole('option', { name: 'Binance Coin' })).toHaveAttribute('aria-selected', 'true')
  })

  it('shows that nothing was found, and clears the text when it closes', () => {
    render(<Sample />)
    type('zzz')
    wait(500)
    expect(lines()).toEqual([])
    expect(screen.getByText('No results found.')).toBeInTheDocument()
    key('Escape')
    expect(field()).toHaveValue('')
    press(field())
    expect(lines()).toHaveLength(4)
  })

  it('handles Escape itself inside a dialog', () => {
    const onClose = vi.fn<() => void>()
    render(
      <Dialog title="Choose" onClose={onClose}>
        <Sample />
      </Dialog>,
    )
    press(field())
    key('Escape')
    expect(isOpen()).toBe(false)
    expect(onClose).not.toHaveBeenCalled()
    key('Escape')
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('findOptions', () => {
  it.each([
    ['', ['Bitcoin', 'Binance Coin', 'Cardano', 'Été d’or']],
    ['COIN', ['Bitcoin', 'Binance Coin']],
    ['coin bin', ['Binance Coin']],
    ['ete', ['Été d’or']],
    ['.*', []],
  ])('matches every word, ignoring case and accents: %s', (text, labels) => {
    expect(findOptions(OPTIONS, text).map(({ label }) => label)).toEqual(labels)
  })
})
