import type { Call } from '../../chain/contracts/call'
import { balanceOf } from '../../chain/contracts/erc20/reads'
import { bonusEndBlock, startBlock } from '../../chain/contracts/sousChef/reads'
import { MANUAL_POOL_ID, type PoolDefinition } from './poolList'

/** Returns the call of a pool's total stake; the contract holds the native coin in its wrapped form. */
export const poolTotalCall = ({ stakingToken, contractAddress }: PoolDefinition): Call<bigint> =>
  balanceOf(stakingToken.address, contractAddress)

/** Returns the calls of a pool's first and last block, which never change; the manual pool has none (yield 7). */
export const poolBlockCalls = ({
  sousId,
  contractAddress,
}: PoolDefinition): [start: Call<bigint> | null, end: Call<bigint> | null] =>
  sousId === MANUAL_POOL_ID ? [null, null] : [startBlock(contractAddress), bonusEndBlock(contractAddress)]
