import { type ClipboardEvent, memo, type RefObject, type SyntheticEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { AMOUNT_MAX_LENGTH, sanitizeAmountInput } from '../../core/amount'
import { takeAhead } from './ahead'
import { useFit } from './useFit'

interface AmountFigureProps {
  id: string
  value: string
  onType: (text: string) => void
  /** A paste that is no amount, or could be read as two. */
  onPasteRefused: () => void
  disabled: boolean
  invalid: boolean
  describedBy: string | undefined
  isStale: boolean
}

/**
 * The input of an amount field. Its text is written by hand: an input that React controls has its name, type and value
 * attributes set anew at every key press, and the browser then works out the style of the form once more.
 */
export const AmountFigure = memo(function AmountFigure(props: AmountFigureProps) {
  const { id, value, disabled, invalid, describedBy, isStale } = props
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef(props)
  const ahead = useRef<string | null>(null)
  const refit = useFit(field, value)

  useLayoutEffect(() => {
    latest.current = props
    const text = ahead.current ?? value
    if (field.current && field.current.value !== text) field.current.value = text
  })
  useLayoutEffect(
    () =>
      takeAhead(id, (text) => {
        ahead.current = text
        if (text === null || !field.current) return
        if (field.current.value !== text) field.current.value = text
        refit(text)
      }),
    [refit, id],
  )

  return useMemo(() => {
    function type({ currentTarget: input }: SyntheticEvent<HTMLInputElement>): void {
      const typed = input.value
      const text = sanitizeAmountInput(typed)
      if (text !== typed) {
        const caret = input.selectionStart ?? typed.length
        const before = ahead.current ?? latest.current.value
        const shown = () => ahead.current ?? latest.current.value
        settle(field, shown, text === null ? caret - (typed.length - before.length) : caret)
      }
      if (text !== null) latest.current.onType(text)
    }

    // The browser would cut a long paste to its first 79 signs, which is another amount; a paste is taken whole or not at all.
    function paste(event: ClipboardEvent<HTMLInputElement>): void {
      const { selectionStart, selectionEnd, value: before } = event.currentTarget
      const piece = event.clipboardData.getData('text').trim()
      const next = splice(before, piece, selectionStart ?? before.length, selectionEnd ?? before.length)
      event.preventDefault()
      const text = sanitizeAmountInput(next.text)
      if (text === null) {
        latest.current.onPasteRefused()
        return
      }
      settle(field, () => ahead.current ?? latest.current.value, next.caret)
      latest.current.onType(text)
    }

    return (
      <input
        ref={field}
        className="amount-figure"
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
        disabled={disabled}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        data-stale={isStale || undefined}
        onInput={type}
        onPaste={paste}
      />
    )
  }, [id, disabled, invalid, describedBy, isStale])
})

/** Shows what the form made of an edit, also where that is nothing, with the caret where it was. */
function settle(field: RefObject<HTMLInputElement | null>, shown: () => string, caret: number): void {
  queueMicrotask(() => {
    const input = field.current
    if (!input) return
    if (input.value !== shown()) input.value = shown()
    if (document.activeElement === input) input.setSelectionRange(Math.max(0, caret), Math.max(0, caret))
  })
}

/** Answers the text with a piece in place of the selection, and where the caret then stands. */
function splice(text: string, piece: string, start: number, end: number): { text: string; caret: number } {
  return { text: text.slice(0, start) + piece + text.slice(end), caret: start + piece.length }
}
