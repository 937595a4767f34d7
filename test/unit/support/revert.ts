import { Interface } from 'ethers'
import { RpcError } from '../../../src/chain/rpc/nodes.ts'

const solidity = new Interface(['error Error(string)', 'error Panic(uint256)'])

/** Returns the data of Solidity's Error(string). */
export const errorData = (reason: string): string => solidity.encodeErrorResult('Error', [reason])

/** Returns the data of Solidity's Panic(uint256). */
export const panicData = (code: number): string => solidity.encodeErrorResult('Panic', [code])

/** Returns a node's error for a call that reverted with a reason. */
export const revertedWith = (reason: string): RpcError =>
  new RpcError(`execution reverted: ${reason}`, 3, errorData(reason))
