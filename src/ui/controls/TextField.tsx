import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Field, type FieldTexts, useFieldControl } from './Field'

const Input = styled.input`
  flex: 1;
  min-inline-size: 0;
  align-self: stretch;
  padding: var(--space-8) 0;
  border: 0;
  outline: 0;
  background: none;
  color: var(--text);

  &::placeholder {
    color: var(--text-quiet);
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }

  /* An empty field has no text that decides its direction; its placeholder has that of the page. */
  &[dir='auto']:placeholder-shown {
    direction: inherit;
  }
`

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'children' | 'prefix'> &
  FieldTexts & {
    value: string
    onType: (text: string) => void
    /** Content inside the frame before and after the text: a search icon, a unit. */
    before?: ReactNode
    after?: ReactNode
  }

/** A single-line text input with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, onType, hint, error, before, after, id, ...rest } = props
  const fieldTexts = { label, labelHidden, hint, error }
  const control = useFieldControl(fieldTexts, id)
  return (
    <Field {...fieldTexts} id={control.id} before={before} after={after}>
      <Input {...rest} {...control} onChange={(event) => onType(event.target.value)} />
    </Field>
  )
}
