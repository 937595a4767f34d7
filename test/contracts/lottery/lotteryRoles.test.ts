import { loadFixture, time } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { MaxUint256, parseUnits, ZeroAddress, ZeroHash, type AddressLike } from 'ethers'
import { deploy } from '../deployExchange.ts'
import type { KnownContract, MintableToken, TokenMethods, Write } from '../exchangeContracts.ts'
import type { Generator, Lottery } from './lotteryContracts.ts'
import {
  BREAKDOWN,
  closeWith,
  deployLottery,
  DIVISOR,
  LENGTH_SECONDS,
  PRICE,
  start,
  TREASURY_FEE,
  type LotteryWorld,
} from './lotteryWorld.ts'

type CallbackToken = KnownContract<
  TokenMethods & {
    call: Write<[target: AddressLike, data: string]>
    callDuringTransfer: Write<[target: AddressLike, data: string]>
  }
>

const NOT_OWNER = 'Ownable: caller is not the owner'

let world: LotteryWorld

describe('the settings of the lottery', () => {
  beforeEach(async () => {
    world = await loadFixture(deployLottery)
  })

  it("start with the protocol's values", async () => {
    const { lottery, cake, generator, owner, operator, treasury, injector } = world
    const limits = [lottery.MIN_DISCOUNT_DIVISOR, lottery.MIN_LENGTH_LOTTERY, lottery.MAX_LENGTH_LOTTERY]
    expect(await Promise.all(limits.map((read) => read()))).to.deep.equal([300n, 14_100n, 345_900n])
    expect(await lottery.MAX_TREASURY_FEE()).to.equal(3000n)
    expect([await lottery.minPriceTicketInCake(), await lottery.maxPriceTicketInCake()]).to.deep.equal([
      ...[parseUnits('0.005'), parseUnits('50')],
    ])
    expect(await lottery.maxNumberTicketsPerBuyOrClaim()).to.equal(100n)
    expect([await lottery.cakeToken(), await lottery.randomGenerator(), await lottery.owner()]).to.deep.equal([
      ...[cake.target, generator.target, owner.address],
    ])
    const roles = [lottery.operatorAddress, lottery.treasuryAddress, lottery.injectorAddress]
    expect(await Promise.all(roles.map((read) => read()))).to.deep.equal([
      ...[operator.address, treasury.address, injector.address],
    ])
  })

  it('assign the roles; none may be the zero address', async () => {
    const { lottery, ann, bob, owner } = world
    const assign = lottery.setOperatorAndTreasuryAndInjectorAddresses
    await expect(assign(ann, bob, owner))
      .to.emit(lottery, 'NewOperatorAndTreasuryAndInjectorAddresses')
      .withArgs(ann.address, bob.address, owner.address)
    for (const roles of [
      [ZeroAddress, bob, owner],
      [ann, ZeroAddress, owner],
      [ann, bob, ZeroAddress],
    ] as const) {
      await expect(assign(...roles)).to.be.revertedWith('Cannot be zero address')
    }
    const byAnn = lottery.connect(ann)
    await expect(byAnn.setOperatorAndTreasuryAndInjectorAddresses(ann, ann, ann)).to.be.revertedWith(NOT_OWNER)
  })

  it('limit the price of a ticket and the tickets of a transaction', async () => {
    const { lottery, ann } = world
    await lottery.setMinAndMaxTicketPriceInCake(5n, 5n)
    expect([await lottery.minPriceTicketInCake(), await lottery.maxPriceTicketInCake()]).to.deep.equal([5n, 5n])
    await expect(lottery.setMinAndMaxTicketPriceInCake(6n, 5n)).to.be.revertedWith('minPrice must be < maxPrice')
    await expect(lottery.connect(ann).setMinAndMaxTicketPriceInCake(1n, 2n)).to.be.revertedWith(NOT_OWNER)
    await start(world, { price: 5n })
    await lottery.setMaxNumberTicketsPerBuy(1n)
    await expect(lottery.connect(ann).buyTickets(1n, [1_000_000n, 1_000_001n])).to.be.revertedWith('Too many tickets')
    await expect(lottery.setMaxNumberTicketsPerBuy(0n)).to.be.revertedWith('Must be > 0')
    await expect(lottery.connect(ann).setMaxNumberTicketsPerBuy(1n)).to.be.revertedWith(NOT_OWNER)
  })

  it('return tokens sent by mistake, but no CAKE', async () => {
    const { lottery, cake, owner, ann } = world
    const plum = await deploy<MintableToken>('DevToken', 'Plum', 'PLUM', 18, 9n)
    await plum.transfer(lottery, 9n)
    await expect(lottery.recoverWrongTokens(plum, 7n)).to.emit(lottery, 'AdminTokenRecovery').withArgs(plum.target, 7n)
    expect(await plum.balanceOf(owner)).to.equal(7n)
    await expect(lottery.recoverWrongTokens(cake, 1n)).to.be.revertedWith('Cannot be CAKE token')
    await expect(lottery.connect(ann).recoverWrongTokens(plum, 1n)).to.be.revertedWith(NOT_OWNER)
  })

  it('belong to the owner', async () => {
    const { lottery, owner, ann } = world
    const owned = lottery as unknown as KnownContract<{ transferOwnership: Write<[owner: AddressLike]> }>
    await expect(owned.transferOwnership(ann))
      .to.emit(lottery, 'OwnershipTransferred')
      .withArgs(owner.address, ann.address)
    expect(await lottery.owner()).to.equal(ann.address)
  })
})

