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

/** Returns whether a figure grew, judged by its text: by length, else by the first different digit. */
const grew = (from: string, to: string) => (from.length === to.length ? to > from : to.length > from.length)

type Props = {
  from: string
  to: string
  onEnd: () => void
}

/** Animates a figure from one value to the next; unchanged characters do not move. */
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

/** Returns the previous character at a position, aligned from the end, at the ones. */
const oldSign = (before: readonly string[], signs: readonly string[], place: number) =>
  before[before.length - signs.length + place] ?? ''
