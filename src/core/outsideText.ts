const LONGEST = 200

/** Controls and marks that turn the direction of writing; either can make a text read as something that it is not. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/** Answers a text from a wallet fit to be shown: on one line, without hidden characters, of a sane length. */
export function outsideText(text: string): string {
  const characters = Array.from(text.replaceAll(UNSEEN, ' ').trim())
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : characters.join('')
}
