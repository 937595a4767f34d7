/**
 * trading 9: native coin that Max leaves for gas, in wei. An account with less may not be able to send transactions.
 */
const NATIVE_RESERVE_RAW = 10_000_000_000_000_000n

/** Returns the maximum spendable amount: all of a token, the native coin minus the gas reserve (trading 2.3, 9). */
export function spendableRaw(balanceRaw: bigint, isNative: boolean): bigint {
  if (!isNative) return balanceRaw
  return balanceRaw > NATIVE_RESERVE_RAW ? balanceRaw - NATIVE_RESERVE_RAW : 0n
}

/** Returns whether a native balance in wei is too low for transaction fees. */
export const isNativeLow = (balanceRaw: bigint): boolean => balanceRaw < NATIVE_RESERVE_RAW
