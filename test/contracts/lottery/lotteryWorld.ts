import { time } from '@nomicfoundation/hardhat-network-helpers'
import type { HardhatEthersSigner } from '@nomicfoundation/hardhat-ethers/signers'
import { MaxUint256, parseUnits } from 'ethers'
import hre from 'hardhat'
import { deploy } from '../deployExchange.ts'
import type { Cake } from '../farm/farmContracts.ts'
import type { Generator, Lottery } from './lotteryContracts.ts'

/** The lottery without a round, and its accounts; those that may pay have CAKE and have approved the lottery. */
export interface LotteryWorld {
  /** Owns the lottery, its generator and CAKE. Every contract is connected to it, except `byOperator`. */
  owner: HardhatEthersSigner
  operator: HardhatEthersSigner
  treasury: HardhatEthersSigner
  injector: HardhatEthersSigner
  ann: HardhatEthersSigner
  bob: HardhatEthersSigner
  cake: Cake
  generator: Generator
  lottery: Lottery
  byOperator: Lottery
}

export const PRICE = parseUnits('0.5')
export const DIVISOR = 2000n
export const BREAKDOWN = [250n, 375n, 625n, 1250n, 2500n, 5000n] as const
export const TREASURY_FEE = 2000n
export const LENGTH_SECONDS = 43_200
/** CAKE of each account that may pay. */
export const STARTING_BALANCE = parseUnits('1000000')

/** Deploys CAKE, the generator and the lottery with its roles. Suitable for loadFixture. */
export async function deployLottery(): Promise<LotteryWorld> {
  const [owner, operator, treasury, injector, ann, bob] = await hre.ethers.getSigners()
  if (!owner || !operator || !treasury || !injector || !ann || !bob) throw new Error('The chain has too few accounts.')
  const cake = await deploy<Cake>('CakeToken')
  const generator = await deploy<Generator>('LocalRandomGenerator')
  const lottery = await deploy<Lottery>('Lottery', cake, generator)
  await generator.setLotteryAddress(lottery)
  await lottery.setOperatorAndTreasuryAndInjectorAddresses(operator, treasury, injector)
  for (const person of [owner, injector, ann, bob]) {
    await cake['mint(address,uint256)'](person, STARTING_BALANCE)
    await cake.connect(person).approve(lottery, MaxUint256)
  }
  const people = { owner, operator, treasury, injector, ann, bob }
  return { ...people, cake, generator, lottery, byOperator: lottery.connect(operator) }
}

/** Deploys the same with round 1 open. Suitable for loadFixture. */
export async function deployOpenRound(): Promise<LotteryWorld> {
  const world = await deployLottery()
  await start(world)
  return world
}

/** Starts a round of twelve hours; its terms can be changed. */
export async function start(
  { byOperator }: LotteryWorld,
  terms: { breakdown?: readonly bigint[]; treasuryFee?: bigint; divisor?: bigint; price?: bigint } = {},
): Promise<void> {
  const { breakdown = BREAKDOWN, treasuryFee = TREASURY_FEE, divisor = DIVISOR, price = PRICE } = terms
  const endTime = BigInt((await time.latest()) + LENGTH_SECONDS)
  await byOperator.startLottery(endTime, price, divisor, breakdown, treasuryFee)
}

/** Closes the current round after its end and fulfils the request for its random number. */
export async function closeWith({ byOperator, generator }: LotteryWorld, finalNumber: bigint): Promise<void> {
  const id = await byOperator.currentLotteryId()
  await time.increase(LENGTH_SECONDS + 1)
  await byOperator.closeLottery(id)
  await generator.fulfillRandomness(await generator.latestRequestId(), finalNumber)
}

/** Closes the current round and draws a number; what nobody won goes to the treasury unless `autoInjection`. */
export async function draw(world: LotteryWorld, finalNumber: bigint, autoInjection = false): Promise<void> {
  await closeWith(world, finalNumber)
  await world.byOperator.drawFinalNumberAndMakeLotteryClaimable(
    await world.byOperator.currentLotteryId(),
    autoInjection,
  )
}
