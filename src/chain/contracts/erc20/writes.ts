import { Interface } from 'ethers'
import type { Address } from '../../../core/address'
import type { Intent } from '../../send/intent'

export const erc20 = new Interface(['function approve(address spender, uint256 amount) returns (bool)'])

/** Creates the write that sets the allowance of a spender, in base units; 0 revokes it. */
export const approve = (token: Address, spender: Address, amountRaw: bigint): Intent => ({
  contract: { address: token, interface: erc20 },
  method: 'approve',
  args: [spender, amountRaw],
  valueRaw: 0n,
})
