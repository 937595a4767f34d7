/** Characters that resemble a Latin letter, each followed by that letter. */
const CONFUSABLES = 'аaеeоoрpсcхxуyіiјjѕsһhкkмmтtвbнhгrпnαaεeοoρpχxυuνvιiκkτtηnωwβbγyıiɩiℓlⅼlǀlօoսuհhոnցg0o1l|l$s'
const LATIN = new Map<string, string>()
const letters = Array.from(CONFUSABLES)
for (let at = 0; at + 1 < letters.length; at += 2) LATIN.set(letters[at] ?? '', letters[at + 1] ?? '')

const ASCII = /^[!-~]*$/

/**
 * Returns the confusable form of a symbol: without case, accents and widths, with resembling characters replaced by
 * Latin letters. Two symbols with the same form can be confused with each other.
 */
export function confusableForm(symbol: string): string {
  const lower = symbol.toLowerCase()
  // Fast path: nearly every symbol is ASCII, and a list has thousands of them.
  const bare = ASCII.test(lower) ? lower : lower.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}]+/gu, '')
  let form = ''
  for (const letter of bare) form += LATIN.get(letter) ?? letter
  return form.replaceAll('i', 'l')
}
