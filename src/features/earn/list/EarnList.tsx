import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { ListView } from '../../../core/listChoices'
import { LoadMore } from '../../../ui/lists/LoadMore'

/** yield 9: items added each time the end of the list comes near. */
const STEP = 12
/** Items are added over a few frames, so that no frame is too long to scroll. */
const A_FRAME = 2
/** Number of items in the first render: as many as fill a screen. */
const FIRST = 8

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
  /** A changed key denotes another list, which starts again with its first twelve items. */
  listKey: string
  children: (item: Value) => ReactNode
}

/** Renders farms or pools; loads twelve more near the end of the list (yield 2 "Infinite loading"). */
export function EarnList<Value>({ label, view, items, keyOf, listKey, children }: Props<Value>) {
  const [grown, setGrown] = useState({ listKey, wanted: STEP, drawn: FIRST })
  const { wanted, drawn } = grown.listKey === listKey ? grown : { wanted: STEP, drawn: FIRST }

  useEffect(() => {
    if (drawn >= wanted) return undefined
    const next = { listKey, wanted, drawn: Math.min(drawn + A_FRAME, wanted) }
    const frame = requestAnimationFrame(() => startTransition(() => setGrown(next)))
    return () => cancelAnimationFrame(frame)
  }, [drawn, listKey, wanted])

  return (
    <div>
      <Items role="list" aria-label={label} data-view={view}>
        {items.slice(0, drawn).map((item) => (
          <Item key={keyOf(item)}>{children(item)}</Item>
        ))}
      </Items>
      <LoadMore
        count={Math.min(wanted, items.length)}
        hasMore={wanted < items.length}
        isLoading={drawn < wanted}
        onMore={() => setGrown({ listKey, drawn, wanted: wanted + STEP })}
      />
    </div>
  )
}
