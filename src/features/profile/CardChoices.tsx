import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { choiceBox } from '../../ui/form/choice.styles'
import { VisuallyHidden } from '../../ui/content/VisuallyHidden'

const Group = styled.fieldset`
  min-inline-size: 0;
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 100px), 1fr));
  gap: var(--space-8);

  &[data-wide] {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Choice = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: var(--space-8);
  padding: var(--space-16) var(--space-8) var(--space-12);
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
  background: var(--surface);
  font-size: var(--type-14);
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;

  [data-wide] > & {
    grid-template-columns: auto minmax(0, 1fr);
    justify-items: start;
    align-items: center;
    gap: var(--space-12);
    padding: var(--space-12) var(--space-16);
    padding-inline-end: var(--space-48);
    text-align: start;
  }
  &:hover {
    background: var(--hover);
  }
  &:has(:checked) {
    border-color: var(--accent-rim);
    box-shadow: inset 0 0 0 1px var(--accent-rim);
  }
  &:has(:disabled) {
    cursor: default;
    color: var(--text-quiet);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--accent-2);
    outline-offset: 2px;
  }
`

const Dot = styled.input`
  ${choiceBox}
  position: absolute;
  /* Beside the round picture of the narrowest card, not above it. */
  inset-block-start: var(--space-4);
  inset-inline-end: var(--space-4);
  border-radius: var(--radius-round);

  [data-wide] & {
    inset-block-start: calc(50% - 12px);
    inset-inline-end: var(--space-16);
  }
  &::before {
    clip-path: circle(5px);
  }
  &:focus-visible {
    outline: 0;
  }
`

export interface CardChoice {
  value: string
  picture: ReactNode
  label: ReactNode
  isDisabled?: boolean
}

interface Props {
  legend: string
  choices: readonly CardChoice[]
  /** Null: nothing is selected yet. */
  value: string | null
  onPick: (value: string) => void
  disabled?: boolean
  /** One below the other, with the picture at the start. */
  wide?: boolean
}

/** Renders a choice of one of several pictures. */
export function CardChoices({ legend, choices, value, onPick, disabled = false, wide = false }: Props) {
  const name = useId()
  return (
    <Group disabled={disabled}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      <Grid data-wide={wide || undefined}>
        {choices.map((choice) => (
          <Choice key={choice.value}>
            <Dot
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isDisabled}
              onChange={() => onPick(choice.value)}
            />
            {choice.picture}
            <span>{choice.label}</span>
          </Choice>
        ))}
      </Grid>
    </Group>
  )
}
