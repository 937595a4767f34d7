import type { Address } from '../../../core/address'
import { MOST_DECIMALS } from '../../../core/amount'
import { visibleText } from '../../../core/visibleText'
import { describeCall, type Call } from '../call'
import { addressWord, encodeCall, firstWord } from '../codec'
import { selectorOf } from '../signatures'

/** Exported for the reads that a second node confirms (chain/multicall/confirmedReads). */
export const BALANCE_OF = selectorOf('balanceOf(address)')
/** As BALANCE_OF. */
export const ALLOWANCE = selectorOf('allowance(address,address)')
const NAME = selectorOf('name()')
const SYMBOL = selectorOf('symbol()')
const DECIMALS = selectorOf('decimals()')

/** Creates the call that reads an account's balance of a token, in its smallest unit. */
export const balanceOf = (token: Address, account: Address): Call<bigint> =>
  describeCall(token, encodeCall(BALANCE_OF, addressWord(account)), firstWord)

/** Creates the call that reads a spender's remaining allowance for an owner's tokens, in the smallest unit. */
export const allowance = (token: Address, owner: Address, spender: Address): Call<bigint> =>
  describeCall(token, encodeCall(ALLOWANCE, addressWord(owner), addressWord(spender)), firstWord)

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
  const [offset, end] = [firstWord(data), BigInt(data.length)]
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
  const count = firstWord(data)
  if (count > BigInt(MOST_DECIMALS)) throw new Error('More decimals than a token can have here')
  return count
}

/** Creates the call that reads a token's name. */
export const name = (token: Address): Call<string> => describeCall(token, NAME, readText)

/** Creates the call that reads a token's symbol. */
export const symbol = (token: Address): Call<string> => describeCall(token, SYMBOL, readText)

/** Creates the call that reads a token's number of decimals; it fails above MOST_DECIMALS. */
export const decimals = (token: Address): Call<bigint> => describeCall(token, DECIMALS, readDecimals)
