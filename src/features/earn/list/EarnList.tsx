import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { ListView } from '../../../core/listChoices'
import { LoadMore } from '../../../ui/lists/LoadMore'

/** yield 9: so many are added each time the end of the list comes near. */
const STEP = 12
/** They come over a few frames, none of which is then too long for a scroll. */
const A_FRAME = 2
/** As many of the first are drawn at once as fill a screen. */
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

/** What changes in one row moves no other: the browser looks at no more than that row. */
const Item = styled.li`
  contain: content;
`

interface Props<Value> {
  label: string
  view: ListView
  items: readonly Value[]
  keyOf: (item: Value) => string
  /** Another text is another list, which begins again with its first twelve. */
  listKey: string
  children: (item: Value) => ReactNode
}

/** Farms or pools, twelve more at each bottom (yield 2 "Infinite loading"). */
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
