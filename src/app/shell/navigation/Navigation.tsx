import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { rovingIndex } from '../../../ui/rovingIndex'
import { currentMark, linesOf, placeAt } from './navigation.rules'
import { PlaceLink } from './PlaceLink'
import { allEntries, barEntries, more, moreEntries } from './places'
import { Submenu } from './Submenu'

const Bar = styled.nav`
  display: flex;
  flex: 1;
  align-items: center;
  min-inline-size: 0;
  font-size: var(--type-14);
`

/** One row high: wrapped items are not visible. */
const Items = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 2px;
  min-inline-size: 0;
  block-size: 40px;
  overflow: hidden;

  & > [data-away] {
    visibility: hidden;
  }
`

/** Top navigation in one row; entries without room move to More (trading 2.1). */
export function Navigation() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const row = useRef<HTMLUListElement>(null)
  const fitting = useFitting(row)
  const place = placeAt(allEntries, pathname)
  const rest = [...barEntries.slice(fitting), ...moreEntries.flatMap(linesOf)]

  function move(event: KeyboardEvent<HTMLElement>): void {
    if (event.defaultPrevented) return
    const names = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-top], [data-top] > a')]
    const shown = names.filter((name) => name.matches('a, button') && name.closest('[data-away]') === null)
    const from = shown.findIndex((name) => name === document.activeElement)
    if (from < 0) return
    const isRightToLeft = document.documentElement.dir === 'rtl'
    const to = rovingIndex(event.key, from, shown.length, 'along', isRightToLeft)
    if (to === null) return
    event.preventDefault()
    shown[to]?.focus()
  }

  return (
    <Bar aria-label={t('Main')} onKeyDown={move}>
      <Items ref={row}>
        {barEntries.map((entry, at) => (
          <li key={entry.label} data-top data-away={at >= fitting || undefined}>
            {'items' in entry ? (
              <Submenu label={t(entry.label)} entries={entry.items} place={place} pathname={pathname} />
            ) : (
              <PlaceLink line={entry} current={currentMark(entry, place, pathname)} />
            )}
          </li>
        ))}
      </Items>
      {rest.length > 0 && <Submenu label={t(more.label)} entries={rest} place={place} pathname={pathname} />}
    </Bar>
  )
}

/**
 * Returns how many items of a list fit in its first row. Items in later rows are hidden but keep their size, so that
 * nothing has to be measured twice.
 */
function useFitting(list: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(Infinity)
  useLayoutEffect(() => {
    const { current } = list
    if (!current) return undefined
    const items = [...current.children].filter((item) => item instanceof HTMLElement)
    const measure = () => {
      const beneath = items.findIndex(({ offsetTop }) => offsetTop > (items[0]?.offsetTop ?? 0))
      setCount(beneath < 0 ? Infinity : beneath)
    }
    // The observer first reports after layout and before paint; measuring here would force an extra layout.
    const sizes = new ResizeObserver(measure)
    // Another language changes the size of the items but not of the list.
    for (const part of [current, ...items]) sizes.observe(part)
    return () => sizes.disconnect()
  }, [list])
  return count
}
