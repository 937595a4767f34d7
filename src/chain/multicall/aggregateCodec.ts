import { addressWord, encodeCall, readSmallWord, wordOf } from '../contracts/codec'
import type { CallTarget } from './callKey'

/** tryBlockAndAggregate(bool requireSuccess, (address target, bytes callData)[] calls) */
const TRY_BLOCK_AND_AGGREGATE = '0x399542e9'
const WORD_BYTES = 32

export interface AggregateResults {
  blockNumber: number
  /** In the order asked; null for a call that failed. */
  data: (string | null)[]
}

/** Answers hex digits filled up with zeros to whole words. */
const padded = (digits: string): string => digits.padEnd(Math.ceil(digits.length / 64) * 64, '0')

/** Answers the offsets, in bytes from the start of the list, at which pieces of these lengths (in digits) begin. */
function offsets(lengths: readonly number[]): number[] {
  let at = lengths.length * WORD_BYTES
  return lengths.map((length) => {
    const offset = at
    at += length / 2
    return offset
  })
}

/** Answers the call data that asks for all calls at once, none of which has to succeed. */
export function encodeAggregate(calls: readonly CallTarget[]): string {
  const pieces = calls.map(({ address, callData }) => {
    const digits = callData.slice(2)
    return addressWord(address) + wordOf(64) + wordOf(digits.length / 2) + padded(digits)
  })
  const heads = offsets(pieces.map((piece) => piece.length)).map(wordOf)
  const list = [wordOf(calls.length), ...heads, ...pieces]
  return encodeCall(TRY_BLOCK_AND_AGGREGATE, wordOf(0), wordOf(64), ...list)
}

/** Answers the position in words of an offset that is kept in bytes; throws when it is no whole word. */
function wordIndex(bytes: number): number {
  const index = bytes / WORD_BYTES
  if (!Number.isSafeInteger(index)) throw new Error('The answer is not laid out as it should be')
  return index
}

/**
 * Answers what the aggregate of `count` calls said. A call to an address without code "succeeds" with nothing: that is
 * no answer either. Throws when the data is not of that form.
 */
export function decodeAggregate(answer: string, count: number): AggregateResults {
  const blockNumber = readSmallWord(answer, 0)
  const list = wordIndex(readSmallWord(answer, 2))
  if (readSmallWord(answer, list) !== count) throw new Error('The node answered another number of results')
  const data = Array.from({ length: count }, (_, position) => {
    const result = list + 1 + wordIndex(readSmallWord(answer, list + 1 + position))
    const isSuccess = readSmallWord(answer, result) === 1
    const bytes = result + wordIndex(readSmallWord(answer, result + 1))
    const digits = readSmallWord(answer, bytes) * 2
    const start = 2 + (bytes + 1) * 64
    if (start + digits > answer.length) throw new Error('The answer is shorter than it should be')
    return isSuccess && digits > 0 ? `0x${answer.slice(start, start + digits)}` : null
  })
  return { blockNumber, data }
}
