import type { Address } from '../../../core/address'
import type { Premise } from '../../rpc/confirmWrite'
import { describeCall, type Call } from '../call'
import { readWord } from '../codec'
import { selectorOf } from '../signatures'

const GET_RESERVES = selectorOf('getReserves()')

/** Reserves of a pair in the smallest units, for the token with the lower address first. */
export interface Reserves {
  reserve0Raw: bigint
  reserve1Raw: bigint
}

const readReserves = (data: string): Reserves => ({ reserve0Raw: readWord(data, 0), reserve1Raw: readWord(data, 1) })

/** Creates the call that reads a pair's reserves; it fails for a pair that was never created. */
export const getReserves = (pairAddress: Address): Call<Reserves> =>
  describeCall(pairAddress, GET_RESERVES, readReserves)

/** Returns the read on which two nodes must agree before a write that depends on the reserves of a pair. */
export const reservesPremise = (pairAddress: Address): Premise => ({ to: pairAddress, data: GET_RESERVES })
