import { keyframes, styled } from 'styled-components'

const comeUp = keyframes`
  from { transform: translateY(100%); }
`
const goUp = keyframes`
  to { transform: translateY(-100%); }
`
const comeDown = keyframes`
  from { transform: translateY(-100%); }
`
const goDown = keyframes`
  to { transform: translateY(100%); }
`

const Line = styled.span`
  display: inline-block;
  direction: ltr;
  white-space: pre;
`

const Place = styled.span`
  position: relative;
  display: inline-block;
  overflow: clip;
  vertical-align: bottom;
`

const Sign = styled.span`
  display: inline-block;
  animation-duration: var(--motion-panel);
  animation-timing-function: var(--ease-out);
  animation-fill-mode: both;

  &[data-new] {
    animation-name: ${comeUp};
  }
  &[data-old] {
    position: absolute;
    inset: 0;
    animation-name: ${goUp};
  }
  [data-down] > &[data-new] {
    animation-name: ${comeDown};
  }
  [data-down] > &[data-old] {
    animation-name: ${goDown};
  }
`

/** Answers whether a figure grew, as far as its signs tell: the longer one is larger, of equal ones the one with the higher digit. */
const grew = (from: string, to: string) => (from.length === to.length ? to > from : to.length > from.length)

type Props = {
  from: string
  to: string
  onEnd: () => void
}

/** The signs of a figure on their way from one value to the next; those that are the same on both stand still. */
export function Rolling({ from, to, onEnd }: Props) {
  const isDown = !grew(from, to)
  const signs = Array.from(to)
  const before = Array.from(from)
  const last = signs.findLastIndex((sign, place) => sign !== oldSign(before, signs, place))
  return (
    <Line aria-hidden data-down={isDown || undefined}>
      {signs.map((sign, place) => {
        const old = oldSign(before, signs, place)
        const key = signs.length - place
        if (sign === old) return <span key={key}>{sign}</span>
        return (
          <Place key={`${key}${old}${sign}`} data-down={isDown || undefined}>
            <Sign data-old>{old}</Sign>
            <Sign data-new onAnimationEnd={place === last ? onEnd : undefined}>
              {sign}
            </Sign>
          </Place>
        )
      })}
    </Line>
  )
}

/** Answers the sign that stood where this one stands, counted from the end, where the ones are. */
const oldSign = (before: readonly string[], signs: readonly string[], place: number) =>
  before[before.length - signs.length + place] ?? ''
