import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { parseUnits, ZeroAddress, type AddressLike } from 'ethers'
import hre from 'hardhat'
import { deploy } from '../deployExchange.ts'
import type { KnownContract, Write } from '../exchangeContracts.ts'
import {
  advance,
  BUFFER,
  deployPrediction,
  deployWithBets,
  endFirstRound,
  headBlock,
  mineBefore,
  MIN_BET,
  PRICE,
  startRounds,
  type PredictionWorld,
} from './deployPrediction.ts'

type Guest = KnownContract<
  Record<'betBull' | 'betBear', Write<[prediction: AddressLike]>> & {
    claim: Write<[prediction: AddressLike, epoch: bigint]>
  }
>

const ONE = parseUnits('1')
const TOTAL = 6n * ONE

let world: PredictionWorld
const deployBeforeEach = (fixture = deployPrediction) =>
  beforeEach(async () => {
    world = await loadFixture(fixture)
  })

describe('a bet', () => {
  deployBeforeEach()
  it('is recorded with its side, in the round and in the list of the account', async () => {
    const { prediction, ann, bob } = world
    await startRounds(world)
    const bull = prediction.connect(ann).betBull({ value: 3n * ONE })
    await expect(bull)
      .to.emit(prediction, 'BetBull')
      .withArgs(ann.address, 1n, 3n * ONE)
    await expect(prediction.connect(bob).betBear({ value: ONE }))
      .to.emit(prediction, 'BetBear')
      .withArgs(bob.address, 1n, ONE)
    expect([...(await prediction.ledger(1n, ann))]).to.deep.equal([0n, 3n * ONE, false])
    expect([...(await prediction.ledger(1n, bob))]).to.deep.equal([1n, ONE, false])
    const { totalAmount, bullAmount, bearAmount } = await prediction.rounds(1n)
    expect([totalAmount, bullAmount, bearAmount]).to.deep.equal([4n * ONE, 3n * ONE, ONE])
    expect(await prediction.userRounds(ann, 0n)).to.equal(1n)
    expect(await hre.ethers.provider.getBalance(prediction)).to.equal(4n * ONE)
  })

  it('is possible after the start block and before the lock block only, to the block', async () => {
    const { prediction, ann, bob } = world
    await expect(prediction.connect(ann).betBull({ value: ONE })).to.be.revertedWith('Round not bettable')
    await startRounds(world)
    const { startBlock, lockBlock } = await prediction.rounds(1n)
    await prediction.connect(ann).betBull({ value: ONE })
    expect(await headBlock()).to.equal(startBlock + 1n)
    await mineBefore(lockBlock - 1n)
    await prediction.connect(bob).betBull({ value: ONE })
    await expect(prediction.betBear({ value: ONE })).to.be.revertedWith('Round not bettable')
  })

  it('needs the minimum, to the wei', async () => {
    const { prediction, admin, ann, bob } = world
    await startRounds(world)
    const reason = 'Bet amount must be greater than minBetAmount'
    await expect(prediction.connect(ann).betBull({ value: MIN_BET - 1n })).to.be.revertedWith(reason)
    await prediction.connect(ann).betBull({ value: MIN_BET })
    await prediction.connect(admin).setMinBetAmount(0n)
    await expect(prediction.connect(bob).betBear()).to.emit(prediction, 'BetBear').withArgs(bob.address, 1n, 0n)
  })

  it('can be made once in a round, on either side', async () => {
    const { prediction, ann } = world
    await startRounds(world)
    await prediction.connect(ann).betBear({ value: ONE })
    const reason = 'Can only bet once per round'
    await expect(prediction.connect(ann).betBear({ value: ONE })).to.be.revertedWith(reason)
    await expect(prediction.connect(ann).betBull({ value: ONE })).to.be.revertedWith(reason)
    await advance(world, PRICE)
    await prediction.connect(ann).betBull({ value: ONE })
  })

  it('is rejected while the prediction is paused', async () => {
    const { prediction, admin, ann } = world
    await startRounds(world)
    await prediction.connect(admin).pause()
    await expect(prediction.connect(ann).betBull({ value: ONE })).to.be.revertedWith('Pausable: paused')
    await expect(prediction.connect(ann).betBear({ value: ONE })).to.be.revertedWith('Pausable: paused')
  })

  it('of a contract is rejected, and so is its claim, even in its constructor', async () => {
    const { prediction } = world
    await startRounds(world)
    const guest = await deploy<Guest>('PredictionGuest', ZeroAddress)
    const reason = 'contract not allowed'
    await expect(guest.betBull(prediction, { value: ONE })).to.be.revertedWith(reason)
    await expect(guest.betBear(prediction, { value: ONE })).to.be.revertedWith(reason)
    await expect(guest.claim(prediction, 1n)).to.be.revertedWith(reason)
    await expect(hre.ethers.deployContract('PredictionGuest', [prediction], { value: ONE })).to.be.revertedWith(
      'proxy contract not allowed',
    )
  })
})

describe('the list of an account’s rounds', () => {
  deployBeforeEach()
  it('is read in pages, oldest first', async () => {
    const { prediction, ann, bob } = world
    await startRounds(world)
    for (let epoch = 1; epoch <= 5; epoch += 1) {
      if (epoch !== 4) await prediction.connect(ann).betBull({ value: ONE })
      await advance(world, PRICE + BigInt(epoch))
    }
    const page = async (cursor: bigint, size: bigint) => {
      const [epochs, next] = await prediction.getUserRounds(ann, cursor, size)
      return [[...epochs], next]
    }
    expect(await page(0n, 3n)).to.deep.equal([[1n, 2n, 3n], 3n])
    expect(await page(3n, 3n)).to.deep.equal([[5n], 4n])
    expect(await page(4n, 3n)).to.deep.equal([[], 4n])
    expect(await page(0n, 2n ** 255n)).to.deep.equal([[1n, 2n, 3n, 5n], 4n])
    expect([...(await prediction.getUserRounds(bob, 0n, 9n))[0]]).to.deep.equal([])
    await expect(prediction.getUserRounds(ann, 5n, 1n)).to.be.revertedWithPanic(0x32)
  })
})

