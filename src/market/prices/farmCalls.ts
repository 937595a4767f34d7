import type { Call } from '../../chain/contracts/call'
import { balanceOf } from '../../chain/contracts/erc20/reads'
import { allocPoint, cakePerBlock, totalAllocPoint } from '../../chain/contracts/masterChef/reads'
import { totalSupply } from '../../chain/contracts/pair/lpToken'
import { masterChefAddress } from '../../deployment/contracts'
import type { Farm } from './farmList'

type MaybeCall = Call<bigint> | null

/** The calls that all farms share: all allocation points, and the emission per block. */
export const sharedFarmCalls: readonly MaybeCall[] = [totalAllocPoint(), cakePerBlock()]

/** Returns the calls of a farm beside its reserves: allocation points, staked LP tokens, all LP tokens. */
export const farmCalls = ({ pid, lpAddress }: Farm): [points: MaybeCall, staked: MaybeCall, supply: MaybeCall] => [
  allocPoint(pid),
  masterChefAddress === null ? null : balanceOf(lpAddress, masterChefAddress),
  totalSupply(lpAddress),
]
