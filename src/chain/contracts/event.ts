import { type Address, sameAddress, toAddress } from '../../core/address'
import { addressWord } from './codec'

/** An event of a receipt, as nodes return it. */
export interface Log {
  address: Address
  topics: readonly string[]
  data: string
}

const WORD = /^0x[0-9a-f]{64}$/i

/** Returns whether a text is one word of 0x data. */
export const isWord = (text: string): boolean => WORD.test(text)

/** Returns the topic of an indexed address, as a log filter takes it; throws for an invalid address. */
export const addressTopic = (address: Address): string => `0x${addressWord(address)}`

/** Returns the address in an indexed topic; null when there is none. */
export const addressIn = (topic: string | undefined): Address | null =>
  topic && isWord(topic) ? toAddress(`0x${topic.slice(26)}`) : null

/** Returns whether an indexed topic equals an address. */
export function isTopicOf(topic: string | undefined, address: Address): boolean {
  const indexed = addressIn(topic)
  return indexed !== null && sameAddress(indexed, address)
}
