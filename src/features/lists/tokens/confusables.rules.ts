import type { Address } from '../../../core/address'
/** Names of a token as users see them. */
export interface Named {
  /** Null for the native coin. */
  address: Address | null
  symbol: string
  /** Present if the symbol is shortened. */
  fullSymbol?: string
  name: string
}

/** What makes a token look like another one (trading 2.7.13); `of` is the symbol of the better known token. */
export type Imitation =
  | { readonly kind: 'sameSymbol' | 'similarSymbol' | 'similarName'; readonly of: string }
  | { readonly kind: 'mixedAlphabets' }

/** The confusable forms of the symbols and names of some tokens, each with the symbol of its token. */
export interface NameIndex {
  readonly symbols: ReadonlyMap<string, string>
  readonly names: ReadonlyMap<string, string>
}

/**
 * Characters that resemble a Latin letter, by that letter: Cyrillic, Greek, Armenian, Cherokee, Lisu, small capitals,
 * digits and signs. Compatibility characters (full width, mathematical) are decomposed before this lookup.
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ a: 'аαɑᴀꓮꭺ', b: 'вβʙьꓐᏼƀ', c: 'сϲᴄꓚꮯ', d: 'ԁᴅꓓꭰɗ', e: 'еεᴇꓰꭼєҽ', f: 'ғꓝꞙƒ', g: 'ցɡɢꓖǥ' },
  ...{ h: 'нһհηʜꓧꮋ', i: 'іιıɩɪꓲ', j: 'јᴊꓙꭻ', k: 'кκᴋꓗꮶ', l: '1|ӏℓⅼǀʟꓡꮮł', m: 'мᴍꓟꮇ', n: 'пոɴꓠ' },
  ...{ o: '0оοօᴏꓳσø', p: 'рρᴘꓑꮲ', q: 'ԛզ', r: 'гʀꓣꭱ', s: 'ѕꜱꓢꮪ$ʂ', t: 'тτᴛꓔꭲŧ', u: 'սυᴜꓴ', v: 'νᴠꓦꮩѵ' },
  ...{ w: 'ѡωԝᴡꓪꮃ', x: 'хχꓫ', y: 'уγʏꓬү', z: 'ᴢꓜꮓƶ' },
}

const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, characters]) =>
    Array.from(characters, (character): [string, string] => [character.toLowerCase(), latin]),
  ),
)

const ASCII = /^[!-~ ]*$/
const ASCII_LOOKALIKE = /[01|$]/

/**
 * Returns the confusable form of a text: without case, accents, widths and spaces, with resembling characters replaced
 * by Latin letters. Two texts with the same form can be confused with each other.
 */
export function confusableForm(text: string): string {
  const lower = text.toLowerCase().replaceAll(/\s+/gu, '')
  const isAscii = ASCII.test(lower)
  // Fast path: nearly every text is ASCII, and a list has thousands of them.
  const bare = isAscii
    ? lower
    : lower
        .normalize('NFKD')
        .replaceAll(/[\p{M}\p{Cf}\s]+/gu, '')
        .toLowerCase()
  if (isAscii && !ASCII_LOOKALIKE.test(bare)) return bare.replaceAll('i', 'l')
  let form = ''
  for (const letter of bare) form += LATIN.get(letter) ?? letter
  return form.replaceAll('i', 'l')
}

/** Alphabets whose letters resemble each other. */
const ALPHABETS: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /[\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}]/u,
]

/** Returns whether a word of a text has letters of several alphabets that resemble each other. */
export const mixesAlphabets = (text: string): boolean =>
  !ASCII.test(text) &&
  text
    .normalize('NFKC')
    .split(/\s+/u)
    .some((word) => ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1)

const symbolOf = ({ symbol, fullSymbol = symbol }: Named): string => fullSymbol

/** Creates the index of some tokens, of which the first one with a form is the best known. */
export function nameIndex(tokens: readonly Named[]): NameIndex {
  const [symbols, names] = [new Map<string, string>(), new Map<string, string>()]
  const addFirst = (index: Map<string, string>, text: string, symbol: string) => {
    const form = confusableForm(text)
    if (form !== '' && !index.has(form)) index.set(form, symbol)
  }
  for (const token of tokens) {
    addFirst(symbols, symbolOf(token), token.symbol)
    addFirst(names, token.name, token.symbol)
  }
  return { symbols, names }
}

/**
 * Returns what a token has in common with a better known one at another address, else whether it mixes alphabets; null
 * for neither. `known` are the better known tokens, the best known first.
 */
export function imitationOf(token: Named, known: readonly NameIndex[]): Imitation | null {
  const find = (index: keyof NameIndex, text: string): string | undefined => {
    const form = confusableForm(text)
    return known.map((each) => each[index].get(form)).find((symbol) => symbol !== undefined)
  }
  const sameSymbol = find('symbols', symbolOf(token))
  if (sameSymbol !== undefined) {
    const isEqual = sameSymbol.toLowerCase() === token.symbol.toLowerCase()
    return { kind: isEqual ? 'sameSymbol' : 'similarSymbol', of: sameSymbol }
  }
  const sameName = find('names', token.name)
  if (sameName !== undefined) return { kind: 'similarName', of: sameName }
  return mixesAlphabets(symbolOf(token)) || mixesAlphabets(token.name) ? { kind: 'mixedAlphabets' } : null
}
