import { Interface } from 'ethers'
import { deployment } from '../../core/deployment'
import { describeCall, type Call } from './call'

export const multicall = new Interface([
  'function tryBlockAndAggregate(bool requireSuccess, (address target, bytes callData)[] calls) returns (uint256 blockNumber, bytes32 blockHash, (bool success, bytes returnData)[] returnData)',
])

const chainFacts = new Interface([
  'function getEthBalance(address account) view returns (uint256)',
  'function getCurrentBlockTimestamp() view returns (uint256)',
])

/** Describes the read of an account's native coin, in wei. */
export const nativeBalanceOf = (account: string): Call<bigint> =>
  describeCall(
    chainFacts,
    deployment.contracts.exchangeMulticall,
    'getEthBalance',
    [account],
    ([value]) => value as bigint,
  )

/** Describes the read of the newest block's time, in seconds since 1970. */
export const blockTimestamp = (): Call<bigint> =>
  describeCall(
    chainFacts,
    deployment.contracts.exchangeMulticall,
    'getCurrentBlockTimestamp',
    [],
    ([value]) => value as bigint,
  )
