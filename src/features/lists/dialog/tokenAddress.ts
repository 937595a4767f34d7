import { isAddressText } from '../../../core/address'
import { checksummed } from '../tokens/tokenFacts.chain'

/** Checks that a text is an address: in one case throughout, or with a valid checksum (trading 5). */
export function isTokenAddress(text: string): boolean {
  if (!isAddressText(text)) return false
  const digits = text.slice(2)
  return digits === digits.toLowerCase() || digits === digits.toUpperCase() || text === checksummed(text)
}
