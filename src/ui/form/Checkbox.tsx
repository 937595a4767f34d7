import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { choiceBox, ChoiceHint, ChoiceRow } from './choiceLook'

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
  /** Some of the things under it are ticked. */
  isPartial?: boolean
  disabled?: boolean
}

/** A statement that is agreed to, or a thing that is taken along; it takes effect with the button after it. */
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
      {hint !== undefined && <ChoiceHint id={hintId}>{hint}</ChoiceHint>}
    </ChoiceRow>
  )
}
