import { Minus, Plus } from 'lucide-react'
import { type CSSProperties, useId } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { wholePercentText } from '../../i18n/figures/wholePercent'
import { Chip } from '../controls/Chip'
import { IconButton } from '../controls/IconButton'
import { Range } from './slider.styles'
import { Stack } from '../layout/Stack'
import { Row } from '../layout/Row'

const STOPS = [25, 50, 75, 100]

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-16);
  font-size: var(--type-14);
  font-weight: 600;
`

type Props = {
  label: string
  /** A whole number of percent, 0 to 100. */
  percent: number
  onSlide: (percent: number) => void
  /** Preset shares in percent; 100 is labelled "Max". */
  stops?: readonly number[]
  disabled?: boolean
}

/** An input for a share in whole percent: by dragging, by steps, or by presets (yield 2, 5). */
export function Slider({ label, percent, onSlide, stops = STOPS, disabled = false }: Props) {
  const { t, locale } = useTranslation()
  const id = useId()
  const written = (share: number) => wholePercentText(share, locale)
  const fill: CSSProperties & Record<'--percent', string> = { '--percent': `${percent}%` }

  function slide(to: number): void {
    const next = Math.min(100, Math.max(0, Math.round(to)))
    if (next !== percent) onSlide(next)
  }

  return (
    <Stack $gap={8}>
      <Head>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} aria-live="off">
          {written(percent)}
        </output>
      </Head>
      <Row>
        <IconButton
          icon={Minus}
          label={t('Less: %label%', { label })}
          outlined
          disabled={disabled || percent <= 0}
          onClick={() => slide(percent - 1)}
        />
        <Range
          id={id}
          type="range"
          min={0}
          max={100}
          step={1}
          value={percent}
          disabled={disabled}
          aria-valuetext={written(percent)}
          style={fill}
          onChange={(event) => slide(event.target.valueAsNumber)}
        />
        <IconButton
          icon={Plus}
          label={t('More: %label%', { label })}
          outlined
          disabled={disabled || percent >= 100}
          onClick={() => slide(percent + 1)}
        />
      </Row>
      {stops.length > 0 && (
        <Row $align="stretch" $wrap>
          {stops.map((stop) => (
            <Chip key={stop} selected={stop === percent} disabled={disabled} onPick={() => onSlide(stop)}>
              {stop === 100 ? t('Max') : written(stop)}
            </Chip>
          ))}
        </Row>
      )}
    </Stack>
  )
}