describe('the random generator', () => {
  beforeEach(async () => {
    world = await loadFixture(deployLottery)
  })

  it('is changed only between rounds, and must give a number', async () => {
    const { lottery, ann } = world
    const other = await deploy<Generator>('LocalRandomGenerator')
    await expect(lottery.changeRandomGenerator(other)).to.be.revertedWith('Only PancakeSwapLottery')
    await other.setLotteryAddress(lottery)
    await expect(lottery.connect(ann).changeRandomGenerator(other)).to.be.revertedWith(NOT_OWNER)
    await expect(lottery.changeRandomGenerator(other)).to.emit(lottery, 'NewRandomGenerator').withArgs(other.target)
    expect(await lottery.randomGenerator()).to.equal(other.target)
    await start(world)
    await expect(lottery.changeRandomGenerator(other)).to.be.revertedWith('Lottery not in claimable')
    await closeWith({ ...world, generator: other }, 1n)
    await expect(lottery.changeRandomGenerator(other)).to.be.revertedWith('Lottery not in claimable')
    await world.byOperator.drawFinalNumberAndMakeLotteryClaimable(1n, false)
    await lottery.changeRandomGenerator(world.generator)
  })

  it('serves only the lottery and fulfils each request once', async () => {
    const { lottery, generator, ann, owner } = world
    expect(await generator.lottery()).to.equal(lottery.target)
    await expect(generator.connect(owner).getRandomNumber(1n)).to.be.revertedWith('Only PancakeSwapLottery')
    await expect(generator.connect(ann).setLotteryAddress(ann)).to.be.revertedWith(NOT_OWNER)
    await expect(generator.fulfillRandomness(ZeroHash, 1n)).to.be.revertedWith('Wrong requestId')
    await start(world)
    await time.increase(LENGTH_SECONDS + 1)
    await world.byOperator.closeLottery(1n)
    const requestId = await generator.latestRequestId()
    await expect(generator.connect(ann).fulfillRandomness(requestId, 1n)).to.be.revertedWith(NOT_OWNER)
    expect(await generator.viewLatestLotteryId()).to.equal(0n)
    await expect(generator.fulfillRandomness(requestId, MaxUint256))
      .to.emit(generator, 'RandomnessRequestFulfilled')
      .withArgs(requestId, MaxUint256)
    expect([await generator.viewLatestLotteryId(), await generator.viewRandomResult()]).to.deep.equal([
      ...[1n, 1_000_000n + (MaxUint256 % 1_000_000n)],
    ])
    await expect(generator.fulfillRandomness(requestId, 2n)).to.be.revertedWith('Wrong requestId')
  })

  it('gives each request of the same seed another id', async () => {
    const { lottery, generator } = world
    await lottery.changeRandomGenerator(generator)
    const requestId = await generator.latestRequestId()
    await lottery.changeRandomGenerator(generator)
    expect(await generator.latestRequestId()).not.to.equal(requestId)
  })
})

describe('a token that calls back', () => {
  beforeEach(async () => {
    world = await loadFixture(deployLottery)
  })

  it('cannot enter the lottery a second time', async () => {
    const { generator, owner, treasury, ann } = world
    const token = await deploy<CallbackToken>('CallbackToken', 10n ** 24n)
    const lottery = await deploy<Lottery>('Lottery', token, generator)
    await generator.setLotteryAddress(lottery)
    await lottery.setOperatorAndTreasuryAndInjectorAddresses(token, treasury, owner)
    await token.transfer(ann, 10n ** 20n)
    await token.connect(ann).approve(lottery, MaxUint256)
    const encode = (method: string, args: unknown[]) => lottery.interface.encodeFunctionData(method, args)
    const endTime = BigInt((await time.latest()) + LENGTH_SECONDS)
    await token.call(lottery, encode('startLottery', [endTime, PRICE, DIVISOR, BREAKDOWN, TREASURY_FEE]))
    for (const data of [encode('closeLottery', [1n]), encode('drawFinalNumberAndMakeLotteryClaimable', [1n, false])]) {
      await token.callDuringTransfer(lottery, data)
      await expect(lottery.connect(ann).buyTickets(1n, [1_000_000n])).to.be.revertedWith(
        'ReentrancyGuard: reentrant call',
      )
    }
  })
})
