import { styled } from 'styled-components'
import { Field, type FieldWords, useFieldControl } from '../controls/Field'

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

type Props = FieldWords & {
  /** A day as "2021-07-30"; '' while none, or none that exists, is entered. */
  value: string
  onPick: (day: string) => void
  /** The first and the last day that can be picked, as "2021-07-30". */
  min?: string | undefined
  max?: string | undefined
  disabled?: boolean
}

/** A day, typed or picked from the system's own calendar, which speaks and counts as its reader does (trading 2.7). */
export function DateField({ value, onPick, min, max, disabled = false, ...words }: Props) {
  const control = useFieldControl(words)
  return (
    <Field {...words} id={control.id}>
      <Native
        {...control}
        type="date"
        value={value}
        min={min}
        // Without an end browsers take years of six digits.
        max={max ?? '9999-12-31'}
        disabled={disabled}
        onChange={(event) => onPick(event.target.value)}
      />
    </Field>
  )
}
