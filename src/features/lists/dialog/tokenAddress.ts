import { isAddressText } from '../../../core/address'
import { checksummed } from '../tokens/tokenFacts.chain'

/** Answers whether a text is an address: in one case throughout, or with its letters as its checksum wants them (trading 5). */
export function isTokenAddress(text: string): boolean {
  if (!isAddressText(text)) return false
  const digits = text.slice(2)
  return digits === digits.toLowerCase() || digits === digits.toUpperCase() || text === checksummed(text)
}
