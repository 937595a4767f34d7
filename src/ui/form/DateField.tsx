import { styled } from 'styled-components'
import { Field, type FieldTexts, useFieldControl } from '../controls/Field'

const Native = styled.input`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 42px;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: var(--text);
  text-align: start;

  &::-webkit-date-and-time-value {
    text-align: start;
  }
  &::-webkit-calendar-picker-indicator {
    inline-size: 20px;
    block-size: 20px;
    padding: 2px;
    cursor: pointer;
  }
`

type Props = FieldTexts & {
  /** A day as "2021-07-30"; '' while no valid day is entered. */
  value: string
  onPick: (day: string) => void
  /** The first and the last selectable day, as "2021-07-30". */
  min?: string | undefined
  max?: string | undefined
  disabled?: boolean
}

/** A date input with the system's localised calendar (trading 2.7). */
export function DateField({ value, onPick, min, max, disabled = false, ...fieldTexts }: Props) {
  const control = useFieldControl(fieldTexts)
  return (
    <Field {...fieldTexts} id={control.id}>
      <Native
        {...control}
        type="date"
        value={value}
        min={min}
        // Without a maximum, browsers accept years of six digits.
        max={max ?? '9999-12-31'}
        disabled={disabled}
        onChange={(event) => onPick(event.target.value)}
      />
    </Field>
  )
}
