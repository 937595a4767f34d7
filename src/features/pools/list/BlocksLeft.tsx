import { shallowEqual } from 'react-redux'
import { styled } from 'styled-components'
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

/** A number of digits that units of time rarely exceed. */
const DIGITS = 2

/**
 * As high as the same text with two digits in each number: "9 minutes" after "10 minutes" may need a line less, and the
 * rows below would move.
 */
const SteadyHeight = styled.span`
  display: grid;
  white-space: pre-line;

  &::before {
    content: attr(data-widest);
    visibility: hidden;
  }
  & > *,
  &::before {
    grid-area: 1 / 1;
  }
`

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
  // The date has its own line, so that the time beside it can be of any length.
  const text = `${remainingTimeText(parts, locale)}\n(${formatsOf(locale).date(nowMs + leftMs)})`
  const href = explorerLink('block/countdown', String(block))
  return (
    <Cell>
      <Label>{until === 'start' ? t('Starts in') : t('Ends in')}</Label>
      <SteadyHeight data-widest={text.replace(/\p{Nd}+/gu, (digits) => digits.padStart(DIGITS, digits))}>
        <FullValue
          text={text}
          full={t('%count% block || %count% blocks', { count: blocks })}
          copied={String(blocks)}
          inRow={inRow}
        />
      </SteadyHeight>
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
