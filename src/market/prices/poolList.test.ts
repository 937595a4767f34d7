import { expect, test } from 'vitest'
import { masterChefAddress } from '../../deployment/contracts'
import { poolEntries } from '../../deployment/pools'
import { MANUAL_POOL_ID, poolDefinitions } from './poolList'

test('the pools are those of the deployment, in its order, each with its tokens', () => {
  expect(poolDefinitions.map(({ sousId }) => sousId)).toEqual(poolEntries.map(({ sousId }) => sousId))
  for (const [index, { stakingToken, earningToken }] of poolDefinitions.entries()) {
    const entry = poolEntries[index]
    expect([stakingToken.key, earningToken.key]).toEqual([entry?.stakingToken, entry?.earningToken])
  }
})

test('the manual pool is the farm contract itself', () => {
  const manual = poolDefinitions.find(({ sousId }) => sousId === MANUAL_POOL_ID)
  expect(manual?.contractAddress).toBe(masterChefAddress)
})
