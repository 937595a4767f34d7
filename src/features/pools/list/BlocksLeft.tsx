import { shallowEqual } from 'react-redux'
import { selectCurrentBlock } from '../../../chain/block/block.slice'
import { explorerLink } from '../../../deployment/explorer'
import { useTranslation } from '../../../i18n'
import { useAppSelector } from '../../../state/storeHooks'
import { Link } from '../../../ui/controls/Link'
import { poolCountdown, type PoolStatus, type PoolTerms } from '../data/pool.rules'
import { Cell, Label } from './pool.styles'

/** Renders the blocks left to a pool's start, then to its end, with a link; nothing for others (yield 2). */
export function BlocksLeft({ status, terms }: { status: PoolStatus; terms: PoolTerms | null }) {
  const { t } = useTranslation()
  // Without a countdown, a new block triggers no render.
  const countdown = useAppSelector(
    (state) => terms && poolCountdown(status, terms, selectCurrentBlock(state)),
    shallowEqual,
  )
  if (!countdown) return null
  const { until, block, blocks } = countdown
  const text = t('%count% block || %count% blocks', { count: blocks })
  const href = explorerLink('block/countdown', String(block))
  return (
    <Cell>
      <Label>{until === 'start' ? t('Starts in') : t('Ends in')}</Label>
      {href ? <Link href={href}>{text}</Link> : <span>{text}</span>}
    </Cell>
  )
}
