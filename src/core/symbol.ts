import { visibleText } from './visibleText'

/** constants: SYMBOL_SHORTEN */
const LONGEST_SHOWN = 20
const FIRST = 4
const LAST = 5

/**
 * Returns a token's symbol for display: no hidden characters, above 20 characters its first four and its last five
 * (trading 3 "Token"). Every token that enters the app passes through here, so no other place has to clean it.
 */
export function displaySymbol(symbol: string): string {
  const visible = visibleText(symbol) || '?'
  if (visible.length <= LONGEST_SHOWN) return visible
  const characters = Array.from(visible)
  if (characters.length <= LONGEST_SHOWN) return visible
  return `${characters.slice(0, FIRST).join('')}…${characters.slice(-LAST).join('')}`
}
