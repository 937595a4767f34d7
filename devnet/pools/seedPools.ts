import { MaxUint256, parseUnits } from 'ethers'
import type { TokenKey } from '../market/market.ts'
import type { Rpc } from '../node/rpc.ts'
import { DEMO_ACCOUNTS, POOL_DEPLOYER, STAKERS, SWAP_DEPLOYER } from '../protocol/accounts.ts'
import { readTokens, type Deployed } from '../protocol/deploymentFiles.ts'
import { call } from '../protocol/intents.ts'
import { sendAndMine, type Intent } from '../protocol/sender.ts'
import { ownPools, type OwnPool } from './deployPools.ts'
import { VAULT_CAKE, VAULT_GIFT_CAKE } from './pools.ts'

/** A pool lasts at most this much longer than its terms say, counted from when it was made. */
const SPARE_BLOCKS = 1000n
const VAULT_GAS = 600_000

const transfer = (token: string, to: string, amountRaw: bigint) =>
  call(token, 'transfer(address,uint256)', to, amountRaw)

function stakingRaw({ stakingToken }: OwnPool, amount: string): bigint {
  return parseUnits(amount, readTokens()[stakingToken as TokenKey].decimals)
}

/** What stakes an amount in a pool, in whole tokens, or in coins where the pool takes these. */
function staking(pool: OwnPool, amount: string, { tokens, pools }: Deployed): Intent[] {
  const place = pools[pool.sousId] ?? ''
  const amountRaw = stakingRaw(pool, amount)
  if (pool.isNative) return [{ ...call(place, 'deposit()'), valueRaw: amountRaw }]
  const token = tokens[pool.stakingToken] ?? ''
  return [call(token, 'approve(address,uint256)', place, MaxUint256), call(place, 'deposit(uint256)', amountRaw)]
}

/** What other people and the demo account need to stake, and each pool to pay what it promises. */
function supplies(pools: readonly OwnPool[], deployed: Deployed, demo: string): Intent[] {
  return pools.flatMap((pool) => {
    const { terms, rewardPerBlockRaw, sousId } = pool
    const token = deployed.tokens[pool.stakingToken] ?? ''
    const blocks = BigInt(terms.lastsBlocks) + SPARE_BLOCKS
    const reward = transfer(
      deployed.tokens[pool.earningToken] ?? '',
      deployed.pools[sousId] ?? '',
      rewardPerBlockRaw * blocks,
    )
    if (pool.isNative) return [reward]
    const shares = STAKERS.map(({ address }) => transfer(token, address, stakingRaw(pool, terms.staked)))
    const own = terms.demoStaked ? [transfer(token, demo, stakingRaw(pool, terms.demoStaked))] : []
    return [reward, ...shares, ...own]
  })
}

/** Others put CAKE into the vault, and what it is given is harvested once. */
async function seedVault(rpc: Rpc, { contracts, tokens }: Deployed): Promise<void> {
  const { cakeVault = '' } = contracts
  const { cake = '' } = tokens
  const vault = (form: string, ...args: unknown[]) => ({ ...call(cakeVault, form, ...args), gasLimit: VAULT_GAS })
  await sendAndMine(rpc, SWAP_DEPLOYER, [
    ...STAKERS.map(({ address }, at) => transfer(cake, address, parseUnits(VAULT_CAKE[at] ?? '0'))),
  ])
  for (const [at, staker] of STAKERS.entries()) {
    await sendAndMine(rpc, staker, [
      call(cake, 'approve(address,uint256)', cakeVault, MaxUint256),
      vault('deposit(uint256)', parseUnits(VAULT_CAKE[at] ?? '0')),
    ])
  }
  await sendAndMine(rpc, SWAP_DEPLOYER, [transfer(cake, cakeVault, parseUnits(VAULT_GIFT_CAKE))])
  await sendAndMine(rpc, STAKERS[1], [vault('harvest()')])
}

/**
 * Sends every pool its rewards, lets other people stake in all of them and in the vault, and ends those pools in which the
 * demo account has staked and earned a little.
 */
export async function seedPools(rpc: Rpc, deployed: Deployed): Promise<void> {
  const pools = ownPools()
  const ended = pools.filter(({ terms }) => terms.demoStaked)
  const [demo] = DEMO_ACCOUNTS
  if (!demo) throw new Error('There is no demo account.')
  await sendAndMine(rpc, SWAP_DEPLOYER, supplies(pools, deployed, demo.address))
  for (const staker of STAKERS) {
    await sendAndMine(
      rpc,
      staker,
      pools.flatMap((pool) => staking(pool, pool.terms.staked, deployed)),
    )
  }
  await sendAndMine(
    rpc,
    demo,
    ended.flatMap((pool) => staking(pool, pool.terms.demoStaked ?? '0', deployed)),
  )
  await seedVault(rpc, deployed)
  await sendAndMine(
    rpc,
    POOL_DEPLOYER,
    ended.map(({ sousId }) => call(deployed.pools[sousId] ?? '', 'stopReward()')),
  )
}
