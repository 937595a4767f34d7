import { TRANSFER_TOPIC } from '../../../chain/contracts/erc20/events'
import type { Log } from '../../../chain/contracts/event'
import { DEPOSIT_TOPIC, WITHDRAWAL_TOPIC } from '../../../chain/contracts/wrappedNative/events'
import type { Address } from '../../../core/address'
import type { Movement, Movements } from '../transactions.slice'
import { eventSum, isParty, positiveText, type Sender } from './eventSum.rules'

function amountOf(logs: readonly Log[], { asset, direction }: Movement, sender: Sender): bigint {
  const { account, contract, wrappedNative } = sender
  const { tokenAddress } = asset
  if (tokenAddress === null) {
    // The native coin emits no log of its own: the called contract, or the account itself, wraps or unwraps it.
    const event = direction === 'out' ? DEPOSIT_TOPIC : WITHDRAWAL_TOPIC
    const fits = (party: Address | null) => isParty(party, contract) || isParty(party, account)
    return eventSum(logs, { emitter: wrappedNative, event, fits })
  }
  const fits = (from: Address | null, to: Address | null) => isParty(direction === 'out' ? from : to, account)
  return eventSum(logs, { emitter: tokenAddress, event: TRANSFER_TOPIC, fits })
}

/**
 * Returns the amount of each movement in the logs of a receipt, in base units; null for one that the logs do not show
 * (trading 4.9.6).
 */
export const movedAmountsIn = (logs: readonly Log[], { movements }: Movements, sender: Sender): (string | null)[] =>
  movements.map((movement) => positiveText(amountOf(logs, movement, sender)))
