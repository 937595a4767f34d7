import { Interface } from 'ethers'
import type { Address } from '../../../core/address'
import type { Intent } from '../../send/intent'

export const claimRefund = new Interface(['function getCakeBack()'])

/** Creates the write that pays the refund to the account. */
export const getCakeBack = (refund: Address): Intent => ({
  contract: { address: refund, interface: claimRefund },
  ...{ method: 'getCakeBack', args: [], valueRaw: 0n },
})
