import { type Address, sameAddress } from '../../core/address'
import { findKnownContract, findSimilarAddress, type KnownAddress } from '../../core/knownAddresses'

/** Classification of the recipient of a transfer. */
export type TransferRecipient =
  | { status: 'missing' }
  | { status: 'invalid'; fault: 'own' | 'contract' | 'nobody' }
  /** `similar` is a known address that this one imitates by its first and last digits. */
  | { status: 'valid'; address: Address; similar: KnownAddress | null }

const NOBODY = /^0x0{40}$/

/**
 * Classifies the recipient of a collectible; `address` is null for a text that is no address (games 5.5). Tokens and
 * contracts of the deployment are refused: some accept collectibles and return none.
 */
export function transferRecipient(
  address: Address | null,
  account: Address,
  known: readonly KnownAddress[],
): TransferRecipient {
  if (address === null) return { status: 'missing' }
  if (NOBODY.test(address)) return { status: 'invalid', fault: 'nobody' }
  if (sameAddress(address, account)) return { status: 'invalid', fault: 'own' }
  if (findKnownContract(address, known)) return { status: 'invalid', fault: 'contract' }
  return { status: 'valid', address, similar: findSimilarAddress(address, known) }
}
