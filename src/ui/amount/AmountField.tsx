import { CircleAlert } from 'lucide-react'
import { memo, type ReactNode, useCallback, useId, useState } from 'react'
import { useTranslation } from '../../i18n'
import type { ShortFigure } from '../../i18n/figures/usd'
import { Icon } from '../content/Icon'
import { Chip } from '../controls/Chip'
import { announce } from '../toast/announce'
import { AmountFigure } from './AmountFigure'
import { Block, Head } from './amount.styles'
import { Text } from '../layout/Text'
import { FullValue } from '../figures/FullValue'
import { Row } from '../layout/Row'

export type AmountChip = { label: string; onPick: () => void; selected?: boolean; disabled?: boolean }

export type AmountFieldProps = {
  id: string
  label: string
  /** Text as typed; the field changes only commas, which become points. */
  value: string
  onType: (text: string) => void
  disabled?: boolean
  invalid?: boolean
  describedBy?: string | undefined
  /** The button that shows the token. */
  tokenSlot: ReactNode
  /** The balance and its Max button. */
  balanceSlot?: ReactNode
  /** The value of the amount in US dollars. */
  usd?: ShortFigure | undefined
  /** The colour of a value that is far below what is paid for it. */
  usdTone?: 'warn' | 'bad' | undefined
  chips?: readonly AmountChip[]
  /** Disables all chips at once, without rendering them. */
  areChipsDisabled?: boolean
  /** The amount is being recalculated: the old value is shown dimmed. */
  isStale?: boolean
}

/** Memoised: does not re-render on key presses. */
const FieldHead = memo(function FieldHead(props: Pick<AmountFieldProps, 'id' | 'label' | 'balanceSlot' | 'invalid'>) {
  return (
    <Head>
      <Text as="label" $weight={500} htmlFor={props.id}>
        {props.label} {props.invalid && <Icon of={CircleAlert} size={16} />}
      </Text>
      {props.balanceSlot}
    </Head>
  )
})

/** Memoised: chips that do not change are not rendered when they are disabled or enabled. */
const FieldPicks = memo(function FieldPicks({ chips }: { chips: readonly AmountChip[] }) {
  return (
    <Row $gap={4} $align="stretch" $wrap>
      {chips.map((chip) => (
        <Chip key={chip.label} onPick={chip.onPick} selected={chip.selected} disabled={chip.disabled}>
          {chip.label}
        </Chip>
      ))}
    </Row>
  )
})

/**
 * Amount and token input (trading 5 "Amount input"): digits with one point, at most 79 characters; typed text is
 * preserved.
 */
export function AmountField(props: AmountFieldProps) {
  const { id, label, value, onType, tokenSlot, balanceSlot, usd, usdTone, chips, describedBy } = props
  const { disabled = false, invalid = false, isStale = false, areChipsDisabled = false } = props
  const { t } = useTranslation()
  const [pasteRefused, setPasteRefused] = useState(false)
  const refusalId = useId()

  function type(text: string): void {
    setPasteRefused(false)
    onType(text)
  }

  const refusePaste = useCallback(() => {
    setPasteRefused(true)
    announce(t('Enter a number such as 1.5'))
  }, [t])

  const notes = [describedBy, pasteRefused ? refusalId : undefined].filter((note) => note !== undefined).join(' ')
  return (
    <Block data-invalid={invalid || undefined}>
      <FieldHead id={id} label={label} balanceSlot={balanceSlot} invalid={invalid} />
      <div className="amount-row">
        {tokenSlot}
        <div className="amount-room">
          <AmountFigure
            id={id}
            value={value}
            onType={type}
            onPasteRefused={refusePaste}
            disabled={disabled}
            invalid={invalid}
            describedBy={notes === '' ? undefined : notes}
            isStale={isStale}
          />
        </div>
      </div>
      {(chips?.length || usd || pasteRefused) && (
        <div className="amount-notes">
          {chips && chips.length > 0 && (
            <fieldset disabled={disabled || areChipsDisabled}>
              <FieldPicks chips={chips} />
            </fieldset>
          )}
          {pasteRefused ? (
            <p id={refusalId} className="amount-wrong">
              {t('Enter a number such as 1.5')}
            </p>
          ) : (
            <div className="amount-usd" data-tone={usdTone}>
              {usd && <FullValue {...usd} />}
            </div>
          )}
        </div>
      )}
    </Block>
  )
}
