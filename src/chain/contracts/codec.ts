/**
 * The little of the contract ABI that reads need, so that a first visit does not wait for a whole codec: static words in
 * and out. Writes, which come after connecting a wallet, go through ethers.
 */

const WORD_DIGITS = 64

/** Answers a whole number from 0 to 2^256-1 as one word of call data, without 0x. */
export const wordOf = (value: bigint | number): string => value.toString(16).padStart(WORD_DIGITS, '0')

/** Answers an address as one word of call data, without 0x; throws when it is none. */
export function addressWord(address: string): string {
  if (!/^0x[0-9a-f]{40}$/i.test(address)) throw new Error(`Invalid address: ${address}`)
  return address.slice(2).toLowerCase().padStart(WORD_DIGITS, '0')
}

/** Answers the call data of a method, by its selector, for words made by the functions above. */
export const encodeCall = (selector: `0x${string}`, ...words: readonly string[]): string => selector + words.join('')

function wordAt(data: string, index: number): string {
  const start = 2 + index * WORD_DIGITS
  const digits = data.slice(start, start + WORD_DIGITS)
  if (digits.length < WORD_DIGITS) throw new Error('The answer is shorter than it should be')
  return `0x${digits}`
}

/** Answers the word at a position of 0x data as a whole number; throws when the data ends before. */
export const readWord = (data: string, index: number): bigint => BigInt(wordAt(data, index))

/**
 * Answers the word at a position of 0x data that is a length, an offset or the like; throws when the data ends before, or
 * the word is no number below 2^53. Thousands of them stand in one answer: this is several times as fast as readWord.
 */
export function readSmallWord(data: string, index: number): number {
  const value = Number(wordAt(data, index))
  if (!Number.isSafeInteger(value)) throw new Error('The answer is not laid out as it should be')
  return value
}
