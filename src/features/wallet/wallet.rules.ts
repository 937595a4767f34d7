/** trading 9: what Max keeps back for fees; an account with less of the native coin may not be able to act. In wei. */
const FEE_RESERVE_RAW = 10_000_000_000_000_000n

/** Answers whether a native balance, in wei, is too low to count on for transaction fees. */
export const isNativeLow = (balanceRaw: bigint): boolean => balanceRaw < FEE_RESERVE_RAW
