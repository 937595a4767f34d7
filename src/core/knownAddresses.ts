import { type Address, sameAddress, shortenAddress } from './address'

/** An address for which the user may mistake another one. */
export interface KnownAddress {
  kind: 'own' | 'recent' | 'contract' | 'token'
  address: Address
  /** A token's symbol or a contract's name; empty for the others. */
  name: string
}

/** Returns the part of an address that users compare: its first and last four digits. */
const comparedPart = (address: Address): string => shortenAddress(address).toLowerCase()

/** Returns the known address that this one imitates by its first and last digits; null when there is none. */
export const findSimilarAddress = (address: Address, known: readonly KnownAddress[]): KnownAddress | null =>
  known.some((each) => sameAddress(each.address, address))
    ? null
    : (known.find((each) => comparedPart(each.address) === comparedPart(address)) ?? null)

/** Returns the contract or token with this address, where a transfer is lost; null for any other address. */
export const findKnownContract = (address: Address, known: readonly KnownAddress[]): KnownAddress | null =>
  known.find(({ kind, ...each }) => (kind === 'contract' || kind === 'token') && sameAddress(each.address, address)) ??
  null
