import { loadFixture, mine, time } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { parseUnits } from 'ethers'
import { deploy } from '../deployExchange.ts'
import type { KnownContract, Write } from '../exchangeContracts.ts'
import {
  advance,
  ALLOWANCE_SECONDS,
  BUFFER,
  deployPrediction,
  deployWithBets,
  endFirstRound,
  headBlock,
  INTERVAL,
  mineBefore,
  MIN_BET,
  PRICE,
  reachLock,
  roundBefore,
  startRounds,
  type PredictionWorld,
} from './deployPrediction.ts'

type FreeOracle = KnownContract<{ set: Write<[roundId: bigint, answer: bigint, updatedAt: bigint]> }>

const ONE = parseUnits('1')

let world: PredictionWorld
const deployBeforeEach = (fixture = deployPrediction) =>
  beforeEach(async () => {
    world = await loadFixture(fixture)
  })

describe('the rounds of the prediction', () => {
  deployBeforeEach()
  it('have the parameters of the deployment and no round at first', async () => {
    const { prediction } = world
    const { intervalBlocks, bufferBlocks, minBetAmount, oracleUpdateAllowance, rewardRate, treasuryRate } = prediction
    const reads = [intervalBlocks, bufferBlocks, minBetAmount, oracleUpdateAllowance, rewardRate, treasuryRate]
    expect(await Promise.all(reads.map((read) => read()))).to.deep.equal([
      ...[INTERVAL, BUFFER, MIN_BET, ALLOWANCE_SECONDS, 90n, 10n],
    ])
    expect([await prediction.TOTAL_RATE(), await prediction.currentEpoch()]).to.deep.equal([100n, 0n])
    expect([await prediction.genesisStartOnce(), await prediction.genesisLockOnce()]).to.deep.equal([false, false])
  })

  it('start once, with the lock after one interval and the end after two', async () => {
    const { prediction, operator } = world
    const own = prediction.connect(operator)
    const started = own.genesisStartRound()
    await started
    const start = await headBlock()
    await expect(started).to.emit(prediction, 'StartRound').withArgs(1n, start)
    expect([...(Object.values(await prediction.rounds(1n)) as unknown[])]).to.deep.equal([
      ...[1n, start, start + INTERVAL, start + 2n * INTERVAL, 0n, 0n, 0n, 0n, 0n, 0n, 0n, false],
    ])
    await expect(own.genesisStartRound()).to.be.revertedWith('Can only run genesisStartRound once')
  })

  it('start the second with the lock of the first, in its window', async () => {
    const { prediction, operator } = world
    const own = prediction.connect(operator)
    await expect(own.genesisLockRound()).to.be.revertedWith('Can only run after genesisStartRound is triggered')
    await startRounds(world)
    await reachLock(world, PRICE)
    const locked = own.genesisLockRound()
    await locked
    const head = await headBlock()
    await expect(locked).to.emit(prediction, 'LockRound').withArgs(1n, head, PRICE)
    await expect(locked).to.emit(prediction, 'StartRound').withArgs(2n, head)
    expect([await prediction.currentEpoch(), (await prediction.rounds(1n)).lockPrice]).to.deep.equal([2n, PRICE])
    await expect(own.genesisLockRound()).to.be.revertedWith('Can only run genesisLockRound once')
  })

  it('cannot be executed before both genesis calls', async () => {
    const { prediction, operator } = world
    const reason = 'Can only run after genesisStartRound and genesisLockRound is triggered'
    await expect(prediction.connect(operator).executeRound()).to.be.revertedWith(reason)
    await startRounds(world)
    await expect(prediction.connect(operator).executeRound()).to.be.revertedWith(reason)
  })

  it('lock from the lock block to the end of the buffer, to the block', async () => {
    const { prediction, oracle, operator } = world
    const own = prediction.connect(operator)
    await startRounds(world)
    const { lockBlock } = await prediction.rounds(1n)
    await mineBefore(lockBlock - 1n)
    await expect(own.genesisLockRound()).to.be.revertedWith('Can only lock round after lockBlock')
    await mineBefore(lockBlock + BUFFER)
    await own.genesisLockRound()
    expect((await prediction.rounds(1n)).lockPrice).to.equal(PRICE)
    await oracle.setAnswer(PRICE)
    await mineBefore((await prediction.rounds(2n)).lockBlock + BUFFER + 1n)
    await expect(own.executeRound()).to.be.revertedWith('Can only lock round within bufferBlocks')
  })

  it('are locked, ended and started at every execution, one of each, at the same price', async () => {
    const { prediction, operator } = world
    await startRounds(world)
    await advance(world, PRICE)
    await reachLock(world, PRICE + 1n)
    const executed = prediction.connect(operator).executeRound()
    await executed
    const head = await headBlock()
    await expect(executed)
      .to.emit(prediction, 'LockRound')
      .withArgs(2n, head, PRICE + 1n)
    await expect(executed)
      .to.emit(prediction, 'EndRound')
      .withArgs(1n, head, PRICE + 1n)
    await expect(executed).to.emit(prediction, 'StartRound').withArgs(3n, head)
    const [ended, live, open] = [
      await roundBefore(world, 2n),
      await roundBefore(world, 1n),
      await roundBefore(world, 0n),
    ]
    expect([ended.epoch, ended.lockPrice, ended.closePrice, ended.oracleCalled]).to.deep.equal([
      ...[1n, PRICE, PRICE + 1n, true],
    ])
    expect([live.epoch, live.lockPrice, live.closePrice, live.oracleCalled]).to.deep.equal([2n, PRICE + 1n, 0n, false])
    expect([open.epoch, open.startBlock, open.lockPrice]).to.deep.equal([3n, head, 0n])
  })

  it('end in the window of their own interval, when the interval has changed since', async () => {
    const { prediction, oracle, admin, operator } = world
    const own = prediction.connect(operator)
    await startRounds(world)
    await prediction.connect(admin).setIntervalBlocks(INTERVAL / 2n)
    await advance(world, PRICE)
    await reachLock(world, PRICE)
    await expect(own.executeRound()).to.be.revertedWith('Can only end round after closeBlock')
    await prediction.connect(admin).setIntervalBlocks(3n * INTERVAL)
    await mine(INTERVAL)
    await prediction.connect(admin).pause()
    await prediction.connect(admin).unpause()
    await startRounds(world)
    await prediction.connect(admin).setIntervalBlocks(8n * INTERVAL)
    await advance(world, PRICE)
    await oracle.setAnswer(PRICE)
    await mineBefore((await roundBefore(world, 0n)).lockBlock)
    await expect(own.executeRound()).to.be.revertedWith('Can only end round within bufferBlocks')
  })
})

