import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Text } from '../layout/Text'
import { Row } from '../layout/Row'

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
  min-block-size: 40px;
`

const Label = styled.label`
  display: block;
  cursor: pointer;
`

const Switch = styled.input`
  position: relative;
  flex: none;
  appearance: none;
  inline-size: 48px;
  block-size: 28px;
  margin: 0;
  border: 1px solid var(--rim);
  border-radius: var(--radius-round);
  background: var(--line);
  cursor: pointer;
  transition: background-color var(--motion-feedback);

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    inline-size: 20px;
    block-size: 20px;
    border-radius: var(--radius-round);
    background: var(--rim);
    transition: inset-inline-start var(--motion-feedback) var(--ease-out);
  }
  &:checked {
    border-color: var(--accent-2);
    background: var(--accent-2);
  }
  &:checked::before {
    inset-inline-start: 23px;
    background: var(--accent-2-ink);
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      content: none;
    }
  }
`

type Props = {
  label: string
  hint?: ReactNode
  checked: boolean
  onToggle: (checked: boolean) => void
  disabled?: boolean
  /** Receives the first focus of its dialog. */
  isFocusedFirst?: boolean
  /** Content beside the label, such as an `InfoTip`. */
  tip?: ReactNode
}

/** A switch for a setting that takes effect immediately. */
export function Toggle({ label, hint, checked, onToggle, disabled = false, isFocusedFirst = false, tip }: Props) {
  const id = useId()
  const hintId = `${id}hint`
  return (
    <Line>
      <div>
        <Row $gap={4}>
          <Label htmlFor={id}>{label}</Label>
          {tip}
        </Row>
        {hint !== undefined && (
          <Text $tone="quiet" $size={14} id={hintId}>
            {hint}
          </Text>
        )}
      </div>
      <Switch
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        data-focus-first={isFocusedFirst || undefined}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={(event) => onToggle(event.target.checked)}
      />
    </Line>
  )
}
