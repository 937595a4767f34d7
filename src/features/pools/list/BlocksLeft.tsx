import { shallowEqual } from 'react-redux'
import { selectCurrentBlock } from '../../../chain/block/block.slice'
import { useBlockTime } from '../../../chain/block/useBlockTime'
import { explorerLink } from '../../../deployment/explorer'
import { useTranslation } from '../../../i18n'
import { remainingTimeText } from '../../../i18n/figures/durations'
import { formatsOf } from '../../../i18n/formats'
import type { PoolStatus, PoolTerms } from '../../../market/prices/poolValue'
import { useAppSelector } from '../../../state/storeHooks'
import { Link } from '../../../ui/controls/Link'
import { FullValue } from '../../../ui/figures/FullValue'
import { timeLeft } from '../../../ui/figures/timeLeft'
import { useMinute } from '../../../ui/figures/useNow'
import { poolCountdown, type PoolCountdown } from '../data/pool.rules'
import { Cell, Label } from './pool.styles'

const SECOND_MS = 1_000
const DAY_MS = 86_400_000

interface Props {
  status: PoolStatus
  terms: PoolTerms | null
  /** True in the row of a list, where the number of blocks is no tab stop. */
  inRow?: boolean
}

function RemainingTime({ countdown, inRow }: { countdown: PoolCountdown; inRow: boolean | undefined }) {
  const { t, locale } = useTranslation()
  const { seconds } = useBlockTime()
  const nowMs = useMinute()
  const { until, block, blocks } = countdown
  const leftMs = blocks * seconds * SECOND_MS
  // From two days on, hours are noise: the block time varies by more.
  const parts = timeLeft(leftMs, 'minute').slice(0, leftMs >= 2 * DAY_MS ? 1 : 2)
  // The date has its own line, so that another time beside it never changes the number of lines.
  const text = `${remainingTimeText(parts, locale)}\n(${formatsOf(locale).date(nowMs + leftMs)})`
  const href = explorerLink('block/countdown', String(block))
  return (
    <Cell style={{ whiteSpace: 'pre-line' }}>
      <Label>{until === 'start' ? t('Starts in') : t('Ends in')}</Label>
      <FullValue
        text={text}
        full={t('%count% block || %count% blocks', { count: blocks })}
        copied={String(blocks)}
        inRow={inRow}
      />
      {href !== null && <Link href={href}>{t('Block countdown')}</Link>}
    </Cell>
  )
}

/**
 * Renders the time to a pool's start, then to its end, with its date and a link; nothing for others (yield 2). The
 * blocks appear on hover and focus.
 */
export function BlocksLeft({ status, terms, inRow }: Props) {
  // Without a countdown, neither a new block nor a new minute triggers a render.
  const countdown = useAppSelector(
    (state) => terms && poolCountdown(status, terms, selectCurrentBlock(state)),
    shallowEqual,
  )
  return countdown && <RemainingTime countdown={countdown} inRow={inRow} />
}
