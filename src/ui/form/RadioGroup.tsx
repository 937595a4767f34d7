import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { choiceBox, ChoiceRow } from './choice.styles'
import { Text } from '../layout/Text'

const Legend = styled.legend`
  margin-block-end: var(--space-4);
  font-size: var(--type-14);
  font-weight: 600;
`

const Dot = styled.input`
  ${choiceBox}
  border-radius: var(--radius-round);

  &::before {
    clip-path: circle(5px);
  }
`

export type Choice<Value extends string> = {
  value: Value
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

type Props<Value extends string> = {
  legend: string
  choices: readonly Choice<Value>[]
  /** Undefined: nothing is selected yet. */
  value: Value | undefined
  onPick: (value: Value) => void
  disabled?: boolean
}

/** One choice of several, one per line; for a few short options, see `SegmentedControl`. */
export function RadioGroup<Value extends string>({ legend, choices, value, onPick, disabled = false }: Props<Value>) {
  const name = useId()
  return (
    <fieldset disabled={disabled}>
      <Legend>{legend}</Legend>
      {choices.map((choice) => {
        const id = `${name}${choice.value}`
        const hintId = `${id}hint`
        return (
          <ChoiceRow key={choice.value}>
            <Dot
              id={id}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              aria-describedby={choice.hint === undefined ? undefined : hintId}
              onChange={() => onPick(choice.value)}
            />
            <label htmlFor={id}>{choice.label}</label>
            {choice.hint !== undefined && (
              <Text as="div" $tone="quiet" $size={14} id={hintId}>
                {choice.hint}
              </Text>
            )}
          </ChoiceRow>
        )
      })}
    </fieldset>
  )
}
