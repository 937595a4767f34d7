import { Shuffle } from 'lucide-react'
import { type ClipboardEvent, memo, useCallback } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { TextField } from '../../../ui/controls/TextField'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { DIGITS } from '../tickets.rules'
import { digitsIn, type DraftProblem, problemsOf, withPasted } from './drafts.rules'

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  gap: var(--space-8);
  align-items: start;

  & input {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    letter-spacing: 0.3em;
  }
`

interface FieldProps {
  position: number
  draft: string
  problem: DraftProblem | null
  onDraft: (position: number, text: string) => void
  onPasted: (position: number, text: string) => void
}

/** Field of one ticket. Memoised: a purchase has up to a hundred of them. */
const TicketField = memo(function TicketField({ position, draft, problem, onDraft, onPasted }: FieldProps) {
  const { t } = useTranslation()
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    event.preventDefault()
    onPasted(position, event.clipboardData.getData('text'))
  }
  const error =
    problem === 'duplicate'
      ? t('Another ticket has this number')
      : problem === 'owned'
        ? t('You already have this number')
        : problem === 'incomplete' && draft !== ''
          ? t('Enter six digits')
          : undefined
  return (
    <TextField
      label={t('Ticket %number%', { number: position + 1 })}
      value={draft}
      onType={(text) => onDraft(position, digitsIn(text))}
      onPaste={paste}
      // The digits read from the left in each language.
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      placeholder={'–'.repeat(DIGITS)}
      // Allows typing a digit within a complete number; `digitsIn` then drops the last one.
      maxLength={2 * DIGITS}
      error={error}
    />
  )
})

interface Props {
  drafts: readonly string[]
  /** Numbers that the account has in the round. */
  owned: readonly number[]
  onDrafts: (change: (drafts: readonly string[]) => readonly string[]) => void
  onRandomize: () => void
}

/**
 * Renders the numbers of the tickets to buy as fields: typed, pasted one or many at once, or chosen at random (games
 * 2.6.8, 5.3).
 */
export function NumbersEditor({ drafts, owned, onDrafts, onRandomize }: Props) {
  const { t } = useTranslation()
  const problems = problemsOf(drafts, owned)
  const change = useCallback(
    (position: number, text: string) =>
      onDrafts((before) => before.map((draft, at) => (at === position ? text : draft))),
    [onDrafts],
  )
  const paste = useCallback(
    (position: number, text: string) => onDrafts((before) => withPasted(before, position, text)),
    [onDrafts],
  )
  return (
    <Stack $gap={16}>
      <Text $size={14} $tone="quiet">
        {t(
          'Each ticket has six digits from 0 to 9. No number may occur twice. A pasted list fills the next tickets too.',
        )}
      </Text>
      <Button icon={Shuffle} wide onClick={onRandomize}>
        {t('Randomize')}
      </Button>
      <Fields>
        {drafts.map((draft, position) => (
          <TicketField
            // A ticket has no identity but its place in the purchase.
            key={`ticket ${position + 1}`}
            {...{ position, draft, problem: problems[position] ?? null, onDraft: change, onPasted: paste }}
          />
        ))}
      </Fields>
    </Stack>
  )
}
