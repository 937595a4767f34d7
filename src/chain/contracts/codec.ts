/**
 * The part of the contract ABI that reads need: words in; words, texts and lists of booleans out. A first visit then
 * does not load a whole codec. Writes, which need a connected wallet, use ethers.
 */

import { type Address, toAddress } from '../../core/address'

const WORD_DIGITS = 64

/** Encodes a whole number from 0 to 2^256-1 as one word of call data, without 0x. */
export const wordOf = (value: bigint | number): string => value.toString(16).padStart(WORD_DIGITS, '0')

/** Encodes an address as one word of call data, without 0x; throws for an invalid one. */
export function addressWord(address: Address): string {
  return toAddress(address).slice(2).toLowerCase().padStart(WORD_DIGITS, '0')
}

/** Returns the call data of a method from its selector and words encoded by the functions above. */
export const encodeCall = (selector: `0x${string}`, ...words: readonly string[]): string => selector + words.join('')

function wordAt(data: string, index: number): string {
  const start = 2 + index * WORD_DIGITS
  const digits = data.slice(start, start + WORD_DIGITS)
  if (digits.length < WORD_DIGITS) throw new Error('The result is shorter than it should be')
  return `0x${digits}`
}

/** Decodes the word at a position of 0x data as a whole number; throws beyond the end of the data. */
export const readWord = (data: string, index: number): bigint => BigInt(wordAt(data, index))

/**
 * Decodes a word that is a length or an offset. Throws beyond the end of the data, or for a number of 2^53 or more.
 * Several times as fast as readWord: one response contains thousands of such words.
 */
export function readSmallWord(data: string, index: number): number {
  const value = Number(wordAt(data, index))
  if (!Number.isSafeInteger(value)) throw new Error('The result is not laid out as it should be')
  return value
}

/** Decodes the first word of 0x data as a whole number: the result of most reads. */
export const firstWord = (data: string): bigint => readWord(data, 0)

/** Decodes the word at a position as a boolean; throws for a number above 1. */
export function readBoolean(data: string, index: number): boolean {
  const value = readSmallWord(data, index)
  if (value > 1) throw new Error('The result is not laid out as it should be')
  return value === 1
}

const BYTE_DIGITS = 2
/** Longest text that a contract may return: names, descriptions and URIs are far shorter. */
const LONGEST_TEXT_BYTES = 1024

/** Decodes the text that the word at a position points to; throws for one that is too long or not UTF-8. */
export function readTextAt(data: string, index: number): string {
  const start = 2 + readSmallWord(data, index) * BYTE_DIGITS
  const length = readSmallWord(`0x${data.slice(start)}`, 0)
  if (length > LONGEST_TEXT_BYTES) throw new Error('The text is too long')
  const digits = data.slice(start + WORD_DIGITS, start + WORD_DIGITS + length * BYTE_DIGITS)
  if (digits.length < length * BYTE_DIGITS) throw new Error('The result is shorter than it should be')
  const bytes = Uint8Array.from({ length }, (_, at) => Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16))
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

/** Decodes the list of booleans that the first word points to; throws beyond the end of the data. */
export function readBooleans(data: string): boolean[] {
  const start = readSmallWord(data, 0) / (WORD_DIGITS / BYTE_DIGITS)
  const length = readSmallWord(data, start)
  if (length > data.length) throw new Error('The result is shorter than it should be')
  return Array.from({ length }, (_, at) => readBoolean(data, start + 1 + at))
}
