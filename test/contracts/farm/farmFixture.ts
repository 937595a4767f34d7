import type { HardhatEthersSigner } from '@nomicfoundation/hardhat-ethers/signers'
import { MaxUint256, parseUnits, type ContractTransactionResponse } from 'ethers'
import hre from 'hardhat'
import { deploy } from '../deployExchange.ts'
import type { MintableToken } from '../exchangeContracts.ts'
import type { Cake, Chef, Syrup } from './farmContracts.ts'

/** The MasterChef without farms, two tokens to stake, and accounts with large balances. */
export interface FarmFixture {
  /** Owns the MasterChef. Every contract is connected to it. */
  owner: HardhatEthersSigner
  dev: HardhatEthersSigner
  ann: HardhatEthersSigner
  bob: HardhatEthersSigner
  cake: Cake
  syrup: Syrup
  chef: Chef
  plum: MintableToken
  pear: MintableToken
}

export const CAKE_PER_BLOCK = parseUnits('40')
/** Balance of each account in each token. */
export const STARTING_BALANCE = parseUnits('1000000')

/** Deploys CAKE, SYRUP and the MasterChef, which owns both; CAKE staking is the only farm. Suitable for loadFixture. */
export async function deployFarmFixture(): Promise<FarmFixture> {
  const [owner, dev, ann, bob] = await hre.ethers.getSigners()
  if (!owner || !dev || !ann || !bob) throw new Error('The chain has too few accounts.')
  const cake = await deploy<Cake>('CakeToken')
  const syrup = await deploy<Syrup>('SyrupBar', cake)
  const chef = await deploy<Chef>('MasterChef', cake, syrup, dev, CAKE_PER_BLOCK, 0n)
  const fruit = (name: string) => deploy<MintableToken>('DevToken', name, name.toUpperCase(), 18, 0n)
  const [plum, pear] = [await fruit('Plum'), await fruit('Pear')]
  for (const person of [ann, bob]) {
    await cake['mint(address,uint256)'](person, STARTING_BALANCE)
    for (const token of [plum, pear]) await token.mint(person, STARTING_BALANCE)
    for (const token of [cake, plum, pear]) await token.connect(person).approve(chef, MaxUint256)
  }
  await cake.transferOwnership(chef)
  await syrup.transferOwnership(chef)
  return { owner, dev, ann, bob, cake, syrup, chef, plum, pear }
}

/**
 * Deploys the same with a farm of PLUM, pid 1 with 2000 points, and one of PEAR, pid 2 with 1000. Suitable for
 * loadFixture.
 */
export async function deployFarms(): Promise<FarmFixture> {
  const fixture = await deployFarmFixture()
  const { chef, plum, pear } = fixture
  await chef.add(2000n, plum, false)
  await chef.add(1000n, pear, false)
  return fixture
}

/** Waits for a sent transaction and returns the number of its block. */
export async function blockOf(sent: Promise<ContractTransactionResponse>): Promise<bigint> {
  const receipt = await (await sent).wait()
  if (!receipt) throw new Error('The transaction was not included.')
  return BigInt(receipt.blockNumber)
}
