import { mine } from '@nomicfoundation/hardhat-network-helpers'
import { parseUnits, type AddressLike } from 'ethers'
import hre from 'hardhat'
import type { HardhatEthersSigner } from '@nomicfoundation/hardhat-ethers/signers'
import { deploy } from '../deployExchange.ts'
import type { KnownContract, Read, Write } from '../exchangeContracts.ts'

type AmountRead = Read<[], bigint>
type Setting<Value> = Write<[value: Value]>

/** Fields of a round, in the order of the contract. */
export interface Round {
  epoch: bigint
  startBlock: bigint
  lockBlock: bigint
  endBlock: bigint
  lockPrice: bigint
  closePrice: bigint
  totalAmount: bigint
  bullAmount: bigint
  bearAmount: bigint
  rewardBaseCalAmount: bigint
  rewardAmount: bigint
  oracleCalled: boolean
}

export type Prediction = KnownContract<{
  TOTAL_RATE: AmountRead
  rewardRate: AmountRead
  treasuryRate: AmountRead
  intervalBlocks: AmountRead
  bufferBlocks: AmountRead
  minBetAmount: AmountRead
  oracleUpdateAllowance: AmountRead
  oracleLatestRoundId: AmountRead
  currentEpoch: AmountRead
  treasuryAmount: AmountRead
  owner: Read<[], string>
  adminAddress: Read<[], string>
  operatorAddress: Read<[], string>
  genesisStartOnce: Read<[], boolean>
  genesisLockOnce: Read<[], boolean>
  paused: Read<[], boolean>
  rounds: Read<[epoch: bigint], Round>
  ledger: Read<[epoch: bigint, user: AddressLike], [position: bigint, amount: bigint, claimed: boolean]>
  userRounds: Read<[user: AddressLike, index: bigint], bigint>
  getUserRounds: Read<[user: AddressLike, cursor: bigint, size: bigint], [epochs: bigint[], nextCursor: bigint]>
  claimable: Read<[epoch: bigint, user: AddressLike], boolean>
  refundable: Read<[epoch: bigint, user: AddressLike], boolean>
  genesisStartRound: Write<[]>
  genesisLockRound: Write<[]>
  executeRound: Write<[]>
  betBull: Write<[]>
  betBear: Write<[]>
  claim: Write<[epoch: bigint]>
  claimTreasury: Write<[]>
  pause: Write<[]>
  unpause: Write<[]>
  setAdmin: Setting<AddressLike>
  setOperator: Setting<AddressLike>
  setOracle: Setting<AddressLike>
  setIntervalBlocks: Setting<bigint>
  setBufferBlocks: Setting<bigint>
  setMinBetAmount: Setting<bigint>
  setOracleUpdateAllowance: Setting<bigint>
  setRewardRate: Setting<bigint>
  setTreasuryRate: Setting<bigint>
  transferOwnership: Setting<AddressLike>
  renounceOwnership: Write<[]>
}>

type RoundData = [roundId: bigint, answer: bigint, startedAt: bigint, updatedAt: bigint, answeredInRound: bigint]

export type Oracle = KnownContract<{
  decimals: AmountRead
  version: AmountRead
  description: Read<[], string>
  owner: Read<[], string>
  updater: Read<[], string>
  latestRound: AmountRead
  latestAnswer: AmountRead
  latestTimestamp: AmountRead
  latestRoundData: Read<[], RoundData>
  getRoundData: Read<[roundId: bigint], RoundData>
  getAnswer: Read<[roundId: bigint], bigint>
  getTimestamp: Read<[roundId: bigint], bigint>
  setUpdater: Setting<AddressLike>
  setAnswer: Setting<bigint>
}>

/** Small values of the protocol's parameters, so that tests mine few blocks. */
export const INTERVAL = 10n
export const BUFFER = 4n
export const MIN_BET = parseUnits('0.001')
export const ALLOWANCE_SECONDS = 300n

/** Price of the first answer, in the oracle's 8 decimals. */
export const PRICE = 320_00000000n

/** Prediction before its first round; its oracle has one answer. Contracts are connected to the owner. */
export interface PredictionWorld {
  prediction: Prediction
  oracle: Oracle
  /** Owns both contracts and sets the oracle's answers. */
  owner: HardhatEthersSigner
  admin: HardhatEthersSigner
  operator: HardhatEthersSigner
  ann: HardhatEthersSigner
  bob: HardhatEthersSigner
  cecil: HardhatEthersSigner
}

/** Deploys the prediction and its oracle. Suitable for loadFixture. */
export async function deployPrediction(): Promise<PredictionWorld> {
  const [owner, admin, operator, ann, bob, cecil] = await hre.ethers.getSigners()
  if (!owner || !admin || !operator || !ann || !bob || !cecil) throw new Error('The chain has too few accounts.')
  const oracle = await deploy<Oracle>('PriceOracle', 8, 'BNB / USD', owner)
  await oracle.setAnswer(PRICE)
  const roles = [oracle, admin, operator]
  const prediction = await deploy<Prediction>(
    'BnbPricePrediction',
    ...roles,
    ...[INTERVAL, BUFFER, MIN_BET, ALLOWANCE_SECONDS],
  )
  return { prediction, oracle, owner, admin, operator, ann, bob, cecil }
}

export const headBlock = async (): Promise<bigint> => BigInt(await hre.ethers.provider.getBlockNumber())

/** Mines up to the block before the given one, so that the next transaction is in it. */
export async function mineBefore(block: bigint): Promise<void> {
  const missing = block - 1n - (await headBlock())
  if (missing < 0n) throw new Error(`Block ${block} exists already.`)
  if (missing > 0n) await mine(missing)
}

/** Returns the round of the current epoch, or of one before it. */
export async function roundBefore({ prediction }: PredictionWorld, count: bigint): Promise<Round> {
  return prediction.rounds((await prediction.currentEpoch()) - count)
}

/** Starts the first round. */
export async function startRounds({ prediction, operator }: PredictionWorld): Promise<void> {
  await prediction.connect(operator).genesisStartRound()
}

/** Sets the oracle's answer and mines up to the block before the current round's lock block. */
export async function reachLock(world: PredictionWorld, price: bigint): Promise<void> {
  await world.oracle.setAnswer(price)
  await mineBefore((await roundBefore(world, 0n)).lockBlock)
}

/** Locks the current round at a price, and ends the round before it unless this is the first one after a start. */
export async function advance(world: PredictionWorld, price: bigint): Promise<void> {
  await reachLock(world, price)
  const own = world.prediction.connect(world.operator)
  await ((await world.prediction.genesisLockOnce()) ? own.executeRound() : own.genesisLockRound())
}

/**
 * Deploys the prediction and places bets in its first round: 3 BNB of Ann on a rise, 1 of Bob and 2 of Cecil on a fall.
 * Suitable for loadFixture.
 */
export async function deployWithBets(): Promise<PredictionWorld> {
  const world = await deployPrediction()
  await startRounds(world)
  const { prediction, ann, bob, cecil } = world
  await prediction.connect(ann).betBull({ value: parseUnits('3') })
  await prediction.connect(bob).betBear({ value: parseUnits('1') })
  await prediction.connect(cecil).betBear({ value: parseUnits('2') })
  return world
}

/** Locks the first round at PRICE and ends it at the given price. */
export async function endFirstRound(world: PredictionWorld, price: bigint): Promise<void> {
  await advance(world, PRICE)
  await advance(world, price)
}
