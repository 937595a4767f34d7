import { type Address, shortenAddress } from '../../core/address'
import { amountValue } from '../../core/amount'
import type { Summary } from '../transactions'

/** games 8.2.1 */
export const CLAIM_ERROR = { title: 'Error', body: 'Unable to claim NFT, please try again.' } as const
/** games 8.2.3 */
export const TRANSFER_ERROR = { title: 'Error', body: 'Unable to transfer NFT' } as const
export const REFUND_ERROR = {
  title: 'Error',
  body: 'Please try again. Confirm the transaction and make sure you are paying enough gas!',
} as const

/** Returns the summary of a claimed collectible. */
export const claimSummary = (name: string): Summary => ({
  sentence: 'Claim the collectible %name%',
  values: { name },
  outcome: {
    done: { title: 'Collectible claimed!', body: '%name% is in your wallet.' },
    failed: CLAIM_ERROR,
  },
})

/** Returns the summary of a collectible that is sent to another account. */
export const transferSummary = (name: string, tokenId: bigint, recipient: Address): Summary => ({
  sentence: 'Send %name% #%token% to %recipient%',
  values: { name, token: String(tokenId), recipient: shortenAddress(recipient) },
  outcome: {
    done: { title: 'Collectible sent!', body: '%name% #%token% is in the wallet of %recipient%.' },
    failed: TRANSFER_ERROR,
  },
})

/** Returns the summary of the refund of a part of a starter's price. */
export const refundSummary = (amountRaw: bigint, decimals: number, symbol: string): Summary => ({
  sentence: 'Get back %amount% of the price of your starter',
  values: { amount: amountValue(amountRaw, decimals, symbol) },
  outcome: {
    done: { title: 'Refund received!', body: '%amount% is in your wallet.' },
    failed: REFUND_ERROR,
  },
})
