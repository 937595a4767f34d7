import { sanitizeAmountInput } from '../../core/amount'

/** The longest text an amount field takes (trading 5). */
export const MAX_AMOUNT_LENGTH = 79

/** Answers the text an edit leaves in the field, or null where the edit is refused (trading 5). */
export function mend(text: string): string | null {
  return text.length > MAX_AMOUNT_LENGTH ? null : sanitizeAmountInput(text)
}

/** Answers the text with a piece in place of the selection, and where the caret then stands. */
export function splice(text: string, piece: string, start: number, end: number): { text: string; caret: number } {
  return { text: text.slice(0, start) + piece + text.slice(end), caret: start + piece.length }
}
