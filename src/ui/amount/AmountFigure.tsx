import {
  type ClipboardEvent,
  memo,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { AMOUNT_MAX_LENGTH, sanitizeAmountInput } from '../../core/amount'
import { figureSizePx } from './figureSize'
import { registerOptimisticInput } from './optimisticInput'

interface AmountFigureProps {
  id: string
  value: string
  onType: (text: string) => void
  /** Called for a paste that is no amount or is ambiguous. */
  onPasteRefused: () => void
  disabled: boolean
  invalid: boolean
  describedBy: string | undefined
  isStale: boolean
}

/**
 * The input of an amount field. Its text is set through a ref. For a controlled input, React sets the name, type and
 * value attributes at every key press. The browser then recalculates the style of the form.
 */
export const AmountFigure = memo(function AmountFigure(props: AmountFigureProps) {
  const { id, value, disabled, invalid, describedBy, isStale } = props
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef(props)
  const optimisticText = useRef<string | null>(null)
  const refit = useFit(field, value)

  useLayoutEffect(() => {
    latest.current = props
    const text = optimisticText.current ?? value
    if (field.current && field.current.value !== text) field.current.value = text
  })
  useLayoutEffect(
    () =>
      registerOptimisticInput(id, (text) => {
        optimisticText.current = text
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
        const before = optimisticText.current ?? latest.current.value
        const shown = () => optimisticText.current ?? latest.current.value
        settle(field, shown, text === null ? caret - (typed.length - before.length) : caret)
      }
      if (text !== null) latest.current.onType(text)
    }

    // The browser would cut a long paste to its first 79 characters, which is another amount. A paste is accepted whole
    // or rejected.
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
      settle(field, () => optimisticText.current ?? latest.current.value, next.caret)
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

/** Restores the displayed text and caret after an edit, also when the form rejected the edit. */
function settle(field: RefObject<HTMLInputElement | null>, shown: () => string, caret: number): void {
  queueMicrotask(() => {
    const input = field.current
    if (!input) return
    if (input.value !== shown()) input.value = shown()
    if (document.activeElement === input) input.setSelectionRange(Math.max(0, caret), Math.max(0, caret))
  })
}

/** Returns the text with the selection replaced by a piece, and the resulting caret position. */
function splice(text: string, piece: string, start: number, end: number): { text: string; caret: number } {
  return { text: text.slice(0, start) + piece + text.slice(end), caret: start + piece.length }
}

/** Full font size of an amount field in rem: the value of --type-32. */
const FULL_REM = 2

interface AvailableSpace {
  widthPx: number
  fullPx: number
}

function shrink(input: HTMLInputElement | null, length: number, { widthPx, fullPx }: AvailableSpace): void {
  if (!input) return
  const sizePx = figureSizePx(length, widthPx, fullPx)
  const before = input.style.getPropertyValue('--figure-size')
  const after = sizePx === null ? '' : `${sizePx}px`
  if (before !== after) input.style.setProperty('--figure-size', after)
}

/**
 * Reduces the font size of a long amount so that it stays fully visible. Observes the width instead of measuring it at
 * a key press, and sets the style only when the size changes: either would delay every quote. Returns a function that
 * fits text set outside React.
 */
function useFit(fieldRef: RefObject<HTMLInputElement | null>, text: string): (text: string) => void {
  const space = useRef<AvailableSpace>({ widthPx: Number.POSITIVE_INFINITY, fullPx: 32 })
  const length = useRef(text.length)

  const refit = useCallback(
    (newText: string) => {
      length.current = newText.length
      shrink(fieldRef.current, newText.length, space.current)
    },
    [fieldRef],
  )
  useLayoutEffect(() => refit(text), [refit, text])

  useEffect(() => {
    const input = fieldRef.current
    if (!input) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const rootPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      space.current = { widthPx: entry.contentRect.width, fullPx: FULL_REM * rootPx }
      shrink(input, length.current, space.current)
    })
    observer.observe(input)
    return () => observer.disconnect()
  }, [fieldRef])
  return refit
}
