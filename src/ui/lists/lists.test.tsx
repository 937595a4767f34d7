import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { InfiniteList } from './InfiniteList'
import { pagesShown } from './pagesShown'
import { Pagination } from './Pagination'
import { type Column, Table } from './Table'

type Farm = { name: string; apr: string }

const COLUMNS: readonly Column<Farm>[] = [
  { name: 'Farm', isHead: true, renderCell: ({ name }) => name },
  { name: 'APR', align: 'figures', renderCell: ({ apr }) => apr },
  { name: 'Actions', nameHidden: true, renderCell: () => <button type="button">Stake</button> },
]
const FARMS = [
  { name: 'CAKE-BNB', apr: '48%' },
  { name: 'BUSD-BNB', apr: '21%' },
]

describe('Table', () => {
  it('exposes a table to screen readers, rendered as a table or as cards', () => {
    render(<Table caption="Farms" columns={COLUMNS} rows={FARMS} keyOf={({ name }) => name} />)
    const table = screen.getByRole('table', { name: 'Farms' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Farm', 'APR', 'Actions'])
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['CAKE-BNB', 'BUSD-BNB'])
    // The label in the card is visual only; the column heading exposes it once.
    expect(within(table).getByRole('cell', { name: '48%' })).toHaveTextContent('APR48%')
    // Implicit roles are lost once an element is rendered as a card.
    const parts = [table, ...table.querySelectorAll('thead, tbody, tr, th, td')]
    expect(parts.filter((part) => !part.hasAttribute('role'))).toEqual([])
  })
})

describe('pagesShown', () => {
  it.each([
    [1, 1, '1'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 12, '1 2 3 4 5 … 12'],
    [4, 12, '1 2 3 4 5 … 12'],
    [5, 12, '1 … 4 5 6 … 12'],
    [8, 12, '1 … 7 8 9 … 12'],
    [9, 12, '1 … 8 9 10 11 12'],
    [12, 12, '1 … 8 9 10 11 12'],
  ])('shows for page %i of %i: %s', (page, count, text) => {
    expect(
      pagesShown(page, count)
        .map((number) => number ?? '…')
        .join(' '),
    ).toBe(text)
  })

  it('always includes the current page, each page once, in order, in seven places', () => {
    for (let count = 8; count < 40; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const numbers = pagesShown(page, count).filter((number) => number !== null)
        expect(pagesShown(page, count)).toHaveLength(7)
        expect(numbers).toContain(page)
        expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other))
      }
    }
  })
})

describe('Pagination', () => {
  it('exposes the current page and links to the others', () => {
    const onPage = vi.fn<(page: number) => void>()
    render(<Pagination label="Pages of rounds" page={5} pageCount={12} onPage={onPage} />)
    expect(screen.getByRole('navigation', { name: 'Pages of rounds' })).toBeInTheDocument()
    expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 5')
    fireEvent.click(screen.getByRole('button', { name: 'Previous page' }))
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
    fireEvent.click(screen.getByRole('button', { name: 'Page 12' }))
    expect(onPage.mock.calls).toEqual([[4], [6], [12]])
  })

  it('stops at its ends, and renders nothing for one page', () => {
    const { container, rerender } = render(<Pagination label="Pages" page={1} pageCount={3} onPage={() => {}} />)
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled()
    rerender(<Pagination label="Pages" page={3} pageCount={3} onPage={() => {}} />)
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
    rerender(<Pagination label="Pages" page={1} pageCount={1} onPage={() => {}} />)
    expect(container).toBeEmptyDOMElement()
  })
})

/** Fake IntersectionObserver: a test triggers the intersection of each list's end. */
class FakeIntersectionObserver {
  static instances: FakeIntersectionObserver[] = []
  constructor(readonly notify: (entries: { isIntersecting: boolean }[]) => void) {
    FakeIntersectionObserver.instances.push(this)
  }
  observe(): void {}
  disconnect(): void {
    FakeIntersectionObserver.instances = FakeIntersectionObserver.instances.filter((instance) => instance !== this)
  }
}

const intersectEnd = () => act(() => FakeIntersectionObserver.instances.at(-1)?.notify([{ isIntersecting: true }]))

describe('InfiniteList', () => {
  beforeEach(() => {
    FakeIntersectionObserver.instances = []
    vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const onMore = vi.fn<() => void>()
  const list = (count: number, more: { hasMore?: boolean; isLoading?: boolean } = {}) => (
    <InfiniteList
      label="Rounds"
      items={Array.from({ length: count }, (_, index) => `Round ${index}`)}
      keyOf={(item) => item}
      hasMore
      onMore={onMore}
      {...more}
    >
      {(item) => item}
    </InfiniteList>
  )

  it('requests more once when its end approaches, and again after it has grown', () => {
    onMore.mockClear()
    const { rerender } = render(list(3))
    expect(screen.getByRole('list', { name: 'Rounds' }).children).toHaveLength(3)
    intersectEnd()
    intersectEnd()
    expect(onMore).toHaveBeenCalledOnce()
    rerender(list(3, { isLoading: true }))
    intersectEnd()
    expect(onMore).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true')
    rerender(list(6))
    intersectEnd()
    expect(onMore).toHaveBeenCalledTimes(2)
  })

  it('requests more by its button too, and ends where there is no more', () => {
    onMore.mockClear()
    const { rerender } = render(list(3))
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(onMore).toHaveBeenCalledOnce()
    rerender(list(6, { hasMore: false }))
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(FakeIntersectionObserver.instances).toEqual([])
  })
})
