/** Constants: SYMBOL_SHORTEN. */
const LONGEST_SHOWN = 20
const FIRST = 4
const LAST = 5

/** Answers a token's symbol for the eye: above 20 characters its first four and its last five (trading 3 "Token"). */
export function shortenSymbol(symbol: string): string {
  const characters = Array.from(symbol)
  if (characters.length <= LONGEST_SHOWN) return symbol
  return `${characters.slice(0, FIRST).join('')}…${characters.slice(-LAST).join('')}`
}
