/**
 * The minimum of the contract ABI that reads need: static words in and out. A first visit then does not load a whole
 * codec. Writes, which need a connected wallet, use ethers.
 */

const WORD_DIGITS = 64

/** Encodes a whole number from 0 to 2^256-1 as one word of call data, without 0x. */
export const wordOf = (value: bigint | number): string => value.toString(16).padStart(WORD_DIGITS, '0')

/** Encodes an address as one word of call data, without 0x; throws for an invalid one. */
export function addressWord(address: string): string {
  if (!/^0x[0-9a-f]{40}$/i.test(address)) throw new Error(`Invalid address: ${address}`)
  return address.slice(2).toLowerCase().padStart(WORD_DIGITS, '0')
}

/** Returns the call data of a method from its selector and words encoded by the functions above. */
export const encodeCall = (selector: `0x${string}`, ...words: readonly string[]): string => selector + words.join('')

function wordAt(data: string, index: number): string {
  const start = 2 + index * WORD_DIGITS
  const digits = data.slice(start, start + WORD_DIGITS)
  if (digits.length < WORD_DIGITS) throw new Error('The answer is shorter than it should be')
  return `0x${digits}`
}

/** Decodes the word at a position of 0x data as a whole number; throws beyond the end of the data. */
export const readWord = (data: string, index: number): bigint => BigInt(wordAt(data, index))

/**
 * Decodes a word that is a length or an offset. Throws beyond the end of the data, or for a number of 2^53 or more. One
 * response contains thousands of them, so this is several times as fast as readWord.
 */
export function readSmallWord(data: string, index: number): number {
  const value = Number(wordAt(data, index))
  if (!Number.isSafeInteger(value)) throw new Error('The answer is not laid out as it should be')
  return value
}

/** Decodes the first word of 0x data as a whole number: the result of most reads. */
export const firstWord = (data: string): bigint => readWord(data, 0)
