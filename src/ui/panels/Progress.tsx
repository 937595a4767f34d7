import { type ReactNode, useId } from 'react'
import { keyframes, styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { wholePercentText } from '../../i18n/figures/wholePercent'
import { RTL } from '../media'

/** Moves by `translate`, which needs no layout: a bar of 40 % passes a track of 250 % of its width. */
const pass = keyframes`
  from { translate: -100%; }
  to { translate: 250%; }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-16);
  margin-block-end: var(--space-4);
  font-size: var(--type-14);
`

const Track = styled.div`
  position: relative;
  block-size: 12px;
  overflow: hidden;
  border: 1px solid var(--rim);
  border-radius: var(--radius-round);
  background: var(--hover);
`

const Fill = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  background: var(--accent-rim);
  transition: inline-size var(--motion-panel) var(--ease-out);

  &[data-unknown] {
    left: 0;
    inline-size: 40%;
    animation: ${pass} 1.4s ease-in-out infinite;
  }
  ${RTL} &[data-unknown] {
    right: auto;
    animation-direction: reverse;
  }

  /* Without motion it would look like partial progress. */
  @media (prefers-reduced-motion: reduce) {
    &[data-unknown] {
      inline-size: 100%;
      animation: none;
      background: repeating-linear-gradient(-45deg, var(--accent-rim) 0 6px, var(--hover) 6px 12px);
    }
  }

  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`

type Props = {
  label: string
  /** Progress from 0 to 100; undefined while unknown. */
  percent: number | undefined
  /** Progress as text, in place of the percentage. */
  text?: ReactNode
}

/** Progress bar: a step of a sale, blocks until an end, a long task. */
export function Progress({ label, percent, text }: Props) {
  const { t, locale } = useTranslation()
  const id = useId()
  const done = percent === undefined ? undefined : Math.min(100, Math.max(0, percent))
  const share = done === undefined ? t('Please wait') : wholePercentText(done, locale)
  return (
    <div>
      <Head>
        <span id={id}>{label}</span>
        <bdi id={`${id}text`}>{text ?? share}</bdi>
      </Head>
      <Track role="progressbar" aria-labelledby={id} aria-describedby={`${id}text`} aria-valuenow={done}>
        {done === undefined ? <Fill data-unknown /> : <Fill style={{ inlineSize: `${done}%` }} />}
      </Track>
    </div>
  )
}
