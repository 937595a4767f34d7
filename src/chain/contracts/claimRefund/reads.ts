import type { Address } from '../../../core/address'
import { describeCall, type Call } from '../call'
import { firstWord } from '../codec'
import { selectorOf } from '../signatures'

const NUMBER_CAKE = selectorOf('numberCake()')

/** Creates the call that reads the refund, equal for all eligible accounts, in CAKE's smallest unit (protocol 8.8). */
export const refundCake = (refund: Address): Call<bigint> => describeCall(refund, NUMBER_CAKE, firstWord)
