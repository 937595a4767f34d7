import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { HOVER } from '../media'

const Legend = styled.legend`
  margin-block-end: var(--space-8);
  font-size: var(--type-14);
  font-weight: 600;

  &[data-hidden] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

const Track = styled.div`
  display: flex;
  gap: 2px;
  padding: 3px;
  border: 1px solid var(--rim);
  border-radius: var(--radius-12);
  background: var(--ground);
`

const Segment = styled.label`
  position: relative;
  flex: 1;
  display: grid;
  place-items: center;
  min-block-size: 36px;
  padding: var(--space-4) var(--space-8);
  border: 1px solid transparent;
  border-radius: var(--radius-8);
  color: var(--text-quiet);
  font-weight: 600;
  line-height: var(--leading-display);
  text-align: center;
  cursor: pointer;
  transition:
    background-color var(--motion-feedback),
    color var(--motion-feedback);

  ${HOVER} {
    &:hover {
      color: var(--text);
    }
  }
  &:has(:checked) {
    border-color: var(--accent-rim);
    background: var(--accent);
    color: var(--accent-ink);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--accent-2);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`

const Radio = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`

export type Segment<Value extends string | number> = { value: Value; label: ReactNode }

type Props<Value extends string | number> = {
  legend: string
  legendHidden?: boolean
  options: readonly Segment<Value>[]
  /** Undefined or not among the options: nothing is selected. */
  value: Value | undefined
  onPick: (value: Value) => void
  disabled?: boolean
}

/** One choice of a few visible options; built on radio buttons, so that arrow keys move between them. */
export function SegmentedControl<Value extends string | number>(props: Props<Value>) {
  const { legend, legendHidden = false, options, value, onPick, disabled = false } = props
  const name = useId()
  return (
    <fieldset disabled={disabled}>
      <Legend data-hidden={legendHidden || undefined}>{legend}</Legend>
      <Track>
        {options.map((option) => (
          <Segment key={option.value}>
            <Radio
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onPick(option.value)}
            />
            {option.label}
          </Segment>
        ))}
      </Track>
    </fieldset>
  )
}
