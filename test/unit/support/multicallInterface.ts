import { Interface } from 'ethers'

/** The aggregate as ethers has it, to answer the app's own codec and to judge it. */
export const multicall = new Interface([
  'function tryBlockAndAggregate(bool requireSuccess, (address target, bytes callData)[] calls) returns (uint256 blockNumber, bytes32 blockHash, (bool success, bytes returnData)[] returnData)',
])
