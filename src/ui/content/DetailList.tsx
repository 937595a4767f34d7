import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { InfoTip } from './InfoTip'
import { Row } from '../layout/Row'

/** A list of label and value rows; contains `DetailRow`. */
export const DetailList = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  font-size: var(--type-14);
`

const Name = styled.dt`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-block-size: 24px;
  color: var(--text-quiet);
`

const Value = styled.dd`
  flex: 1 0 auto;
  max-inline-size: 100%;
  font-weight: 500;
  text-align: end;
  overflow-wrap: anywhere;

  &[data-tone='good'] {
    color: var(--good);
  }
  &[data-tone='warn'] {
    color: var(--warn);
  }
  &[data-tone='bad'] {
    color: var(--bad);
  }
`

type Props = {
  label: string
  /** Explanation of the label, in a tooltip. */
  tip?: ReactNode
  tone?: 'good' | 'warn' | 'bad' | undefined
  children: ReactNode
}

/** One row of a `DetailList`. */
export function DetailRow({ label, tip, tone, children }: Props) {
  return (
    <Row $gap={16} $lineGap={0} $align="baseline" $justify="space-between" $wrap>
      <Name>
        {label}
        {tip !== undefined && <InfoTip about={label}>{tip}</InfoTip>}
      </Name>
      <Value data-tone={tone}>
        <bdi>{children}</bdi>
      </Value>
    </Row>
  )
}
