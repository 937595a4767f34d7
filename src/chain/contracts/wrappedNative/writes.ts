import { Interface } from 'ethers'
import { wrappedNativeAddress } from '../../../deployment/contracts'
import type { Intent } from '../../send/intent'

export const wrappedNative = new Interface(['function deposit() payable', 'function withdraw(uint256 amount)'])

const contract = { address: wrappedNativeAddress, interface: wrappedNative }

/** Creates the write that wraps an amount of native coin, in wei. */
export const deposit = (amountRaw: bigint): Intent => ({ contract, method: 'deposit', args: [], valueRaw: amountRaw })

/** Creates the write that unwraps an amount of the wrapped coin, in wei. */
export const withdraw = (amountRaw: bigint): Intent => ({
  contract,
  method: 'withdraw',
  args: [amountRaw],
  valueRaw: 0n,
})