describe('the price of a round', () => {
  deployBeforeEach()
  it('is used once: the oracle has to have a newer one at each execution', async () => {
    const { prediction, oracle, operator } = world
    await startRounds(world)
    await advance(world, PRICE)
    expect(await prediction.oracleLatestRoundId()).to.equal(await oracle.latestRound())
    await mineBefore((await roundBefore(world, 0n)).lockBlock)
    await expect(prediction.connect(operator).executeRound()).to.be.revertedWith(
      'Oracle update roundId must be larger than oracleLatestRoundId',
    )
    await oracle.setAnswer(PRICE)
    await prediction.connect(operator).executeRound()
  })

  it('may be ahead of the block by the allowance, to the second', async () => {
    const { prediction, admin, operator } = world
    const free = await deploy<FreeOracle>('TestOracle')
    await prediction.connect(admin).setOracle(free)
    await startRounds(world)
    await mineBefore((await prediction.rounds(1n)).lockBlock)
    const next = (await time.latest()) + 10
    await free.set(7n, -PRICE, BigInt(next) + ALLOWANCE_SECONDS + 1n)
    await time.setNextBlockTimestamp(next)
    await expect(prediction.connect(operator).genesisLockRound()).to.be.revertedWith(
      'Oracle update exceeded max timestamp allowance',
    )
    await time.setNextBlockTimestamp(next + 1)
    await prediction.connect(operator).genesisLockRound()
    expect([(await prediction.rounds(1n)).lockPrice, await prediction.oracleLatestRoundId()]).to.deep.equal([
      ...[-PRICE, 7n],
    ])
  })
})

