import { expect, test } from 'vitest'
import { balanceOf } from '../../chain/contracts/erc20/reads'
import { allocPoint, cakePerBlock, totalAllocPoint } from '../../chain/contracts/masterChef/reads'
import { totalSupply } from '../../chain/contracts/pair/lpToken'
import { bonusEndBlock, startBlock } from '../../chain/contracts/sousChef/reads'
import { masterChefAddress } from '../../deployment/contracts'
import { farmCalls, sharedFarmCalls } from './farmCalls'
import { deploymentFarms } from './farmList'
import { poolBlockCalls, poolTotalCall } from './poolCalls'
import { MANUAL_POOL_ID, poolDefinitions } from './poolList'

test('a farm reads its points, the LP tokens staked in the farm contract, and all LP tokens', () => {
  const [farm] = deploymentFarms.farms
  if (!farm || masterChefAddress === null) throw new Error('the deployment has no farm')
  expect(farmCalls(farm)).toEqual([
    ...[allocPoint(farm.pid), balanceOf(farm.lpAddress, masterChefAddress), totalSupply(farm.lpAddress)],
  ])
  expect(sharedFarmCalls).toEqual([totalAllocPoint(), cakePerBlock()])
})

test('a pool reads the tokens that its contract holds, and its blocks unless it is the manual one', () => {
  for (const pool of poolDefinitions) {
    const { contractAddress, stakingToken, sousId } = pool
    expect(poolTotalCall(pool)).toBe(balanceOf(stakingToken.address, contractAddress))
    expect(poolBlockCalls(pool)).toEqual(
      sousId === MANUAL_POOL_ID ? [null, null] : [startBlock(contractAddress), bonusEndBlock(contractAddress)],
    )
  }
  expect(poolDefinitions.some(({ sousId }) => sousId === MANUAL_POOL_ID)).toBe(true)
  expect(poolDefinitions.length).toBeGreaterThan(1)
})
