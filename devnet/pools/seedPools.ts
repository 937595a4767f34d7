import { MaxUint256, parseUnits, type HDNodeWallet } from 'ethers'
import type { TokenKey } from '../market/market.ts'
import { POOL_DEPLOYER, STAKERS } from '../protocol/accounts.ts'
import { readTokens, type Deployed } from '../protocol/deploymentFiles.ts'
import { call, transfer } from '../protocol/intents.ts'
import type { Batch, Intent } from '../protocol/sender.ts'
import { ownPools, type OwnPool } from './deployPools.ts'

/** Margin of rewards: a pool lasts at most this much longer than its terms, counted from its creation. */
const MARGIN_BLOCKS = 1000n

function stakingRaw({ stakingToken }: OwnPool, amount: string): bigint {
  return parseUnits(amount, readTokens()[stakingToken as TokenKey].decimals)
}

/** Returns calls that stake an amount, in whole tokens, or in coins if the pool takes those. */
function staking(pool: OwnPool, amount: string, { tokens, pools }: Deployed): Intent[] {
  const address = pools[pool.sousId] ?? ''
  const amountRaw = stakingRaw(pool, amount)
  if (pool.isNative) return [{ ...call(address, 'deposit()'), valueRaw: amountRaw }]
  const token = tokens[pool.stakingToken] ?? ''
  return [call(token, 'approve(address,uint256)', address, MaxUint256), call(address, 'deposit(uint256)', amountRaw)]
}

/** Returns transfers that give other accounts and the demo account their stakes, and each pool its rewards. */
export function poolSupplies(deployed: Deployed, demo: string): Intent[] {
  return ownPools().flatMap((pool) => {
    const { terms, rewardPerBlockRaw, sousId } = pool
    const token = deployed.tokens[pool.stakingToken] ?? ''
    const blocks = BigInt(terms.durationBlocks) + MARGIN_BLOCKS
    const reward = transfer(
      deployed.tokens[pool.earningToken] ?? '',
      deployed.pools[sousId] ?? '',
      rewardPerBlockRaw * blocks,
    )
    if (pool.isNative) return [reward]
    const shares = STAKERS.map(({ address }) => transfer(token, address, stakingRaw(pool, terms.staked)))
    const demoStake = terms.demoStaked ? [transfer(token, demo, stakingRaw(pool, terms.demoStaked))] : []
    return [reward, ...shares, ...demoStake]
  })
}

const endedPools = (): OwnPool[] => ownPools().filter(({ terms }) => terms.demoStaked)

/** Returns the stakes of the other accounts and of the demo account. */
export function poolStakes(deployed: Deployed, demo: HDNodeWallet): Batch[] {
  const others = ownPools().flatMap((pool) => staking(pool, pool.terms.staked, deployed))
  const demoStakes = endedPools().flatMap((pool) => staking(pool, pool.terms.demoStaked ?? '0', deployed))
  return [...STAKERS.map((from) => ({ from, intents: others })), { from: demo, intents: demoStakes }]
}

/** Returns the calls that end the pools in which the demo account has a stake. */
export const poolEnds = ({ pools }: Deployed): Batch => ({
  from: POOL_DEPLOYER,
  intents: endedPools().map(({ sousId }) => call(pools[sousId] ?? '', 'stopReward()')),
})
