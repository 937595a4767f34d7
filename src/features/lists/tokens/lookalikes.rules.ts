/** Letters of other scripts that read as a Latin one, and what they read as, in pairs. */
const LOOKALIKES = 'аaеeоoрpсcхxуyіiјjѕsһhкkмmтtвbнhгrпnαaεeοoρpχxυuνvιiκkτtηnωwβbγyıiɩiℓlⅼlǀlօoսuհhոnցg0o1l|l$s'
const MEANT = new Map<string, string>()
const letters = Array.from(LOOKALIKES)
for (let at = 0; at + 1 < letters.length; at += 2) MEANT.set(letters[at] ?? '', letters[at + 1] ?? '')

const ASCII = /^[!-~]*$/

/**
 * Answers what a symbol looks like to a quick eye: without case, accents and widths, letters of other scripts as the Latin
 * ones that they resemble. Two symbols with the same answer can be mistaken for each other.
 */
export function looksOf(symbol: string): string {
  const lower = symbol.toLowerCase()
  // Nearly every symbol is ASCII, and a list has thousands of them.
  const bare = ASCII.test(lower) ? lower : lower.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}]+/gu, '')
  let looks = ''
  for (const letter of bare) looks += MEANT.get(letter) ?? letter
  return looks.replaceAll('i', 'l')
}
