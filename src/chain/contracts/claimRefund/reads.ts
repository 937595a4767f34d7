import type { Address } from '../../../core/address'
import { describeCall, type Call } from '../call'
import { firstWord } from '../codec'
import { selectorOf } from '../signatures'

const NUMBER_CAKE = selectorOf('numberCake()')

/** Creates the call that reads the refund of an account, in CAKE's smallest unit (protocol 8.8). */
export const refundCake = (refund: Address): Call<bigint> => describeCall(refund, NUMBER_CAKE, firstWord)