describe('the stakes of an ended round', () => {
  deployBeforeEach(deployWithBets)
  const total = 6n * ONE
  for (const [behaviour, price, base, reward, forTreasury] of [
    ['to the bets on a rise when the price rose', PRICE + 1n, 3n * ONE, (total * 90n) / 100n, total / 10n],
    ['to the bets on a fall when the price fell', PRICE - 1n, 3n * ONE, (total * 90n) / 100n, total / 10n],
    ['to the treasury when the price is the same', PRICE, 0n, 0n, total],
  ] as const) {
    it(`go ${behaviour}`, async () => {
      const { prediction, operator } = world
      await advance(world, PRICE)
      await reachLock(world, price)
      await expect(prediction.connect(operator).executeRound())
        .to.emit(prediction, 'RewardsCalculated')
        .withArgs(1n, base, reward, forTreasury)
      const { rewardBaseCalAmount, rewardAmount } = await prediction.rounds(1n)
      expect([rewardBaseCalAmount, rewardAmount, await prediction.treasuryAmount()]).to.deep.equal([
        ...[base, reward, forTreasury],
      ])
    })
  }

  it('are divided by the rates at its end, each part rounded down', async () => {
    const { prediction, admin, ann } = world
    await prediction.connect(admin).setRewardRate(97n)
    await prediction
      .connect(ann)
      .claim(1n)
      .catch(() => {})
    await endFirstRound(world, PRICE + 1n)
    expect([(await prediction.rounds(1n)).rewardAmount, await prediction.treasuryAmount()]).to.deep.equal([
      ...[(total * 97n) / 100n, (total * 3n) / 100n],
    ])
  })

  it('remain in the contract, less the treasury’s part, when nobody is on the winning side', async () => {
    const { prediction, bob } = world
    await advance(world, PRICE)
    await prediction.connect(bob).betBear({ value: ONE + 7n })
    await advance(world, PRICE)
    await advance(world, PRICE + 1n)
    const { rewardBaseCalAmount, rewardAmount } = await prediction.rounds(2n)
    expect([rewardBaseCalAmount, rewardAmount]).to.deep.equal([0n, ((ONE + 7n) * 90n) / 100n])
    await expect(prediction.connect(bob).claim(2n)).to.be.revertedWith('Not eligible for claim')
  })
})

describe('a missed window', () => {
  deployBeforeEach(deployWithBets)
  it('stops every execution until the prediction is paused and started again, with the epochs continued', async () => {
    const { prediction, admin, operator } = world
    const own = prediction.connect(operator)
    await advance(world, PRICE)
    await reachLock(world, PRICE)
    await mine(BUFFER + 1n)
    await expect(own.executeRound()).to.be.revertedWith('Can only lock round within bufferBlocks')
    await own.pause()
    await expect(own.genesisStartRound()).to.be.revertedWith('Pausable: paused')
    await expect(own.genesisLockRound()).to.be.revertedWith('Pausable: paused')
    await expect(own.executeRound()).to.be.revertedWith('Pausable: paused')
    await prediction.connect(admin).unpause()
    expect([await prediction.genesisStartOnce(), await prediction.genesisLockOnce()]).to.deep.equal([false, false])
    await startRounds(world)
    await advance(world, PRICE)
    await advance(world, PRICE + 5n)
    expect((await prediction.rounds(3n)).closePrice).to.equal(PRICE + 5n)
    expect([(await prediction.rounds(1n)).oracleCalled, (await prediction.rounds(2n)).oracleCalled]).to.deep.equal([
      ...[false, false],
    ])
  })
})
