import type { PoolTerms } from '../../../src/market/prices/poolValue.ts'

/** Terms of a pool whose blocks are unknown, without a limit. */
export const unknownTerms: PoolTerms = { startBlock: null, endBlock: null, limitRaw: 0n }

/** Returns the terms of a pool between two blocks, without a limit. */
export const termsBetween = (startBlock: number, endBlock: number): PoolTerms => ({
  ...{ startBlock: BigInt(startBlock), endBlock: BigInt(endBlock) },
  limitRaw: 0n,
})
