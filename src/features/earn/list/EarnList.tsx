import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { ListView } from '../../../core/listChoices'
import { LoadMore } from '../../../ui/lists/LoadMore'

/** yield 9: items added each time the end of the list is near. */
const PAGE_SIZE = 12
/** Number of items added per frame: more at once would block scrolling. */
const PER_FRAME = 2
/** Number of items in the first render: as many as fill a screen. */
const INITIAL = 8

const Items = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);

  &[data-view='cards'] {
    grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
    align-items: start;
    gap: var(--space-16);
  }
`

/** Containment limits the browser's layout work to the row that changes. */
const Item = styled.li`
  contain: content;
`

interface Props<Value> {
  label: string
  view: ListView
  items: readonly Value[]
  keyOf: (item: Value) => string
  /** Identifies the list. Another key starts again with the first twelve items. */
  listKey: string
  children: (item: Value) => ReactNode
}

/** Renders farms or pools; loads twelve more near the end of the list (yield 2 "Infinite loading"). */
export function EarnList<Value>({ label, view, items, keyOf, listKey, children }: Props<Value>) {
  const [loaded, setLoaded] = useState({ listKey, target: PAGE_SIZE, rendered: INITIAL })
  const { target, rendered } = loaded.listKey === listKey ? loaded : { target: PAGE_SIZE, rendered: INITIAL }

  useEffect(() => {
    if (rendered >= target) return undefined
    const next = { listKey, target, rendered: Math.min(rendered + PER_FRAME, target) }
    const frame = requestAnimationFrame(() => startTransition(() => setLoaded(next)))
    return () => cancelAnimationFrame(frame)
  }, [rendered, listKey, target])

  return (
    <div>
      <Items role="list" aria-label={label} data-view={view}>
        {items.slice(0, rendered).map((item) => (
          <Item key={keyOf(item)}>{children(item)}</Item>
        ))}
      </Items>
      <LoadMore
        count={Math.min(target, items.length)}
        hasMore={target < items.length}
        isLoading={rendered < target}
        onMore={() => setLoaded({ listKey, rendered, target: target + PAGE_SIZE })}
      />
    </div>
  )
}
