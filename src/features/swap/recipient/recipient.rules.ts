import { pairAddress } from '../../../chain/contracts/pair/address'
import { type Address, sameAddress } from '../../../core/address'
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
  | { status: 'unconfirmed'; address: Address }
  /**
   * Checksummed, as typed or resolved from a name; `isSingleSource` if only one node resolved it and the user confirmed
   * it.
   */
  | { status: 'valid'; address: Address; isSingleSource?: boolean }

const { forbiddenRecipients } = deployment

/** trading 5: tokens sent to routers and factories, this deployment's own included, are lost. */
const FORBIDDEN = [...forbiddenRecipients, routerAddress, factoryAddress]

const FORBIDDEN_RECIPIENT = { status: 'invalid', fault: 'forbidden' } as const

const isPartOf = (address: Address, { hops, path }: Pick<FoundTrade, 'hops' | 'path'>): boolean =>
  path.some((token) => sameAddress(token.address, address)) ||
  hops.some(({ token0, token1 }) => sameAddress(pairAddress(token0.address, token1.address), address))

/**
 * Returns the recipient unchanged, or a fault if it is forbidden. The blocked addresses are forbidden, and the pairs
 * and tokens of the trade's route (trading 5 "Invalid recipient", constants: FORBIDDEN_RECIPIENTS).
 */
export function checkRecipient(recipient: Recipient, trade: Pick<FoundTrade, 'hops' | 'path'> | null): Recipient {
  if (recipient.status !== 'valid') return recipient
  const { address } = recipient
  const isForbidden = FORBIDDEN.some((each) => sameAddress(each, address)) || (trade && isPartOf(address, trade))
  return isForbidden ? FORBIDDEN_RECIPIENT : recipient
}
