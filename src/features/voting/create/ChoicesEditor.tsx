import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { IconButton } from '../../../ui/controls/IconButton'
import { TextField } from '../../../ui/controls/TextField'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { announce } from '../../../ui/toast/announce'
import { DRAFT_LIMITS, withMoved } from '../draft.rules'
import { SectionTitle } from '../voting.styles'

interface Props {
  choices: readonly string[]
  onChange: (choices: string[]) => void
  error: string | undefined
}

interface RowProps extends Omit<Props, 'error'> {
  index: number
}

function ChoiceRow({ index, choices, onChange }: RowProps) {
  const { t } = useTranslation()
  const number = index + 1
  const values = { number: String(number) }
  function move(by: -1 | 1): void {
    onChange(withMoved(choices, index, by))
    announce(t('Moved to place %number%', { number: String(number + by) }))
  }
  return (
    <Row as="li" $gap={4}>
      <div style={{ flex: 1, minInlineSize: 0 }}>
        <TextField
          label={t('Choice %number%', values)}
          labelHidden
          placeholder={t('Choice %number%', values)}
          value={choices[index] ?? ''}
          maxLength={DRAFT_LIMITS.choice}
          dir="auto"
          autoComplete="off"
          onType={(text) => onChange(choices.map((each, at) => (at === index ? text : each)))}
        />
      </div>
      <IconButton
        icon={ArrowUp}
        size="s"
        label={t('Move choice %number% up', values)}
        disabled={index === 0}
        onClick={() => move(-1)}
      />
      <IconButton
        icon={ArrowDown}
        size="s"
        label={t('Move choice %number% down', values)}
        disabled={number === choices.length}
        onClick={() => move(1)}
      />
      {choices.length > DRAFT_LIMITS.minChoices && (
        <IconButton
          icon={X}
          size="s"
          label={t('Remove choice %number%', values)}
          onClick={() => onChange(choices.filter((_, at) => at !== index))}
        />
      )}
    </Row>
  )
}

/** Renders the choices of a proposal that is being written: at least two, in any order. */
export function ChoicesEditor({ choices, onChange, error }: Props) {
  const { t } = useTranslation()
  return (
    <section>
      <SectionTitle>{t('Choices')}</SectionTitle>
      <Stack $gap={8}>
        <Stack as="ol" role="list" $gap={8}>
          {choices.map((_, index) => (
            // A choice has no identity beside its place: fields are controlled, so a moved one keeps its text.
            <ChoiceRow key={index} index={index} choices={choices} onChange={onChange} />
          ))}
        </Stack>
        {error !== undefined && (
          <Text role="alert" $size={14} style={{ color: 'var(--bad)' }}>
            {error}
          </Text>
        )}
        <Row>
          <Button
            size="s"
            icon={Plus}
            disabled={choices.length >= DRAFT_LIMITS.maxChoices}
            onClick={() => onChange([...choices, ''])}
          >
            {t('Add choice')}
          </Button>
        </Row>
      </Stack>
    </section>
  )
}
