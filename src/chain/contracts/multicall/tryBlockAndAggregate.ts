import { multicallAddress } from '../../../deployment/contracts'
import type { CallTarget } from '../../multicall/callKey'
import { addressWord, encodeCall, readSmallWord, wordOf } from '../codec'
import { selectorOf } from '../signatures'

const TRY_BLOCK_AND_AGGREGATE = selectorOf('tryBlockAndAggregate(bool,(address,bytes)[])')
const WORD_BYTES = 32

export interface AggregateResults {
  blockNumber: number
  /** In request order; null for a failed call. */
  data: (string | null)[]
}

/** Pads hex digits with zeros to whole words. */
const padded = (digits: string): string => digits.padEnd(Math.ceil(digits.length / 64) * 64, '0')

/** Returns the byte offsets, from the start of the list, of pieces with these lengths in hex digits. */
function offsets(lengths: readonly number[]): number[] {
  let at = lengths.length * WORD_BYTES
  return lengths.map((length) => {
    const offset = at
    at += length / 2
    return offset
  })
}

/** Encodes the call data that performs all calls at once, with requireSuccess false. */
export function encodeAggregate(calls: readonly CallTarget[]): string {
  const pieces = calls.map(({ address, callData }) => {
    const digits = callData.slice(2)
    return addressWord(address) + wordOf(64) + wordOf(digits.length / 2) + padded(digits)
  })
  const heads = offsets(pieces.map((piece) => piece.length)).map(wordOf)
  const list = [wordOf(calls.length), ...heads, ...pieces]
  return encodeCall(TRY_BLOCK_AND_AGGREGATE, wordOf(0), wordOf(64), ...list)
}

/** Returns the transaction that performs all calls at once. */
export const aggregateOf = (calls: readonly CallTarget[]) => ({
  to: multicallAddress,
  data: encodeAggregate(calls),
})

/** Converts a byte offset to a word index; throws when it is not a whole word. */
function wordIndex(bytes: number): number {
  const index = bytes / WORD_BYTES
  if (!Number.isSafeInteger(index)) throw new Error('The result is not laid out as it should be')
  return index
}

/**
 * Decodes the result of an aggregate of `count` calls. A call to an address without code "succeeds" with empty data,
 * which is treated as a failure. Throws for data of another form.
 */
export function decodeAggregate(response: string, count: number): AggregateResults {
  const blockNumber = readSmallWord(response, 0)
  const list = wordIndex(readSmallWord(response, 2))
  if (readSmallWord(response, list) !== count) throw new Error('The node returned another number of results')
  const data = Array.from({ length: count }, (_, position) => {
    const result = list + 1 + wordIndex(readSmallWord(response, list + 1 + position))
    const isSuccess = readSmallWord(response, result) === 1
    const bytes = result + wordIndex(readSmallWord(response, result + 1))
    const digits = readSmallWord(response, bytes) * 2
    const start = 2 + (bytes + 1) * 64
    if (start + digits > response.length) throw new Error('The result is shorter than it should be')
    return isSuccess && digits > 0 ? `0x${response.slice(start, start + digits)}` : null
  })
  return { blockNumber, data }
}
