import type { HardhatEthersSigner } from '@nomicfoundation/hardhat-ethers/signers'
import { getCreate2Address, keccak256, MaxUint256, parseUnits, solidityPackedKeccak256 } from 'ethers'
import hre from 'hardhat'
import { contractAt, deploy } from '../deployExchange.ts'
import type { MintableToken } from '../exchangeContracts.ts'
import type { PoolFactory, SmartChef } from './poolContracts.ts'

/** Factory of pools, a token to stake, reward tokens, and accounts with large balances. */
export interface Pools {
  /** Owns the factory, the tokens and every pool. Every contract is connected to it. */
  owner: HardhatEthersSigner
  ann: HardhatEthersSigner
  bob: HardhatEthersSigner
  factory: PoolFactory
  /** 18 decimals, to stake. */
  plum: MintableToken
  /** 18 decimals, a reward. */
  gold: MintableToken
  /** 6 decimals, a reward. */
  tin: MintableToken
}

export const STARTING_BALANCE = parseUnits('1000000')
/** Blocks of the test pools: late enough that the set-up on a reset chain ends before them. */
export const FIRST_BLOCK = 1000n
export const LAST_BLOCK = FIRST_BLOCK + 100n

/** Deploys the factory and the tokens; there is no pool yet. Suitable for loadFixture. */
export async function deployPools(): Promise<Pools> {
  const [owner, ann, bob] = await hre.ethers.getSigners()
  if (!owner || !ann || !bob) throw new Error('The chain has too few accounts.')
  const factory = await deploy<PoolFactory>('SmartChefFactory')
  const token = (name: string, decimals: number) =>
    deploy<MintableToken>('DevToken', name, name.toUpperCase(), decimals, 10n ** 30n)
  const tokens = { plum: await token('Plum', 18), gold: await token('Gold', 18), tin: await token('Tin', 6) }
  for (const person of [ann, bob]) await tokens.plum.transfer(person, STARTING_BALANCE)
  return { owner, ann, bob, factory, ...tokens }
}

/** Options of a pool. */
interface PoolOptions {
  rewardPerBlockRaw?: bigint
  startBlock?: bigint
  endBlock?: bigint
  limitRaw?: bigint
  /** Rewards sent to it; by default those of all its blocks. */
  fundsRaw?: bigint
}

/** Returns the CREATE2 address of a pool, from its two tokens, its first block and its own code. */
export async function poolAddress(
  { factory, plum }: Pools,
  reward: MintableToken,
  startBlock: bigint,
): Promise<string> {
  const { bytecode } = await hre.artifacts.readArtifact('SmartChefInitializable')
  const salt = solidityPackedKeccak256(['address', 'address', 'uint256'], [plum.target, reward.target, startBlock])
  return getCreate2Address(factory.target, salt, keccak256(bytecode))
}

/** Creates a pool for PLUM through the factory and funds it; Ann and Bob have approved it. */
export async function makePool(pools: Pools, reward: MintableToken, options: PoolOptions = {}): Promise<SmartChef> {
  const { rewardPerBlockRaw = 10n ** 18n, startBlock = FIRST_BLOCK, endBlock = LAST_BLOCK, limitRaw = 0n } = options
  const { owner, ann, bob, factory, plum } = pools
  await factory.deployPool(plum, reward, rewardPerBlockRaw, startBlock, endBlock, limitRaw, owner)
  const pool = await contractAt<SmartChef>('SmartChefInitializable', await poolAddress(pools, reward, startBlock))
  await reward.transfer(pool, options.fundsRaw ?? rewardPerBlockRaw * (endBlock - startBlock))
  for (const person of [ann, bob]) await plum.connect(person).approve(pool, MaxUint256)
  return pool
}
