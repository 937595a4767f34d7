import {
  type ClipboardEvent,
  type CSSProperties,
  memo,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react'
import { AMOUNT_MAX_LENGTH, sanitizeAmountInput } from '../../core/amount'
import { useTranslation } from '../../i18n'
import { announce } from '../toast/announce'
import { Chip } from '../controls/Chip'
import { Box, Figure, Head, Label, Notes, Picks, Room, Row, Usd, Wrong } from './amountLook'

export type AmountChip = { label: string; onPick: () => void; selected?: boolean; disabled?: boolean }

export type AmountFieldProps = {
  id: string
  label: string
  /** The text as it was typed; never rewritten by the field but for a comma, which becomes a point. */
  value: string
  onType: (text: string) => void
  disabled?: boolean
  invalid?: boolean
  describedBy?: string | undefined
  /** The button that names the token. */
  tokenSlot: ReactNode
  /** The balance and its Max. */
  balanceSlot?: ReactNode
  usdText?: string | undefined
  chips?: readonly AmountChip[]
  /** The figure is being worked out: shown as it was, quieter. */
  isStale?: boolean
}

/** What does not change from key press to key press is not drawn again. */
const FieldHead = memo(function FieldHead(props: Pick<AmountFieldProps, 'id' | 'label' | 'balanceSlot'>) {
  return (
    <Head>
      <Label htmlFor={props.id}>{props.label}</Label>
      {props.balanceSlot}
    </Head>
  )
})

/** A figure and its token (trading 5, Amount input): digits with one point, at most 79 signs, what was typed is kept. */
export function AmountField(props: AmountFieldProps) {
  const { id, label, value, onType, tokenSlot, balanceSlot, usdText, chips, describedBy } = props
  const { disabled = false, invalid = false, isStale = false } = props
  const { t } = useTranslation()
  const [pasteRefused, setPasteRefused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const refusalId = useId()

  function type(typed: string, caret: number): void {
    const text = sanitizeAmountInput(typed)
    keepCaret(input, text === null ? caret - (typed.length - value.length) : caret)
    if (text === null) return
    setPasteRefused(false)
    onType(text)
  }

  // The browser would cut a long paste to its first 79 signs, which is another amount; a paste is taken whole or not at all.
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const { selectionStart, selectionEnd } = event.currentTarget
    const piece = event.clipboardData.getData('text').trim()
    const next = splice(value, piece, selectionStart ?? value.length, selectionEnd ?? value.length)
    event.preventDefault()
    const text = sanitizeAmountInput(next.text)
    setPasteRefused(text === null)
    if (text === null) {
      announce(t('Paste digits with one point'))
      return
    }
    keepCaret(input, next.caret)
    onType(text)
  }

  const fit: CSSProperties & Record<'--signs', number> = { '--signs': Math.max(value.length, 1) }
  const notes = [describedBy, pasteRefused ? refusalId : undefined].filter((note) => note !== undefined).join(' ')
  return (
    <Box data-invalid={invalid || undefined} data-disabled={disabled || undefined}>
      <FieldHead id={id} label={label} balanceSlot={balanceSlot} />
      <Row>
        {tokenSlot}
        <Room>
          <Figure
            ref={input}
            id={id}
            dir="ltr"
            type="text"
            inputMode="decimal"
            pattern="^[0-9]*[.,]?[0-9]*$"
            placeholder="0.0"
            minLength={1}
            maxLength={AMOUNT_MAX_LENGTH}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            value={value}
            disabled={disabled}
            aria-invalid={invalid || undefined}
            aria-describedby={notes === '' ? undefined : notes}
            style={fit}
            data-stale={isStale || undefined}
            onChange={(event) => type(event.target.value, event.target.selectionStart ?? event.target.value.length)}
            onPaste={paste}
          />
        </Room>
      </Row>
      {(chips?.length || usdText || pasteRefused) && (
        <Notes>
          {chips && chips.length > 0 && (
            <Picks>
              {chips.map((chip) => (
                <Chip
                  key={chip.label}
                  onPick={chip.onPick}
                  selected={chip.selected}
                  disabled={chip.disabled || disabled}
                >
                  {chip.label}
                </Chip>
              ))}
            </Picks>
          )}
          {pasteRefused ? (
            <Wrong id={refusalId}>{t('Paste digits with one point')}</Wrong>
          ) : (
            <Usd>
              <bdi>{usdText ?? ''}</bdi>
            </Usd>
          )}
        </Notes>
      )}
    </Box>
  )
}

/** React rewrites a refused or mended text and drops the caret at its end; this puts it back once React is done. */
function keepCaret(input: RefObject<HTMLInputElement | null>, caret: number): void {
  queueMicrotask(() => {
    const field = input.current
    if (field && document.activeElement === field) field.setSelectionRange(Math.max(0, caret), Math.max(0, caret))
  })
}

/** Answers the text with a piece in place of the selection, and where the caret then stands. */
function splice(text: string, piece: string, start: number, end: number): { text: string; caret: number } {
  return { text: text.slice(0, start) + piece + text.slice(end), caret: start + piece.length }
}
