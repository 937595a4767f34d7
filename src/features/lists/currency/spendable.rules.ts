/** trading 9: what Max leaves of the native coin, to pay for gas. */
const NATIVE_RESERVE_RAW = 10_000_000_000_000_000n

/** Answers the most a person can spend: all of a token, the native coin less the reserve for gas (trading 2.3, 9). */
export function spendableRaw(balanceRaw: bigint, isNative: boolean): bigint {
  if (!isNative) return balanceRaw
  return balanceRaw > NATIVE_RESERVE_RAW ? balanceRaw - NATIVE_RESERVE_RAW : 0n
}
