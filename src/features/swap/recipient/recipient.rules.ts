import { pairAddress } from '../../../chain/contracts/pairAddress'
import { sameAddress, shortenAddress } from '../../../core/address'
import { deployment } from '../../../core/deployment'
import type { FoundTrade } from '../../../market/trade'

/** Why what stands in the recipient field is nobody that can be sent to. */
export type RecipientFault =
  | 'text'
  | 'mistyped'
  | 'badName'
  | 'unknownName'
  | 'unreachable'
  | 'contradicted'
  | 'forbidden'

/** Whom a swap is for: the own account, or what the recipient field says (trading 2.3, 5). */
export type Recipient =
  | { status: 'own' | 'missing' | 'resolving' }
  | { status: 'invalid'; fault: RecipientFault }
  /** The address of a name that one node alone resolved, with its checksum; the user has to confirm it in full. */
  | { status: 'unconfirmed'; address: string }
  /** With its checksum, as it was typed or as a name led to it; `isOnesWord` where the user confirmed what one node resolved. */
  | { status: 'valid'; address: string; isOnesWord?: boolean }

const { contracts, forbiddenRecipients } = deployment

/** trading 5: routers and factories, this deployment's own among them, keep what is sent to them. */
const FORBIDDEN = [...forbiddenRecipients, contracts.router, contracts.factory]

const FORBIDDEN_RECIPIENT = { status: 'invalid', fault: 'forbidden' } as const

const isPartOf = (address: string, { hops, path }: Pick<FoundTrade, 'hops' | 'path'>): boolean =>
  path.some((token) => sameAddress(token.address, address)) ||
  hops.some(({ token0, token1 }) => sameAddress(pairAddress(token0.address, token1.address), address))

/**
 * Answers the recipient, or that it is forbidden: one of the blocked addresses, a pair of the trade's route or a token of
 * it (trading 5 "Invalid recipient", constants: FORBIDDEN_RECIPIENTS). What is not forbidden is answered as it came.
 */
export function judgeRecipient(recipient: Recipient, trade: Pick<FoundTrade, 'hops' | 'path'> | null): Recipient {
  if (recipient.status !== 'valid') return recipient
  const { address } = recipient
  const isForbidden = FORBIDDEN.some((each) => sameAddress(each, address)) || (trade && isPartOf(address, trade))
  return isForbidden ? FORBIDDEN_RECIPIENT : recipient
}

/** An address that the person may take another one for. */
export interface KnownAddress {
  kind: 'own' | 'recent' | 'contract' | 'token'
  address: string
  /** A token's symbol or a contract's name; empty for the others. */
  name: string
}

/** What a person compares: the first four and the last four digits. */
const seenPart = (address: string): string => shortenAddress(address).toLowerCase()

/** Answers the known address that this one can be mistaken for, as a fraud would make it; null where there is none. */
export const lookalikeOf = (address: string, known: readonly KnownAddress[]): KnownAddress | null =>
  known.some((each) => sameAddress(each.address, address))
    ? null
    : (known.find((each) => seenPart(each.address) === seenPart(address)) ?? null)

/** Answers the contract or token that an address is, where whatever is sent is lost; null for all others. */
export const trapAt = (address: string, known: readonly KnownAddress[]): KnownAddress | null =>
  known.find(({ kind, ...each }) => (kind === 'contract' || kind === 'token') && sameAddress(each.address, address)) ??
  null
