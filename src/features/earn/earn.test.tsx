import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { EarnBadge, EarnList, EarnToolbar, useDelayedUnmount, type EarnBadgeName } from '.'

afterEach(() => vi.useRealTimers())

test.each<[EarnBadgeName, string]>([
  ['core', 'Core'],
  ['community', 'Community'],
  ['binance', 'Binance'],
  ['dual', 'Dual'],
  ['manual', 'Manual'],
  ['auto', 'Auto'],
  ['voteNow', 'Vote now'],
  ['soon', 'Soon'],
  ['closed', 'Closed'],
])('the badge %s reads "%s"', (name, text) => {
  render(<EarnBadge name={name} />)
  expect(screen.getByText(text)).toBeInTheDocument()
})

test('a list starts with twelve items, grows by twelve, and starts over for another list key', async () => {
  const items = Array.from({ length: 30 }, (_, index) => `item ${index}`)
  const list = (listKey: string) => (
    <EarnList label="Things" view="table" items={items} keyOf={(item) => item} listKey={listKey}>
      {(item) => item}
    </EarnList>
  )
  const { rerender } = render(list('a'))
  const count = () => screen.getAllByRole('listitem').length
  // The first render has as many items as fill a screen.
  expect(count()).toBe(8)
  await expect.poll(count).toBe(12)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await expect.poll(count).toBe(24)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await expect.poll(count).toBe(30)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  rerender(list('b'))
  expect(count()).toBe(8)
  await expect.poll(count).toBe(12)
})

test('the toolbar reports each choice, and a search half a second after the last key', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const callbacks = {
    onView: vi.fn<(view: string) => void>(),
    onStakedOnly: vi.fn<(isOn: boolean) => void>(),
    onSort: vi.fn<(sort: string) => void>(),
    onSearch: vi.fn<(text: string) => void>(),
  }
  const sorts = [
    { value: 'hot', label: 'Hot' },
    { value: 'apr', label: 'APR' },
  ] as const
  render(
    <EarnToolbar
      view="table"
      isStakedOnly={false}
      sorts={sorts}
      sort="hot"
      searchLabel="Search things"
      {...callbacks}
    />,
  )
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(screen.getByRole('radio', { name: 'Card view' }))
  await user.click(screen.getByRole('switch', { name: 'Staked only' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'APR')
  expect(callbacks.onView).toHaveBeenCalledWith('cards')
  expect(callbacks.onStakedOnly).toHaveBeenCalledWith(true)
  expect(callbacks.onSort).toHaveBeenCalledWith('apr')
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'oat')
  await act(() => vi.advanceTimersByTimeAsync(400))
  expect(callbacks.onSearch).not.toHaveBeenCalledWith('oat')
  await act(() => vi.advanceTimersByTimeAsync(150))
  expect(callbacks.onSearch).toHaveBeenLastCalledWith('oat')
})

test('the button of a phone counts the controls that are not at their default', () => {
  const sorts = [
    { value: 'hot', label: 'Hot' },
    { value: 'apr', label: 'APR' },
  ] as const
  const ignored = { onView: () => {}, onStakedOnly: () => {}, onSort: () => {}, onSearch: () => {} }
  const toolbar = (sort: 'hot' | 'apr', isStakedOnly: boolean, childrenActive: number) => (
    <EarnToolbar view="table" searchLabel="Search" {...{ sorts, sort, isStakedOnly, childrenActive, ...ignored }} />
  )
  const { rerender } = render(toolbar('hot', false, 0))
  const button = () => screen.getByRole('button', { name: /^Filters/, hidden: true })
  expect(button()).toHaveTextContent(/^Filters\s*$/)
  rerender(toolbar('apr', true, 1))
  expect(button()).toHaveTextContent('Filters 3 active')
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  fireEvent.click(button())
  expect(button()).toHaveAttribute('aria-expanded', 'true')
})

test('unfolded content is unmounted 300 ms after it is folded (yield 9)', () => {
  vi.useFakeTimers()
  const { result, rerender } = renderHook(useDelayedUnmount, { initialProps: true })
  expect(result.current).toBe(true)
  rerender(false)
  act(() => void vi.advanceTimersByTime(299))
  expect(result.current).toBe(true)
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe(false)
})