describe('a claim', () => {
  deployBeforeEach(deployWithBets)
  const balanceOf = (account: AddressLike) => hre.ethers.provider.getBalance(account)

  it('is possible after the end block of a started round, once', async () => {
    const { prediction, ann } = world
    const own = prediction.connect(ann)
    await expect(own.claim(9n)).to.be.revertedWith('Round has not started')
    await expect(own.claim(1n)).to.be.revertedWith('Round has not ended')
    await endFirstRound(world, PRICE + 1n)
    const { endBlock } = await prediction.rounds(1n)
    expect(await headBlock()).to.equal(endBlock)
    await expect(own.claim(1n))
      .to.emit(prediction, 'Claim')
      .withArgs(ann.address, 1n, (TOTAL * 90n) / 100n)
    expect([...(await prediction.ledger(1n, ann))]).to.deep.equal([0n, 3n * ONE, true])
    await expect(own.claim(1n)).to.be.revertedWith('Rewards claimed')
  })

  it('is rejected in the block that ends the round', async () => {
    const { prediction, ann, operator } = world
    await advance(world, PRICE)
    await world.oracle.setAnswer(PRICE + 1n)
    await mineBefore((await prediction.rounds(2n)).lockBlock)
    await hre.network.provider.send('evm_setAutomine', [false])
    await prediction.connect(operator).executeRound()
    const early = await prediction.connect(ann).claim(1n, { gasLimit: 200_000n })
    await hre.network.provider.send('evm_mine')
    await hre.network.provider.send('evm_setAutomine', [true])
    const receipt = await hre.ethers.provider.getTransactionReceipt(early.hash)
    expect([receipt?.status, BigInt(receipt?.blockNumber ?? 0)]).to.deep.equal([
      ...[0, (await prediction.rounds(1n)).endBlock],
    ])
  })

  it('pays each winner the share of the stake in the winning side, rounded down', async () => {
    const { prediction, ann, bob, cecil } = world
    await endFirstRound(world, PRICE - 1n)
    const reward = (TOTAL * 90n) / 100n
    for (const [account, stake] of [
      [bob, ONE],
      [cecil, 2n * ONE],
    ] as const) {
      expect(await prediction.claimable(1n, account)).to.equal(true)
      const claimed = prediction.connect(account).claim(1n)
      await expect(claimed).to.changeEtherBalances(
        [account, prediction],
        [(stake * reward) / (3n * ONE), (-stake * reward) / (3n * ONE)],
      )
    }
    expect(await prediction.claimable(1n, ann)).to.equal(false)
    await expect(prediction.connect(ann).claim(1n)).to.be.revertedWith('Not eligible for claim')
    expect(await balanceOf(prediction)).to.equal(await prediction.treasuryAmount())
  })

  it('of an account without a bet pays 0 when the price rose, and is rejected when it fell', async () => {
    const { prediction, owner } = world
    await endFirstRound(world, PRICE + 1n)
    await advance(world, PRICE)
    expect(await prediction.claimable(1n, owner)).to.equal(true)
    await expect(prediction.claim(1n)).to.emit(prediction, 'Claim').withArgs(owner.address, 1n, 0n)
    expect(await prediction.claimable(2n, owner)).to.equal(false)
    await expect(prediction.claim(2n)).to.be.revertedWith('Not eligible for claim')
  })

  it('without a bet in a round that nobody won reverts, because it divides by the empty side', async () => {
    const { prediction, bob } = world
    await advance(world, PRICE)
    await prediction.connect(bob).betBear({ value: ONE })
    await advance(world, PRICE)
    await advance(world, PRICE + 1n)
    await expect(prediction.claim(2n)).to.be.revertedWith('SafeMath: division by zero')
  })

  it('is rejected for every account after a tie, and the treasury gets all', async () => {
    const { prediction, admin, ann, bob } = world
    await endFirstRound(world, PRICE)
    for (const account of [ann, bob]) {
      expect(await prediction.claimable(1n, account)).to.equal(false)
      await expect(prediction.connect(account).claim(1n)).to.be.revertedWith('Not eligible for claim')
    }
    await expect(prediction.connect(admin).claimTreasury()).to.changeEtherBalances([admin, prediction], [TOTAL, -TOTAL])
  })

  it('returns the exact bet of a round that missed its window, from one block after the buffer', async () => {
    const { prediction, admin, ann, bob, owner } = world
    await advance(world, PRICE)
    const { endBlock } = await prediction.rounds(1n)
    await mineBefore(endBlock + BUFFER)
    await expect(prediction.connect(ann).claim(1n)).to.be.revertedWith('Not eligible for refund')
    expect(await prediction.refundable(1n, ann)).to.equal(false)
    await prediction.connect(admin).pause()
    expect([await prediction.refundable(1n, ann), await prediction.claimable(1n, ann)]).to.deep.equal([true, false])
    await expect(prediction.connect(ann).claim(1n)).to.changeEtherBalances([ann, prediction], [3n * ONE, -3n * ONE])
    await expect(prediction.connect(bob).claim(1n)).to.emit(prediction, 'Claim').withArgs(bob.address, 1n, ONE)
    await expect(prediction.connect(ann).claim(1n)).to.be.revertedWith('Rewards claimed')
    expect(await prediction.refundable(1n, owner)).to.equal(false)
    await expect(prediction.claim(1n)).to.be.revertedWith('Not eligible for refund')
  })
})
