import { readFileSync } from 'node:fs'
import { time } from '@nomicfoundation/hardhat-network-helpers'
import { MaxUint256, parseUnits } from 'ethers'
import type { TaxStep } from '../../../src/features/ifo/sale.rules.ts'
import { deploy } from '../deployExchange.ts'
import type { MintableToken } from '../exchangeContracts.ts'
import { deployWithUsers, POINT_ROLE, type ProfileWorld } from '../profile/profileWorld.ts'
import type { EarlySale, Sale } from './saleContracts.ts'

export const OFFERING = parseUnits('1000')
export const RAISING = parseUnits('100')
/** LP tokens of each account. */
export const STARTING_LP = parseUnits('1000000')
/** Blocks from the deployment to the start, in which terms are set, and from there to the end. */
const [BLOCKS_BEFORE, BLOCKS_LONG] = [30, 40]

const deployments = new URL('../../../deployments/', import.meta.url)

/** The steps of the tax as the app states them; they must equal the contract's. */
export const TAX_STEPS: readonly TaxStep[] = (
  JSON.parse(readFileSync(new URL('bsc/ifos.json', deployments), 'utf8')) as { config: { taxSteps: TaxStep[] } }
).config.taxSteps

/** Profiles of Ann and Bob, and LP tokens of Ann, Bob and Cat; Cat has no profile. */
export interface SaleWorld extends ProfileWorld {
  lp: MintableToken
  offering: MintableToken
}

/** Deploys the profiles, the LP token and the offered token. Suitable for loadFixture. */
export async function deployTokens(): Promise<SaleWorld> {
  const world = await deployWithUsers()
  const lp = await deploy<MintableToken>('DevToken', 'Liquidity', 'LP', 18, 0n)
  const offering = await deploy<MintableToken>('DevToken', 'Offered', 'OFFER', 18, 0n)
  for (const person of [world.ann, world.bob, world.cat]) await lp.mint(person, STARTING_LP)
  return { ...world, lp, offering }
}

async function nextBlocks() {
  const start = BigInt((await time.latestBlock()) + BLOCKS_BEFORE)
  return [start, start + BigInt(BLOCKS_LONG)] as const
}

/** Deploys a sale of version 1 with its tokens, which Ann, Bob and Cat have approved. */
export async function addEarlySale(world: SaleWorld, offeringRaw = OFFERING, raisingRaw = RAISING): Promise<EarlySale> {
  const { lp, offering, owner } = world
  const blocks = await nextBlocks()
  const sale = await deploy<EarlySale>('IFOV1', lp, offering, ...blocks, offeringRaw, raisingRaw, owner)
  await offering.mint(sale, offeringRaw)
  for (const person of [world.ann, world.bob, world.cat]) await lp.connect(person).approve(sale, MaxUint256)
  return sale
}

/** Deploys a sale of version 2 without pools, which may give points; Ann, Bob and Cat have approved it. */
export async function addSale(world: SaleWorld): Promise<Sale> {
  const { lp, offering, profile, owner } = world
  const sale = await deploy<Sale>('IFOV2', lp, offering, profile, ...(await nextBlocks()), owner)
  await profile.grantRole(POINT_ROLE, sale)
  for (const person of [world.ann, world.bob, world.cat]) await lp.connect(person).approve(sale, MaxUint256)
  return sale
}
