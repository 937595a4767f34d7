import type { ReactNode } from 'react'
import { LoadMore } from './LoadMore'
import { Stack } from '../layout/Stack'

type Props<Item> = {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  hasMore: boolean
  isLoading?: boolean
  onMore: () => void
  children: (item: Item) => ReactNode
}

/** A list that loads more items as its end approaches the viewport (yield 2). */
export function InfiniteList<Item>(props: Props<Item>) {
  const { label, items, keyOf, hasMore, isLoading = false, onMore, children } = props
  return (
    <>
      {/* Some screen readers do not recognise a list without markers unless it has the role. */}
      <Stack as="ul" role="list" aria-label={label} aria-busy={isLoading || undefined}>
        {items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </Stack>
      <LoadMore count={items.length} hasMore={hasMore} isLoading={isLoading} onMore={onMore} />
    </>
  )
}
