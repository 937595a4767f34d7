import { TRANSFER_TOPIC } from '../../../chain/contracts/erc20/events'
import type { Log } from '../../../chain/contracts/event'
import { DEPOSIT_TOPIC, WITHDRAWAL_TOPIC } from '../../../chain/contracts/wrappedNative/events'
import type { Address } from '../../../core/address'
import type { SwapAssets, SwapAmounts } from '../transactions.slice'
import { eventSum, isParty, positiveText, type Sender } from './eventSum.rules'

/** Returns the net amount of a token that its transfers moved to an account. */
function netTransfer(logs: readonly Log[], tokenAddress: Address, account: Address): bigint {
  const transfers = { emitter: tokenAddress, event: TRANSFER_TOPIC }
  const intoRaw = eventSum(logs, { ...transfers, fits: (_from, to) => isParty(to, account) })
  const outOfRaw = eventSum(logs, { ...transfers, fits: (from) => isParty(from, account) })
  return intoRaw - outOfRaw
}

/** Returns the amount that the called contract wrapped or unwrapped: the native coin itself emits no log. */
const wrappedAmount = (logs: readonly Log[], { contract, wrappedNative }: Sender, event: string): bigint =>
  eventSum(logs, { emitter: wrappedNative, event, fits: (party) => isParty(party, contract) })

/** Returns the amounts of a swap from the logs of its receipt; null for an amount that they do not show. */
export function swapAmountsIn(
  logs: readonly Log[],
  { paid, received, recipient }: SwapAssets,
  sender: Sender,
): SwapAmounts {
  // The native coin has no address.
  const paidRaw =
    paid.tokenAddress === null
      ? wrappedAmount(logs, sender, DEPOSIT_TOPIC)
      : -netTransfer(logs, paid.tokenAddress, sender.account)
  const receivedRaw =
    received.tokenAddress === null
      ? wrappedAmount(logs, sender, WITHDRAWAL_TOPIC)
      : netTransfer(logs, received.tokenAddress, recipient)
  return { paidRaw: positiveText(paidRaw), receivedRaw: positiveText(receivedRaw) }
}
