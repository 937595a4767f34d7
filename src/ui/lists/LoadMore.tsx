import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { Button } from '../controls/Button'

/** Distance from the viewport at which more items are requested. */
const ROOT_MARGIN = '400px'

const Foot = styled.div`
  display: grid;
  justify-items: center;
  padding-block: var(--space-16);
`

type Props = {
  /** Number of items; when it grows and the end is still near, more items are requested. */
  count: number
  hasMore: boolean
  isLoading: boolean
  onMore: () => void
}

/** End of a list that loads more when it approaches the viewport (yield 2), or when its button is pressed. */
export function LoadMore({ count, hasMore, isLoading, onMore }: Props) {
  const { t } = useTranslation()
  if (!hasMore) return null
  return (
    <Foot>
      {/* A new observer reports the current state at once; an existing one reports only changes. */}
      {!isLoading && <EndObserver key={count} onNear={onMore} />}
      <Button busy={isLoading} busyText={t('Loading')} onClick={onMore}>
        {t('Show more')}
      </Button>
    </Foot>
  )
}

function EndObserver({ onNear }: { onNear: () => void }) {
  const mark = useRef<HTMLSpanElement>(null)
  const onNearRef = useRef(onNear)
  useEffect(() => {
    onNearRef.current = onNear
  })

  useEffect(() => {
    if (!mark.current || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        onNearRef.current()
      },
      { rootMargin: `${ROOT_MARGIN} 0px` },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])

  return <span ref={mark} />
}
