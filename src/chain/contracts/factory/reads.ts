import { factoryAddress } from '../../../deployment/contracts'
import { describeCall, type Call } from '../call'
import { firstWord } from '../codec'
import { selectorOf } from '../signatures'

const FEE_TO = selectorOf('feeTo()')

/** Creates the call that reads the recipient of the protocol fee as a number: 0 while no fee is taken (protocol 0). */
export const feeTo = (): Call<bigint> => describeCall(factoryAddress, FEE_TO, firstWord)
