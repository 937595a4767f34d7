const LONGEST = 200

/** Control and format characters (including bidirectional marks) and line separators, with which a text can mislead. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/**
 * Returns a text of a wallet, a node or a contract that is safe to display: one line, no hidden characters, an ellipsis
 * after 200 characters.
 */
export function sanitizedText(text: string): string {
  const characters = Array.from(text.replaceAll(HIDDEN, ' ').trim())
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : characters.join('')
}
