import { type CSSProperties, useId } from 'react'
import { keyframes, styled } from 'styled-components'

const pour = keyframes`
  from { transform: scaleY(0); }
`

const Drawing = styled.svg`
  flex: none;
  inline-size: 88px;
  block-size: 112px;
  overflow: visible;

  & .glass {
    fill: var(--surface);
    stroke: var(--rim);
    stroke-width: 2;
  }
  & .lid {
    fill: var(--rim);
  }
  & .honey {
    fill: var(--accent);
    transform: translateY(calc((100 - var(--filled)) * 0.84px));
    transition: transform 900ms var(--ease-out);
  }
  & .run {
    fill: var(--accent);
    stroke: var(--accent-ink);
    stroke-opacity: 0.35;
    stroke-width: 1;
    transform-origin: 44px 14px;
    animation: ${pour} 700ms var(--ease-out) both;
  }
  & .shine {
    fill: none;
    stroke: var(--accent-hover);
    stroke-width: 4;
    stroke-linecap: round;
  }

  @media (prefers-reduced-motion: reduce) {
    & .honey {
      transition: none;
    }
    & .run {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    & .honey,
    & .run {
      fill: Highlight;
    }
  }
`

const GLASS = 'M14 20h60c5 0 8 4 8 9v69c0 7-5 12-12 12H18c-7 0-12-5-12-12V29c0-5 3-9 8-9z'
/** Honey that runs down both sides of a jar that holds more than it should. */
const RUN =
  'M10 15h68c6 0 8 4 8 9v20c0 7-8 7-8 0V33c0-5-6-5-6 0v38c0 7-9 7-9 0V31H25v16c0 7-8 7-8 0V32c0-5-6-5-6 0v26c0 7-9 7-9 0V24c0-5 2-9 8-9z'
const FULL_PERCENT = 100

/** Drawing of a jar that fills with what is committed, and runs over when it is more than the pool raises. */
export function HoneyJar({ percent }: { percent: number }) {
  const id = useId()
  const filled: CSSProperties & Record<'--filled', number> = { '--filled': Math.min(FULL_PERCENT, percent) }
  return (
    <Drawing viewBox="0 0 88 112" aria-hidden focusable={false}>
      <clipPath id={id}>
        <path d={GLASS} />
      </clipPath>
      <rect className="lid" x="12" y="8" width="64" height="10" rx="4" />
      <path className="glass" d={GLASS} />
      <g clipPath={`url(#${id})`}>
        <path className="honey" style={filled} d="M0 26c15-6 29 6 44 0s29 6 44 0v170H0z" />
      </g>
      {percent > FULL_PERCENT && <path className="run" d={RUN} />}
      <path className="shine" d="M18 44v40" />
    </Drawing>
  )
}
