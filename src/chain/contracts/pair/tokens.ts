import { type Address, toAddress } from '../../../core/address'
import { describeCall, type Call } from '../call'
import { selectorOf } from '../signatures'

const TOKEN0 = selectorOf('token0()')
const TOKEN1 = selectorOf('token1()')

/** An address is the last 20 bytes of its word. */
const ADDRESS_DIGITS = 40

/** Decodes an address; throws for a result that is none, such as that of a contract without this function. */
const readAddress = (data: string): Address => toAddress(`0x${data.slice(-ADDRESS_DIGITS)}`)

/** Creates the call that reads a pair's token with the lower address. */
export const token0 = (pairAddress: Address): Call<Address> => describeCall(pairAddress, TOKEN0, readAddress)

/** Creates the call that reads a pair's token with the higher address. */
export const token1 = (pairAddress: Address): Call<Address> => describeCall(pairAddress, TOKEN1, readAddress)
