const LONGEST = 200

/** Control characters and bidirectional marks; either can make a text display as something else. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/**
 * Returns a text of a wallet, a node or a contract that is safe to display: one line, no hidden characters, at most 200
 * characters.
 */
export function sanitizedText(text: string): string {
  const characters = Array.from(text.replaceAll(HIDDEN, ' ').trim())
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : characters.join('')
}
