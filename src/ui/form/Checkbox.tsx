import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { choiceBox, ChoiceRow } from './choice.styles'
import { Text } from '../layout/Text'

const Box = styled.input`
  ${choiceBox}
  border-radius: var(--radius-8);

  &::before {
    clip-path: polygon(14% 48%, 0 62%, 40% 100%, 100% 22%, 84% 8%, 38% 70%);
  }
  &:indeterminate::before {
    clip-path: inset(6px 0);
  }
`

type Props = {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onToggle: (checked: boolean) => void
  /** Some of the items it controls are selected (indeterminate). */
  isPartial?: boolean
  disabled?: boolean
}

/** A consent or selection checkbox; takes effect with the following submit button. */
export function Checkbox({ label, hint, checked, onToggle, isPartial = false, disabled = false }: Props) {
  const id = useId()
  const hintId = `${id}hint`
  return (
    <ChoiceRow>
      <Box
        ref={(box) => {
          if (box) box.indeterminate = isPartial
        }}
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={(event) => onToggle(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <Text as="div" $tone="quiet" $size={14} id={hintId}>
          {hint}
        </Text>
      )}
    </ChoiceRow>
  )
}
