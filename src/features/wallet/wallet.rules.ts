/** trading 9: reserve that Max leaves for fees, in wei. An account with less may not be able to send transactions. */
const FEE_RESERVE_RAW = 10_000_000_000_000_000n

/** Returns whether a native balance in wei is too low for transaction fees. */
export const isNativeLow = (balanceRaw: bigint): boolean => balanceRaw < FEE_RESERVE_RAW
