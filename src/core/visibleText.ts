/** Controls, format marks (those that turn the direction of writing among them), separators and private letters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\u2800\u3164\u115F\u1160\uFFA0]+/gu

/** Several marks on one letter make a tower that covers the lines around it. */
const TOWERS = /(\p{M}{2})\p{M}+/gu

/** Nearly every text; a list has thousands of them. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/

/** Returns a text from outside without anything hidden in it: what is left is what a person sees, on one line. */
export const visibleText = (text: string): string =>
  PLAIN.test(text) ? text : text.replaceAll(UNSEEN, '').replaceAll(TOWERS, '$1').replaceAll(/\s+/gu, ' ').trim()
