/** trading 9: native coin that Max leaves for gas. */
const NATIVE_RESERVE_RAW = 10_000_000_000_000_000n

/** Returns the maximum spendable amount: all of a token, the native coin minus the gas reserve (trading 2.3, 9). */
export function spendableRaw(balanceRaw: bigint, isNative: boolean): bigint {
  if (!isNative) return balanceRaw
  return balanceRaw > NATIVE_RESERVE_RAW ? balanceRaw - NATIVE_RESERVE_RAW : 0n
}
