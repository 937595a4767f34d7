import { CircleAlert } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../content/Icon'
import { Stack } from '../layout/Stack'
import { Text } from '../layout/Text'

const Frame = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-block-size: 44px;
  padding-inline: var(--space-12);
  border: 1px solid var(--rim);
  border-radius: var(--radius-12);
  background: var(--raised);
  color: var(--text-quiet);

  &:focus-within {
    border-color: var(--accent-2);
    outline: 1px solid var(--accent-2);
  }
  &[data-invalid] {
    border-color: var(--bad);
    outline: 1px solid var(--bad);
  }
  &:has(> :disabled) {
    opacity: 0.5;
  }
`

const Fault = styled.p`
  display: flex;
  gap: var(--space-4);
  align-items: flex-start;
  color: var(--bad);
  font-size: var(--type-14);

  & > :first-child {
    margin-block-start: 0.2em;
  }
`

/** Texts of a text input or select. */
export type FieldTexts = {
  label: string
  labelHidden?: boolean | undefined
  hint?: ReactNode
  /** Validation error of the value; replaces the hint. */
  error?: string | undefined
}

const noteIdOf = (id: string) => `${id}note`

/** Returns the attributes of a control inside a `Field`, so that screen readers read its hint or error. */
export function useFieldControl({ label, labelHidden = false, hint, error }: FieldTexts, ownId?: string) {
  const madeId = useId()
  const id = ownId ?? madeId
  const hasNote = error !== undefined || hint !== undefined
  return {
    id,
    'aria-label': labelHidden ? label : undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': hasNote ? noteIdOf(id) : undefined,
  } as const
}

type Props = FieldTexts & {
  /** The id of the control inside, as returned by `useFieldControl`. */
  id: string
  frameRef?: Ref<HTMLDivElement>
  /** Content inside the frame before and after the control: a search icon, a unit. */
  before?: ReactNode
  after?: ReactNode
  children: ReactNode
}

/** Frame of a single-line control, with its label, hint and error. */
export function Field({ id, label, labelHidden = false, hint, error, frameRef, before, after, children }: Props) {
  return (
    <Stack $gap={8}>
      {!labelHidden && (
        <Text as="label" $size={14} $weight={600} htmlFor={id}>
          {label}
        </Text>
      )}
      <Frame ref={frameRef} data-invalid={error === undefined ? undefined : true}>
        {before}
        {children}
        {after}
      </Frame>
      {error !== undefined ? (
        <Fault id={noteIdOf(id)}>
          <Icon of={CircleAlert} size={16} />
          {error}
        </Fault>
      ) : (
        hint !== undefined && (
          <Text as="div" $tone="quiet" $size={14} id={noteIdOf(id)}>
            {hint}
          </Text>
        )
      )}
    </Stack>
  )
}
