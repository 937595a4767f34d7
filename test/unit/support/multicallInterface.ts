import { Interface } from 'ethers'

/** The aggregate call in ethers, to encode results for the app's own codec and to verify it. */
export const multicall = new Interface([
  'function tryBlockAndAggregate(bool requireSuccess, (address target, bytes callData)[] calls) returns (uint256 blockNumber, bytes32 blockHash, (bool success, bytes returnData)[] returnData)',
])
