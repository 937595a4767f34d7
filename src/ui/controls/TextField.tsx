import { CircleAlert } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../content/Icon'

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
`

const Label = styled.label`
  font-size: var(--type-14);
  font-weight: 600;
`

const Frame = styled.div`
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
`

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
`

const Hint = styled.p`
  color: var(--text-quiet);
  font-size: var(--type-14);
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

type Props = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'children' | 'prefix'> & {
  label: string
  labelHidden?: boolean
  value: string
  onType: (text: string) => void
  hint?: ReactNode
  /** What is wrong with the text; replaces the hint. */
  error?: string | undefined
  /** What stands inside the frame before and after the text: a search icon, a unit. */
  before?: ReactNode
  after?: ReactNode
}

/** One line of text with its label, its hint and what is wrong with it. */
export function TextField(props: Props) {
  const { label, labelHidden = false, onType, hint, error, before, after, id: ownId, ...rest } = props
  const madeId = useId()
  const id = ownId ?? madeId
  const noteId = `${id}note`
  const hasNote = error !== undefined || hint !== undefined
  return (
    <Stack>
      {!labelHidden && <Label htmlFor={id}>{label}</Label>}
      <Frame data-invalid={error === undefined ? undefined : true}>
        {before}
        <Input
          {...rest}
          id={id}
          aria-label={labelHidden ? label : undefined}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={hasNote ? noteId : undefined}
          onChange={(event) => onType(event.target.value)}
        />
        {after}
      </Frame>
      {error !== undefined ? (
        <Fault id={noteId}>
          <Icon of={CircleAlert} size={16} />
          {error}
        </Fault>
      ) : (
        hint !== undefined && <Hint id={noteId}>{hint}</Hint>
      )}
    </Stack>
  )
}
