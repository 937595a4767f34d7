import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { narrowUnitParts, remainingTimeText } from '../../i18n/figures/durations'
import { VisuallyHidden } from '../content/VisuallyHidden'
import { timeLeft, type TimePart } from './timeLeft'
import { useNow } from './useNow'
import { Text } from '../layout/Text'

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 0.5ch;
  font-weight: 600;
`

type Props = {
  /** Label of the awaited event: "Ends in". */
  label: string
  /** End time in milliseconds since 1970. */
  endMs: number
  /** Current time by another clock than the device's, such as the chain's, in milliseconds. */
  nowMs?: number
  smallest?: 'minute' | 'second'
  /** Called once, when the time is over. */
  onEnd?: () => void
}

/**
 * Remaining time, updated every second. Screen readers get it on demand, in whole words without seconds above a minute.
 */
export function Countdown({ label, endMs, nowMs, smallest = 'second', onEnd }: Props) {
  const { locale } = useTranslation()
  const deviceNowMs = useNow(endMs)
  const leftMs = endMs - (nowMs ?? deviceNowMs)
  const isOver = leftMs <= 0
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (isOver) end.current?.()
  }, [isOver])

  const spoken = timeLeft(leftMs, leftMs > 60_000 ? 'minute' : smallest)
  return (
    <span role="timer" aria-label={label}>
      <VisuallyHidden>{remainingTimeText(spoken, locale)}</VisuallyHidden>
      <Line aria-hidden>
        {timeLeft(leftMs, smallest).map((part, place) => (
          <bdi key={part.unit}>{partText(part, place, locale)}</bdi>
        ))}
      </Line>
    </span>
  )
}

/** Pads every unit but the first to two digits, so that the width is constant. */
function partText(part: TimePart, place: number, locale: string) {
  return narrowUnitParts(part, place === 0 ? 1 : 2, locale).map(({ type, value }) =>
    type === 'unit' ? (
      <Text as="span" $tone="quiet" $weight={400} key={type}>
        {value}
      </Text>
    ) : (
      value
    ),
  )
}
