import {
  getAddress,
  getCreateAddress,
  getCreate2Address,
  keccak256,
  parseUnits,
  solidityPackedKeccak256,
  toQuantity,
} from 'ethers'
import type { TokenKey } from '../market/market.ts'
import type { Rpc } from '../node/rpc.ts'
import { FARM_DEPLOYER, POOL_DEPLOYER } from '../protocol/accounts.ts'
import { artifactOf } from '../protocol/artifacts.ts'
import { readPools, readTokens, type Deployed, type PoolFacts } from '../protocol/deploymentFiles.ts'
import { call, creation } from '../protocol/intents.ts'
import { sendAndMine, type Intent } from '../protocol/sender.ts'
import { POOL_TERMS, type PoolTerms } from './pools.ts'

const DEPLOYER_BNB = '1000'
const POOL_GAS = 2_500_000
const NEW_POOL = 'deployPool(address,address,uint256,uint256,uint256,uint256,address)'

const addressAtNonce = (nonce: number) => getAddress(getCreateAddress({ from: POOL_DEPLOYER.address, nonce }))
const [factory, cakeVault] = [addressAtNonce(0), addressAtNonce(1)]

/** Pool with its own contract, unlike pool 0, which is the MasterChef. */
export interface OwnPool extends PoolFacts {
  terms: PoolTerms
  rewardPerBlockRaw: bigint
  isNative: boolean
}

/** Returns the pools of pools.json with their terms, by sousId. */
export function ownPools(): OwnPool[] {
  const tokens = readTokens()
  const pools = readPools().flatMap((pool) => {
    const terms = POOL_TERMS[pool.sousId]
    const { decimals } = tokens[pool.earningToken as TokenKey]
    const rewardPerBlockRaw = parseUnits(pool.tokenPerBlock, decimals)
    return terms ? [{ ...pool, terms, rewardPerBlockRaw, isNative: pool.stakingToken === 'bnb' }] : []
  })
  return pools.toSorted((one, other) => one.sousId - other.sousId)
}

/** Returns the call that deploys a pool, and its address; `nonce` is the deployer's nonce of that call. */
function deployment(pool: OwnPool, nonce: number, { tokens }: Deployed, head: number): [Intent, string] {
  const { terms, rewardPerBlockRaw } = pool
  const [staked, reward] = [tokens[pool.stakingToken] ?? '', tokens[pool.earningToken] ?? '']
  const end = head + terms.durationBlocks
  if (pool.isNative) {
    const wbnb = tokens['wbnb'] ?? ''
    const args = [wbnb, reward, rewardPerBlockRaw, terms.startBlock, end, POOL_DEPLOYER.address, wbnb]
    return [creation('pool', 'BnbStaking', args), addressAtNonce(nonce)]
  }
  if (terms.isEarly) {
    return [
      creation('pool', 'SmartChef', [staked, reward, rewardPerBlockRaw, terms.startBlock, end]),
      addressAtNonce(nonce),
    ]
  }
  const limitRaw = parseUnits(terms.limit ?? '0', readTokens()[pool.stakingToken as TokenKey].decimals)
  const args = [staked, reward, rewardPerBlockRaw, terms.startBlock, end, limitRaw, POOL_DEPLOYER.address]
  const salt = solidityPackedKeccak256(['address', 'address', 'uint256'], [staked, reward, terms.startBlock])
  const address = getCreate2Address(factory, salt, keccak256(artifactOf('pool', 'SmartChefInitializable').bytecode))
  return [{ ...call(factory, NEW_POOL, ...args), gasLimit: POOL_GAS }, address]
}

/**
 * Deploys the factory of pools, the vault and the pools of pools.json from a dedicated account. The end of a pool counts
 * from the chain's newest block. Returns `deployed` with the new contracts added.
 */
export async function deployPools(rpc: Rpc, deployed: Deployed): Promise<Deployed> {
  const { masterChef = '' } = deployed.contracts
  const { cake = '', syrup = '' } = deployed.tokens
  await rpc.request('hardhat_setBalance', POOL_DEPLOYER.address, toQuantity(parseUnits(DEPLOYER_BNB)))
  const head = Number(await rpc.request<string>('eth_blockNumber'))
  const factoryAndVault = [
    creation('pool', 'SmartChefFactory'),
    creation('vault', 'CakeVault', [cake, syrup, masterChef, POOL_DEPLOYER.address, FARM_DEPLOYER.address]),
  ]
  const pools = ownPools().map((pool, at) => {
    const [intent, address] = deployment(pool, factoryAndVault.length + at, deployed, head)
    return { sousId: pool.sousId, intent, address }
  })
  await sendAndMine(rpc, POOL_DEPLOYER, [...factoryAndVault, ...pools.map(({ intent }) => intent)])
  return {
    ...deployed,
    contracts: { ...deployed.contracts, cakeVault },
    pools: { 0: masterChef, ...Object.fromEntries(pools.map(({ sousId, address }) => [sousId, address])) },
  }
}
