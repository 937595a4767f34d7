import { Interface } from 'ethers'
import { describeCall, type Call } from './call'

export const pair = new Interface([
  'function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast)',
])

/** The pair's reserves in the smallest units of its tokens, the token of the lower address first. */
export interface Reserves {
  reserve0Raw: bigint
  reserve1Raw: bigint
}

/** Describes the read of a pair's reserves; a pair that was never created has no answer. */
export const getReserves = (pairAddress: string): Call<Reserves> =>
  describeCall(pair, pairAddress, 'getReserves', [], ([reserve0, reserve1]) => ({
    reserve0Raw: reserve0 as bigint,
    reserve1Raw: reserve1 as bigint,
  }))
