import { pairAddress } from '../../../chain/contracts/pair/address'
import { sameAddress, shortenAddress } from '../../../core/address'
import { factoryAddress, routerAddress } from '../../../deployment/contracts'
import { deployment } from '../../../deployment/deployment'
import type { FoundTrade } from '../../../market/trade'

/** Why the text of the recipient field is not a valid recipient. */
export type RecipientFault =
  | 'text'
  | 'mistyped'
  | 'badName'
  | 'unknownName'
  | 'unreachable'
  | 'contradicted'
  | 'forbidden'

/** The recipient of a swap: the own account, or the content of the recipient field (trading 2.3, 5). */
export type Recipient =
  | { status: 'own' | 'missing' | 'resolving' }
  | { status: 'invalid'; fault: RecipientFault }
  /** The checksummed address of a name that only one node resolved; the user has to confirm it in full. */
  | { status: 'unconfirmed'; address: string }
  /**
   * Checksummed, as typed or resolved from a name; `isOnesWord` if only one node resolved it and the user confirmed it.
   */
  | { status: 'valid'; address: string; isSingleSource?: boolean }

const { forbiddenRecipients } = deployment

/** trading 5: tokens sent to routers and factories, this deployment's own included, are lost. */
const FORBIDDEN = [...forbiddenRecipients, routerAddress, factoryAddress]

const FORBIDDEN_RECIPIENT = { status: 'invalid', fault: 'forbidden' } as const

const isPartOf = (address: string, { hops, path }: Pick<FoundTrade, 'hops' | 'path'>): boolean =>
  path.some((token) => sameAddress(token.address, address)) ||
  hops.some(({ token0, token1 }) => sameAddress(pairAddress(token0.address, token1.address), address))

/**
 * Returns the recipient unchanged, or a fault if it is forbidden. Forbidden are the blocked addresses, and the pairs
 * and tokens of the trade's route (trading 5 "Invalid recipient", constants: FORBIDDEN_RECIPIENTS).
 */
export function checkRecipient(recipient: Recipient, trade: Pick<FoundTrade, 'hops' | 'path'> | null): Recipient {
  if (recipient.status !== 'valid') return recipient
  const { address } = recipient
  const isForbidden = FORBIDDEN.some((each) => sameAddress(each, address)) || (trade && isPartOf(address, trade))
  return isForbidden ? FORBIDDEN_RECIPIENT : recipient
}

/** An address for which the user may mistake another one. */
export interface KnownAddress {
  kind: 'own' | 'recent' | 'contract' | 'token'
  address: string
  /** A token's symbol or a contract's name; empty for the others. */
  name: string
}

/** Returns the part of an address that users compare: its first and last four digits. */
const comparedPart = (address: string): string => shortenAddress(address).toLowerCase()

/** Returns the known address that this one imitates by its first and last digits; null when there is none. */
export const findSimilarAddress = (address: string, known: readonly KnownAddress[]): KnownAddress | null =>
  known.some((each) => sameAddress(each.address, address))
    ? null
    : (known.find((each) => comparedPart(each.address) === comparedPart(address)) ?? null)

/** Returns the contract or token with this address, where a transfer is lost; null for any other address. */
export const findKnownContract = (address: string, known: readonly KnownAddress[]): KnownAddress | null =>
  known.find(({ kind, ...each }) => (kind === 'contract' || kind === 'token') && sameAddress(each.address, address)) ??
  null
