import { getAddress } from 'ethers'
import { describeCall, type Call } from '../../../chain/contracts/call'
import { encodeCall, readWord } from '../../../chain/contracts/codec'
import { visibleText } from '../../../core/visibleText'
import { MOST_DECIMALS } from '../loading/limits.rules'

const NAME = '0x06fdde03'
const SYMBOL = '0x95d89b41'
const DECIMALS = '0x313ce567'

const WORD_BYTES = 32
/** Longer texts are shortened for display anyway; a contract may claim a length of 2^256. */
const LONGEST_BYTES = 256

function bytesOf(data: string, offset: number, length: number): Uint8Array {
  const digits = data.slice(2 + offset * 2, 2 + (offset + length) * 2)
  if (digits.length < length * 2) throw new Error('The result is shorter than it should be')
  return Uint8Array.from({ length }, (_, at) => Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16))
}

const inUtf8 = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes)

function readString(data: string): string {
  const [offset, end] = [readWord(data, 0), BigInt(data.length)]
  if (offset > end) throw new Error('The result points outside itself')
  const length = BigInt(`0x${data.slice(2 + Number(offset) * 2, 2 + Number(offset) * 2 + WORD_BYTES * 2) || '0'}`)
  if (length > BigInt(LONGEST_BYTES)) throw new Error('The text is too long')
  return inUtf8(bytesOf(data, Number(offset) + WORD_BYTES, Number(length)))
}

/** Legacy form of a token text: one word, padded with zeros (bytes32). */
function readPaddedWord(data: string): string {
  const bytes = bytesOf(data, 0, WORD_BYTES)
  const end = bytes.indexOf(0)
  return inUtf8(end < 0 ? bytes : bytes.slice(0, end))
}

/** Decodes the text in a contract's result, in either form, without hidden characters; throws for an empty one. */
function readText(data: string): string {
  const text = visibleText(data.length === 2 + WORD_BYTES * 2 ? readPaddedWord(data) : readString(data))
  if (!text) throw new Error('The text is empty')
  return text
}

function readDecimals(data: string): bigint {
  const decimals = readWord(data, 0)
  if (decimals > BigInt(MOST_DECIMALS)) throw new Error('More decimals than a token can have here')
  return decimals
}

/** Calls that read a token's facts. */
export interface TokenFactsCalls {
  name: Call<string>
  symbol: Call<string>
  decimals: Call<bigint>
}

/** Creates the calls for a token's name, symbol and decimals; each fails for an invalid result. */
export const tokenFactsOf = (address: string): TokenFactsCalls => ({
  name: describeCall(address, encodeCall(NAME), readText),
  symbol: describeCall(address, encodeCall(SYMBOL), readText),
  decimals: describeCall(address, encodeCall(DECIMALS), readDecimals),
})

/** Returns an address in any case with its checksum. */
export const checksummed = (address: string): string => getAddress(address.toLowerCase())
