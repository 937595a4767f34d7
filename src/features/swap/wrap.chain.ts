import { wrappedNative } from '../../chain/contracts/wrappedNative'
import type { Intent } from '../../chain/send/intent'
import { deployment } from '../../core/deployment'

/** Returns the intent that wraps an amount of native coin. */
export const wrapIntent = (amountRaw: bigint): Intent => ({
  contract: { address: deployment.contracts.wrappedNative, interface: wrappedNative },
  method: 'deposit',
  args: [],
  valueRaw: amountRaw,
})

/** Returns the intent that unwraps an amount of the wrapped coin. */
export const unwrapIntent = (amountRaw: bigint): Intent => ({
  contract: { address: deployment.contracts.wrappedNative, interface: wrappedNative },
  method: 'withdraw',
  args: [amountRaw],
  valueRaw: 0n,
})
