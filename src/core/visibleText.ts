/** Control, format (including bidirectional), separator, private-use and surrogate characters, and blank letters. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\u2800\u3164\u115F\u1160\uFFA0]+/gu

/** More than two combining marks on one letter overlap the lines around it. */
const STACKED_MARKS = /(\p{M}{2})\p{M}+/gu

/** Fast path for almost all texts; a token list has thousands of them. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/

/** Returns an untrusted text without hidden characters, on one line: what remains is what a user sees. */
export const visibleText = (text: string): string =>
  PLAIN.test(text) ? text : text.replaceAll(HIDDEN, '').replaceAll(STACKED_MARKS, '$1').replaceAll(/\s+/gu, ' ').trim()
