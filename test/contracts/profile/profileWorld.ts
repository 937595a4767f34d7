import type { HardhatEthersSigner } from '@nomicfoundation/hardhat-ethers/signers'
import { id, MaxUint256, parseUnits } from 'ethers'
import hre from 'hardhat'
import type { Bunnies, Station } from '../collectibles/collectibleContracts.ts'
import { deploy } from '../deployExchange.ts'
import type { Cake } from '../farm/farmContracts.ts'
import type { Profile } from './profileContracts.ts'

export const STARTING_CAKE = parseUnits('1000')
/** Prices in CAKE; all differ, so that a test notices the wrong one. */
export const PRICES = { toReactivate: parseUnits('2'), toRegister: parseUnits('1'), toUpdate: parseUnits('3') }
export const POINT_ROLE = id('POINT_ROLE')
export const NFT_ROLE = id('NFT_ROLE')
export const SPECIAL_ROLE = id('SPECIAL_ROLE')
const TEAM_NAMES = ['Syrup Storm', 'Fearsome Flippers', 'Chaotic Cakers'] as const
/** Collectibles that each of Ann, Bob and Cat owns: Ann has the ids 0 to 2, Bob 3 to 5, Cat 6 to 8. */
export const OWNED = 3

/** Profiles with three teams and no user; three accounts with CAKE and collectibles, which the profiles may take. */
export interface ProfileWorld {
  /** Owns the contracts and has every role. Every contract is connected to it. */
  owner: HardhatEthersSigner
  ann: HardhatEthersSigner
  bob: HardhatEthersSigner
  cat: HardhatEthersSigner
  /** Has neither role, CAKE nor collectible. */
  stranger: HardhatEthersSigner
  cake: Cake
  bunnies: Bunnies
  station: Station
  profile: Profile
}

/** Deploys the profiles with three teams and no user. Suitable for loadFixture. */
export async function deployProfiles(): Promise<ProfileWorld> {
  const [owner, ann, bob, cat, stranger] = await hre.ethers.getSigners()
  if (!owner || !ann || !bob || !cat || !stranger) throw new Error('The chain has too few accounts.')
  const cake = await deploy<Cake>('CakeToken')
  const bunnies = await deploy<Bunnies>('HotcakeBunnies', 'ipfs://')
  const station = await deploy<Station>('BunnyMintingStation', bunnies)
  await bunnies.transferOwnership(station)
  await station.grantRole(id('MINTER_ROLE'), owner)
  const profile = await deploy<Profile>('HotcakeProfile', cake, PRICES.toReactivate, PRICES.toRegister, PRICES.toUpdate)
  for (const name of TEAM_NAMES) await profile.addTeam(name, `We are the ${name}.`)
  await profile.addNftAddress(bunnies)
  await profile.grantRole(POINT_ROLE, owner)
  await profile.grantRole(SPECIAL_ROLE, owner)
  for (const person of [ann, bob, cat]) {
    await cake['mint(address,uint256)'](person, STARTING_CAKE)
    await cake.connect(person).approve(profile, MaxUint256)
    for (let count = 0; count < OWNED; count += 1) await station.mintCollectible(person, 'sleepy.json', 5n)
    await bunnies.connect(person).setApprovalForAll(profile, true)
  }
  return { owner, ann, bob, cat, stranger, cake, bunnies, station, profile }
}

/** Deploys the same with active profiles: Ann, user 1, in team 1; Bob, user 2, in team 2. Suitable for loadFixture. */
export async function deployWithUsers(): Promise<ProfileWorld> {
  const world = await deployProfiles()
  const { profile, bunnies, ann, bob } = world
  await profile.connect(ann).createProfile(1n, bunnies, 0n)
  await profile.connect(bob).createProfile(2n, bunnies, 3n)
  return world
}
