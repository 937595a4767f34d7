import { styled } from 'styled-components'
import type { RoiTerms } from '../../../core/roi'
import { useTranslation } from '../../../i18n'
import { dollarsText } from '../../../i18n/figures/usd'
import { RTL } from '../../../ui/media'
import { curveOf, type CurvePoint } from './curve.rules'
import { Row } from '../../../ui/layout/Row'

const WIDTH = 320
const HEIGHT = 96
const INSET = 4
/** Fixed-point scale of a growth factor. Smaller differences are visible neither in pixels nor in cents. */
const FACTOR_SCALE = 10 ** 9

const Figure = styled.figure`
  display: grid;
  gap: var(--space-4);
  color: var(--text-quiet);
  font-size: var(--type-12);
`

/** The time axis follows the writing direction. */
const Drawing = styled.svg`
  inline-size: 100%;
  block-size: auto;
  border-block-end: 1px solid var(--rim);

  ${RTL} & {
    transform: scaleX(-1);
  }
  & > path {
    fill: none;
    stroke: var(--chart-2);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  & > path[data-kind='area'] {
    fill: var(--chart-2);
    stroke: none;
    opacity: 0.14;
  }
  & > path[data-kind='straight'] {
    stroke: var(--text-quiet);
    stroke-width: 1;
    stroke-dasharray: 4 4;
  }
`

const pixels = ({ x, y }: CurvePoint): string =>
  `${(x * WIDTH).toFixed(1)} ${(HEIGHT - INSET - y * (HEIGHT - 2 * INSET)).toFixed(1)}`
const lineOf = (points: readonly CurvePoint[]): string => `M${points.map(pixels).join('L')}`

interface Props {
  terms: Omit<RoiTerms, 'days'>
  days: number
  usdRaw: bigint
  usdDecimals: number
}

/** Draws the growth of the investment over the chosen time, with and without compounding (yield 2 "ROI calculator"). */
export function RoiCurve({ terms, days, usdRaw, usdDecimals }: Props) {
  const { t, locale } = useTranslation()
  const curve = curveOf(terms, days)
  if (!curve || usdRaw === 0n || curve.endFactor > FACTOR_SCALE) return null
  const dollars = (raw: bigint) => dollarsText(raw, usdDecimals, locale)
  const endRaw = (usdRaw * BigInt(Math.round(curve.endFactor * FACTOR_SCALE))) / BigInt(FACTOR_SCALE)
  const label = t('%from% becomes %to% in %count% day || %from% becomes %to% in %count% days', {
    from: dollars(usdRaw),
    to: dollars(endRaw),
    count: days,
  })
  const line = lineOf(curve.compounded)
  return (
    <Figure>
      <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <path data-kind="area" d={`${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} />
        {terms.compoundsPerDay !== 0 && <path data-kind="straight" d={lineOf(curve.straight)} />}
        <path d={line} />
      </Drawing>
      <Row $gap={16} $align="stretch" $justify="space-between" aria-hidden>
        <bdi>{`${t('Today')}: ${dollars(usdRaw)}`}</bdi>
        <bdi>{`${t('%count% day || %count% days', { count: days })}: ${dollars(endRaw)}`}</bdi>
      </Row>
    </Figure>
  )
}
