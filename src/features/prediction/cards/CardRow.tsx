import { type KeyboardEvent, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { Row } from '../../../ui/layout/Row'
import { rovingIndex } from '../../../ui/rovingIndex'
import { RoundPager } from '../../games'
import { useCardRounds } from '../data/useMarket'
import { CardSkeleton, FutureCard, RoundCard } from './RoundCard'

const Track = styled.ul`
  display: flex;
  align-items: start;
  gap: var(--space-16);
  padding: var(--space-8) max(var(--space-16), calc(50% - 152px)) var(--space-16);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scrollbar-width: thin;
  border-radius: var(--radius-12);

  & > li {
    flex: none;
    scroll-snap-align: center;
  }
`

const SKELETONS = [1, 2, 3]

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
const centreOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

/** Returns the index of the child in the middle of a row. */
function middleIndex(row: Element): number {
  const middle = centreOf(row)
  const distances = [...row.children].map((child) => Math.abs(centreOf(child) - middle))
  return distances.indexOf(Math.min(...distances))
}

/** Returns whether an element uses the arrow keys itself: text fields, sliders and radio buttons. */
const ownsArrows = ({ tagName }: Element): boolean => tagName === 'INPUT'

interface Props {
  /** Facts beside the pager. */
  children: ReactNode
  mayEnter: () => boolean
}

/**
 * Renders the cards of the rounds in a row that snaps to the live one. The row can be swiped or moved with the arrow
 * keys. When a round ends, it moves on only if it showed the live round (games 2.3.8).
 */
export function CardRow({ children, mayEnter }: Props) {
  const { t } = useTranslation()
  const track = useRef<HTMLUListElement>(null)
  const { epochs, future } = useCardRounds()
  const count = epochs.length + future.length
  // The live round is the one before the current one.
  const liveIndex = Math.max(0, epochs.length - 2)
  const [shownIndex, setShownIndex] = useState(liveIndex)
  const seen = useRef({ liveIndex: -1, shownIndex: -1 })

  const goTo = useCallback((index: number, isSmooth = true) => {
    const card = track.current?.children.item(index)
    if (!track.current || !card) return
    seen.current.shownIndex = index
    setShownIndex(index)
    const left = centreOf(card) - centreOf(track.current)
    track.current.scrollBy({ left, behavior: isSmooth && !isStill() ? 'smooth' : 'instant' })
  }, [])

  useLayoutEffect(() => {
    if (count === 0) return
    const { liveIndex: before, shownIndex: shown } = seen.current
    seen.current.liveIndex = liveIndex
    if (before === -1) goTo(liveIndex, false)
    else if (before !== liveIndex && shown === before) goTo(liveIndex)
  }, [count, liveIndex, goTo])

  function followScroll(): void {
    if (!track.current || count === 0) return
    const index = middleIndex(track.current)
    seen.current.shownIndex = index
    setShownIndex(index)
  }

  function walk(event: KeyboardEvent<HTMLElement>): void {
    if (event.target instanceof Element && ownsArrows(event.target)) return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const to = rovingIndex(event.key, shownIndex, count, 'along', isRightToLeft, false)
    if (to === null) return
    event.preventDefault()
    goTo(to)
  }

  return (
    <section aria-label={t('Rounds')}>
      <Row $gap={16} $lineGap={8} $justify="space-between" $wrap>
        {children}
        <RoundPager
          label={t('Rounds')}
          onPrevious={shownIndex > 0 ? () => goTo(shownIndex - 1) : undefined}
          onNext={shownIndex < count - 1 ? () => goTo(shownIndex + 1) : undefined}
          onCurrent={() => goTo(liveIndex)}
        />
      </Row>
      <Track ref={track} tabIndex={0} aria-label={t('Cards of the rounds')} onScroll={followScroll} onKeyDown={walk}>
        {count === 0
          ? SKELETONS.map((place) => (
              <li key={place}>
                <CardSkeleton />
              </li>
            ))
          : epochs.map((epoch) => (
              <li key={epoch}>
                <RoundCard epoch={epoch} mayEnter={mayEnter} />
              </li>
            ))}
        {future.map(({ epoch, startBlock }) => (
          <li key={epoch}>
            <FutureCard epoch={epoch} startBlock={startBlock} />
          </li>
        ))}
      </Track>
    </section>
  )
}
