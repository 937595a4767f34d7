import { wrappedNative } from '../../chain/contracts/wrappedNative'
import type { Intent } from '../../chain/send/intent'
import { wrappedNativeAddress } from '../../deployment/contracts'

/** Returns the intent that wraps an amount of native coin. */
export const wrapIntent = (amountRaw: bigint): Intent => ({
  contract: { address: wrappedNativeAddress, interface: wrappedNative },
  method: 'deposit',
  args: [],
  valueRaw: amountRaw,
})

/** Returns the intent that unwraps an amount of the wrapped coin. */
export const unwrapIntent = (amountRaw: bigint): Intent => ({
  contract: { address: wrappedNativeAddress, interface: wrappedNative },
  method: 'withdraw',
  args: [amountRaw],
  valueRaw: 0n,
})
