import { Interface } from 'ethers'
import type { Address } from '../../../core/address'
import type { Intent } from '../../send/intent'

export const erc721 = new Interface([
  'function approve(address to, uint256 tokenId)',
  'function safeTransferFrom(address from, address to, uint256 tokenId)',
])

const write = (contract: Address, method: string, ...args: readonly (bigint | string)[]): Intent => ({
  contract: { address: contract, interface: erc721 },
  ...{ method, args, valueRaw: 0n },
})

/** Creates the write that allows an account to move one token. */
export const approve = (contract: Address, spender: Address, tokenId: bigint): Intent =>
  write(contract, 'approve', spender, tokenId)

/** Creates the write that sends a token; it reverts for a contract that does not accept collectibles. */
export const safeTransferFrom = (contract: Address, from: Address, to: Address, tokenId: bigint): Intent =>
  write(contract, 'safeTransferFrom', from, to, tokenId)
