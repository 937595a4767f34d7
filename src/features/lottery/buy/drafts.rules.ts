/** The numbers of tickets while they are edited: as typed or pasted, and what is missing (games 5.3). */

import { DIGITS, duplicatePositions, numberOf } from '../tickets.rules'

const ASCII_ZERO = 0x30

/** Code points of the zero of each script with digits on keyboards: ASCII, Arabic, Persian, Devanagari, full width. */
const ZEROS = [ASCII_ZERO, 0x06_60, 0x06_f0, 0x09_66, 0xff_10] as const

const TEN = 10

function digitOf(character: string): string | null {
  const code = character.codePointAt(0) ?? 0
  const zero = ZEROS.find((first) => code >= first && code < first + TEN)
  return zero === undefined ? null : String(code - zero)
}

/** Splits a text at everything that is no digit. Returns the groups of digits, 0 to 9. */
function groupsOf(text: string): string[] {
  const digits = Array.from(text, (character) => digitOf(character) ?? ' ')
  return digits.join('').split(' ').filter(Boolean)
}

/** Returns the first six digits of a text, 0 to 9, whatever is between them. */
export const digitsIn = (text: string): string => groupsOf(text).join('').slice(0, DIGITS)

/**
 * Returns the drafts with a pasted text at a position. Several complete numbers fill the following tickets too, as far
 * as there are any; any other text fills one.
 */
export function withPasted(drafts: readonly string[], position: number, text: string): string[] {
  const groups = groupsOf(text)
  const isList = groups.length > 1 && groups.every(({ length }) => length === DIGITS)
  const pasted = isList ? groups : [digitsIn(text)]
  return drafts.map((draft, at) => pasted[at - position] ?? draft)
}

/** Fault of a ticket: digits are missing, another ticket of this purchase has the number, or the account owns it. */
export type DraftProblem = 'incomplete' | 'duplicate' | 'owned'

/** Returns the problem of each draft, null for none. `owned` has the numbers of the account in the round. */
export function problemsOf(drafts: readonly string[], owned: readonly number[]): (DraftProblem | null)[] {
  const numbers = drafts.map(numberOf)
  const duplicates = new Set(duplicatePositions(numbers))
  const ownedNumbers = new Set(owned)
  return numbers.map((number, position) => {
    if (number === null) return 'incomplete'
    if (ownedNumbers.has(number)) return 'owned'
    return duplicates.has(position) ? 'duplicate' : null
  })
}

/** Returns the numbers of the drafts as the contract stores them; null while one of them has a problem. */
export function numbersOf(drafts: readonly string[], owned: readonly number[]): number[] | null {
  const numbers = drafts.flatMap((draft) => numberOf(draft) ?? [])
  return problemsOf(drafts, owned).some((problem) => problem !== null) ? null : numbers
}
