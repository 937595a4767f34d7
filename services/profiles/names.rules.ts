/** Reason why the form of a name is refused, as a code. */
export type NameFault = 'length' | 'characters' | 'reserved'

const NAME_LENGTH = { min: 3, max: 15 } as const

/** Words of the product, its operators and its areas: a name that reads like one of them could deceive other users. */
const RESERVED: readonly string[] = [
  ...['admin', 'administrator', 'anonymous', 'moderator', 'mod', 'official', 'operator', 'owner', 'root', 'staff'],
  ...['support', 'helpdesk', 'system', 'team', 'security', 'service', 'treasury', 'wallet', 'null', 'undefined'],
  ...['hotcake', 'pancake', 'pancakeswap', 'cake', 'syrup', 'binance', 'bnb', 'metamask', 'walletconnect', 'snapshot'],
  ...['governance', 'voting', 'lottery', 'prediction', 'airdrop', 'giveaway', 'refund', 'verify', 'verified'],
]

/** Digits that replace letters in imitations of a word. */
const LETTER_OF_DIGIT: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '6': 'g', '7': 't', '8': 'b', '9': 'g' },
}

/** Returns the form in which two names are the same name, ignoring case. */
export const lowerName = (name: string): string => name.toLowerCase()

/**
 * Returns the form in which names that look alike are equal: letters and digits that Unicode TS 39 lists as confusable,
 * in either case (I, l and 1; O and 0; rn and m), and vv for w.
 */
export const nameSkeleton = (name: string): string =>
  lowerName(name).replaceAll(/[1i]/g, 'l').replaceAll('0', 'o').replaceAll('m', 'rn').replaceAll('w', 'vv')

const wordOf = (name: string): string => lowerName(name).replaceAll(/\d/g, (digit) => LETTER_OF_DIGIT[digit] ?? digit)

const reservedForms: ReadonlySet<string> = new Set(RESERVED.map((word) => nameSkeleton(word)))

/** Returns whether a name is a reserved word, or imitates one by digits, look-alike letters or a number after it. */
export function isReserved(name: string): boolean {
  const forms = [name, name.replace(/\d+$/, '')]
  return forms.some((form) => reservedForms.has(nameSkeleton(wordOf(form))))
}

/** Returns why the form of a name is refused; null if it is allowed (games 5.1: 3 to 15 letters and digits). */
export function nameFault(name: string): NameFault | null {
  if (name.length < NAME_LENGTH.min || name.length > NAME_LENGTH.max) return 'length'
  if (!/^[A-Za-z0-9]+$/.test(name)) return 'characters'
  return isReserved(name) ? 'reserved' : null
}
