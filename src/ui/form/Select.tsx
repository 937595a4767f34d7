import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../content/Icon'
import { Field, type FieldTexts, useFieldControl } from '../controls/Field'

const Native = styled.select`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 42px;
  appearance: none;
  margin-inline: calc(-1 * var(--space-12)) -40px;
  padding: var(--space-8) 40px var(--space-8) var(--space-12);
  padding-inline: var(--space-12) 40px;
  border: 0;
  border-radius: var(--radius-12);
  outline: 0;
  background: none;
  color: var(--text);
  text-overflow: ellipsis;
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
  }
  /* The system renders the list, in its own colours where it does not support these. */
  & option,
  & optgroup {
    background: var(--raised);
    color: var(--text);
  }
  &[data-empty] {
    color: var(--text-quiet);
  }
`

/** Overlays the end of the select without intercepting pointer events. */
const Arrow = styled.span`
  display: flex;
  pointer-events: none;
`

export type SelectOption<Value extends string> = { value: Value; label: string; disabled?: boolean }

type Props<Value extends string> = FieldTexts & {
  options: readonly SelectOption<Value>[]
  /** Undefined: nothing is selected yet, and the placeholder is displayed. */
  value: Value | undefined
  onPick: (value: Value) => void
  placeholder?: string
  /** Heading of the open list. */
  caption?: string
  /** Content inside the frame before the text. */
  before?: ReactNode
  disabled?: boolean
}

/** A select with the system's native list (trading 2.7). */
export function Select<Value extends string>(props: Props<Value>) {
  const { options, value, onPick, placeholder = '', caption, before, disabled = false, ...fieldTexts } = props
  const control = useFieldControl(fieldTexts)
  const isEmpty = value === undefined

  function pick(text: string): void {
    const option = options.find((one) => one.value === text)
    if (option) onPick(option.value)
  }

  const lines = options.map((option) => (
    <option key={option.value} value={option.value} disabled={option.disabled}>
      {option.label}
    </option>
  ))
  return (
    <Field
      {...fieldTexts}
      id={control.id}
      before={before}
      after={
        <Arrow>
          <Icon of={ChevronDown} />
        </Arrow>
      }
    >
      <Native
        {...control}
        value={value ?? ''}
        disabled={disabled}
        data-empty={isEmpty || undefined}
        onChange={(event) => pick(event.target.value)}
      >
        {isEmpty && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {caption === undefined ? lines : <optgroup label={caption}>{lines}</optgroup>}
      </Native>
    </Field>
  )
}
