import type { Premise } from '../rpc/confirmWrite'
import { describeCall, type Call } from './call'
import { encodeCall, readWord } from './codec'

const GET_RESERVES = '0x0902f1ac'

/** The pair's reserves in the smallest units of its tokens, the token of the lower address first. */
export interface Reserves {
  reserve0Raw: bigint
  reserve1Raw: bigint
}

const readReserves = (data: string): Reserves => ({ reserve0Raw: readWord(data, 0), reserve1Raw: readWord(data, 1) })

/** Describes the read of a pair's reserves; a pair that was never created has no answer. */
export const getReserves = (pairAddress: string): Call<Reserves> =>
  describeCall(pairAddress, encodeCall(GET_RESERVES), readReserves)

/** Returns the reads on which two nodes have to agree before a write that rests on the reserves of these pairs. */
export const reservesPremises = (pairAddresses: readonly string[]): Premise[] =>
  pairAddresses.map((pairAddress) => ({ to: pairAddress, data: GET_RESERVES }))
