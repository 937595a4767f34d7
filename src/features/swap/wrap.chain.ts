import { wrappedNative } from '../../chain/contracts/wrappedNative'
import type { Intent } from '../../chain/send/intent'
import { deployment } from '../../core/deployment'

/** Returns the write that turns an amount of native coin into the wrapped coin. */
export const wrapIntent = (amountRaw: bigint): Intent => ({
  contract: { address: deployment.contracts.wrappedNative, interface: wrappedNative },
  method: 'deposit',
  args: [],
  valueRaw: amountRaw,
})

/** Returns the write that turns an amount of the wrapped coin back into native coin. */
export const unwrapIntent = (amountRaw: bigint): Intent => ({
  contract: { address: deployment.contracts.wrappedNative, interface: wrappedNative },
  method: 'withdraw',
  args: [amountRaw],
  valueRaw: 0n,
})
