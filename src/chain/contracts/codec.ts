/**
 * The little of the contract ABI that reads need, so that a first visit does not wait for a whole codec: static words in
 * and out. Writes, which come after connecting a wallet, go through ethers.
 */

const WORD_DIGITS = 64

/** Answers a whole number from 0 to 2^256-1 as one word of call data, without 0x. */
export const wordOf = (value: bigint): string => value.toString(16).padStart(WORD_DIGITS, '0')

/** Answers an address as one word of call data, without 0x; throws when it is none. */
export function addressWord(address: string): string {
  if (!/^0x[0-9a-f]{40}$/i.test(address)) throw new Error(`Invalid address: ${address}`)
  return address.slice(2).toLowerCase().padStart(WORD_DIGITS, '0')
}

/** Answers the call data of a method, by its selector, for words made by the functions above. */
export const encodeCall = (selector: `0x${string}`, ...words: readonly string[]): string => selector + words.join('')

/** Answers the word at a position of 0x data as a whole number; throws when the data ends before. */
export function readWord(data: string, index: number): bigint {
  const start = 2 + index * WORD_DIGITS
  const digits = data.slice(start, start + WORD_DIGITS)
  if (digits.length < WORD_DIGITS) throw new Error('The answer is shorter than it should be')
  return BigInt(`0x${digits}`)
}
