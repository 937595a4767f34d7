import { loadFixture, time } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { parseUnits, solidityPackedKeccak256, ZeroAddress, type AddressLike } from 'ethers'
import hre from 'hardhat'
import { deploy } from '../deployExchange.ts'
import type { KnownContract, Write } from '../exchangeContracts.ts'
import { totalPrice } from './formulas.ts'
import {
  BREAKDOWN,
  closeWith,
  deployLottery,
  deployOpenRound,
  DIVISOR,
  draw,
  LENGTH_SECONDS,
  PRICE,
  start,
  STARTING_BALANCE,
  TREASURY_FEE,
  type LotteryWorld,
} from './lotteryWorld.ts'

type Guest = KnownContract<Record<'buy' | 'claim', Write<[lottery: AddressLike]>>>

let world: LotteryWorld

describe('a round of the lottery', () => {
  beforeEach(async () => {
    world = await loadFixture(deployLottery)
  })

  const endIn = async (seconds: number) => BigInt((await time.latest()) + seconds)

  it('is opened by the operator with its terms', async () => {
    const { lottery, byOperator } = world
    const endTime = await endIn(LENGTH_SECONDS)
    const sent = byOperator.startLottery(endTime, PRICE, DIVISOR, BREAKDOWN, TREASURY_FEE)
    await sent
    const startTime = BigInt(await time.latest())
    await expect(sent).to.emit(lottery, 'LotteryOpen').withArgs(1n, startTime, endTime, PRICE, 0n, 0n)
    const round = await lottery.viewLottery(1n)
    expect([round.status, round.startTime, round.endTime]).to.deep.equal([1n, startTime, endTime])
    expect([round.priceTicketInCake, round.discountDivisor, round.treasuryFee]).to.deep.equal([
      ...[PRICE, DIVISOR, TREASURY_FEE],
    ])
    expect([...round.rewardsBreakdown]).to.deep.equal([...BREAKDOWN])
    expect([...round.cakePerBracket, ...round.countWinnersPerBracket].every((value) => value === 0n)).to.equal(true)
    expect([round.firstTicketId, round.firstTicketIdNextLottery, round.finalNumber]).to.deep.equal([0n, 0n, 0n])
    expect([await lottery.currentLotteryId(), await lottery.viewCurrentLotteryId()]).to.deep.equal([1n, 1n])
  })

  it('is opened only after the last one is drawn', async () => {
    const { lottery, byOperator } = world
    const terms = [PRICE, DIVISOR, BREAKDOWN, TREASURY_FEE] as const
    await expect(lottery.startLottery(await endIn(LENGTH_SECONDS), ...terms)).to.be.revertedWith('Not operator')
    await start(world)
    const again = async () => byOperator.startLottery(await endIn(LENGTH_SECONDS), ...terms)
    await expect(again()).to.be.revertedWith('Not time to start lottery')
    await closeWith(world, 1n)
    await expect(again()).to.be.revertedWith('Not time to start lottery')
    await byOperator.drawFinalNumberAndMakeLotteryClaimable(1n, false)
    await again()
    expect(await lottery.currentLotteryId()).to.equal(2n)
  })

  it('is longer than 3 hours 55 minutes and shorter than 4 days and 5 minutes', async () => {
    const { byOperator } = world
    const lasting = async (seconds: number) => {
      const startTime = (await time.latest()) + 10
      await time.setNextBlockTimestamp(startTime)
      return byOperator.startLottery(BigInt(startTime + seconds), PRICE, DIVISOR, BREAKDOWN, TREASURY_FEE)
    }
    await expect(lasting(14_100)).to.be.revertedWith('Lottery length outside of range')
    await expect(lasting(345_900)).to.be.revertedWith('Lottery length outside of range')
    await expect(lasting(-1)).to.be.revertedWithPanic(0x11)
    await lasting(14_101)
    await draw(world, 1n)
    await lasting(345_899)
  })

  it('has terms within the limits', async () => {
    const { byOperator } = world
    const endTime = await endIn(LENGTH_SECONDS)
    const [least, most] = [parseUnits('0.005'), parseUnits('50')]
    for (const price of [least - 1n, most + 1n]) {
      const sent = byOperator.startLottery(endTime, price, DIVISOR, BREAKDOWN, TREASURY_FEE)
      await expect(sent).to.be.revertedWith('Outside of limits')
    }
    await expect(byOperator.startLottery(endTime, least, 299n, BREAKDOWN, TREASURY_FEE)).to.be.revertedWith(
      'Discount divisor too low',
    )
    await expect(byOperator.startLottery(endTime, least, 300n, BREAKDOWN, 3001n)).to.be.revertedWith(
      'Treasury fee too high',
    )
    for (const last of [4999n, 5001n]) {
      const breakdown = [...BREAKDOWN.slice(0, 5), last]
      const sent = byOperator.startLottery(endTime, least, 300n, breakdown, 3000n)
      await expect(sent).to.be.revertedWith('Rewards must equal 10000')
    }
    await byOperator.startLottery(endTime, least, 300n, BREAKDOWN, 3000n)
    await draw(world, 1n)
    await start(world, { price: most })
  })

  it('grows by what owner and injector add while it is open', async () => {
    const { lottery, byOperator, cake, injector } = world
    await expect(lottery.injectFunds(1n, 5n)).to.be.revertedWith('Lottery not open')
    await start(world)
    await expect(byOperator.injectFunds(1n, 5n)).to.be.revertedWith('Not owner or injector')
    await expect(lottery.injectFunds(1n, 5n)).to.emit(lottery, 'LotteryInjection').withArgs(1n, 5n)
    await lottery.connect(injector).injectFunds(1n, 7n)
    expect([(await lottery.viewLottery(1n)).amountCollectedInCake, await cake.balanceOf(lottery)]).to.deep.equal([
      ...[12n, 12n],
    ])
  })

  it('is closed by the operator after its end, which requests the random number', async () => {
    const { lottery, byOperator, generator, ann } = world
    await expect(byOperator.closeLottery(1n)).to.be.revertedWith('Lottery not open')
    await start(world)
    await lottery.connect(ann).buyTickets(1n, [1_000_000n, 1_999_999n])
    await expect(lottery.closeLottery(1n)).to.be.revertedWith('Not operator')
    const { endTime } = await lottery.viewLottery(1n)
    await time.setNextBlockTimestamp(endTime)
    await expect(byOperator.closeLottery(1n)).to.be.revertedWith('Lottery not over')
    const sent = byOperator.closeLottery(1n)
    await expect(sent).to.emit(lottery, 'LotteryClose').withArgs(1n, 2n)
    const seed = BigInt(solidityPackedKeccak256(['uint256', 'uint256'], [1n, 2n]))
    await expect(sent)
      .to.emit(generator, 'RandomnessRequest')
      .withArgs(await generator.latestRequestId(), seed)
    const round = await lottery.viewLottery(1n)
    expect([round.status, round.firstTicketIdNextLottery]).to.deep.equal([2n, 2n])
    await expect(byOperator.closeLottery(1n)).to.be.revertedWith('Lottery not open')
  })
})

describe('tickets', () => {
  beforeEach(async () => {
    world = await loadFixture(deployOpenRound)
  })

  it('are sold for CAKE and numbered across rounds', async () => {
    const { lottery, cake, ann, bob } = world
    await expect(lottery.connect(ann).buyTickets(1n, [1_000_000n, 1_234_567n]))
      .to.emit(lottery, 'TicketsPurchase')
      .withArgs(ann.address, 1n, 2n)
    await lottery.connect(bob).buyTickets(1n, [1_999_999n])
    await lottery.connect(ann).buyTickets(1n, [1_234_567n])
    const paid = totalPrice(DIVISOR, PRICE, 2n) + PRICE
    expect(await cake.balanceOf(ann)).to.equal(STARTING_BALANCE - paid)
    expect((await lottery.viewLottery(1n)).amountCollectedInCake).to.equal(paid + PRICE)
    await draw(world, 1n)
    await start(world)
    expect((await lottery.viewLottery(2n)).firstTicketId).to.equal(4n)
    await lottery.connect(ann).buyTickets(2n, [1_000_001n])
    expect((await lottery.viewUserInfoForLotteryId(ann, 2n, 0n, 9n))[0]).to.deep.equal([4n])
    expect((await lottery.viewUserInfoForLotteryId(ann, 1n, 0n, 9n))[0]).to.deep.equal([0n, 1n, 3n])
  })

  it('are read by page: a size beyond the end is limited, a cursor beyond it panics', async () => {
    const { lottery, ann } = world
    await lottery.connect(ann).buyTickets(1n, [1_000_003n, 1_000_001n, 1_000_002n])
    const page = async (cursor: bigint, size: bigint) =>
      (await lottery.viewUserInfoForLotteryId(ann, 1n, cursor, size)).map((part) =>
        typeof part === 'bigint' ? part : [...part],
      )
    expect(await page(0n, 2n)).to.deep.equal([[0n, 1n], [1_000_003n, 1_000_001n], [false, false], 2n])
    expect(await page(2n, 2n)).to.deep.equal([[2n], [1_000_002n], [false], 3n])
    expect(await page(3n, 2n)).to.deep.equal([[], [], [], 3n])
    await expect(page(4n, 1n)).to.be.revertedWithPanic(0x11)
  })

  it('show number and status by id; an unknown one shows as claimed', async () => {
    const { lottery, ann } = world
    await lottery.connect(ann).buyTickets(1n, [1_000_003n])
    const [numbers, claimed] = await lottery.viewNumbersAndStatusesForTicketIds([0n, 1n])
    expect([[...numbers], [...claimed]]).to.deep.equal([
      [1_000_003n, 0n],
      [false, true],
    ])
  })

  it('are refused outside the rules', async () => {
    const { lottery, ann } = world
    const buy = (numbers: readonly bigint[], id = 1n) => lottery.connect(ann).buyTickets(id, numbers)
    await expect(buy([])).to.be.revertedWith('No ticket specified')
    const hundred = Array.from({ length: 100 }, (_, index) => 1_000_000n + BigInt(index))
    await expect(buy([...hundred, 1_500_000n])).to.be.revertedWith('Too many tickets')
    await expect(buy([1_000_000n], 2n)).to.be.revertedWith('Lottery is not open')
    await expect(buy([999_999n])).to.be.revertedWith('Outside range')
    await expect(buy([1_000_000n, 2_000_000n])).to.be.revertedWith('Outside range')
    await buy(hundred)
    const { endTime } = await lottery.viewLottery(1n)
    await time.setNextBlockTimestamp(endTime - 1n)
    await buy([1_000_000n])
    await expect(buy([1_000_000n])).to.be.revertedWith('Lottery is over')
    await closeWith(world, 1n)
    await expect(buy([1_000_000n])).to.be.revertedWith('Lottery is not open')
  })

  it('need CAKE and its approval', async () => {
    const { lottery, cake, ann, bob, operator } = world
    await cake.connect(ann).approve(lottery, PRICE - 1n)
    await expect(lottery.connect(ann).buyTickets(1n, [1_000_000n])).to.be.revertedWith(
      'BEP20: transfer amount exceeds allowance',
    )
    await cake.connect(bob).transfer(operator, STARTING_BALANCE - PRICE + 1n)
    await expect(lottery.connect(bob).buyTickets(1n, [1_000_000n])).to.be.revertedWith(
      'BEP20: transfer amount exceeds balance',
    )
  })

  it('cost less together, to the last wei', async () => {
    const { lottery, ann, cake } = world
    for (const [divisor, price, count] of [
      [2000n, PRICE, 1n],
      [2000n, PRICE, 2n],
      [2000n, PRICE, 50n],
      [2000n, PRICE, 100n],
      [300n, 7n, 13n],
      [301n, 10n ** 18n + 1n, 301n],
    ] as const) {
      const total = await lottery.calculateTotalPriceForBulkTickets(divisor, price, count)
      expect(total).to.equal(totalPrice(divisor, price, count))
    }
    expect(await lottery.calculateTotalPriceForBulkTickets(2000n, 10_000n, 100n)).to.equal(950_500n)
    await expect(lottery.calculateTotalPriceForBulkTickets(299n, PRICE, 1n)).to.be.revertedWith(
      'Must be >= MIN_DISCOUNT_DIVISOR',
    )
    await expect(lottery.calculateTotalPriceForBulkTickets(300n, PRICE, 0n)).to.be.revertedWith(
      'Number of tickets must be > 0',
    )
    await lottery.connect(ann).buyTickets(1n, Array<bigint>(100).fill(1_111_111n))
    expect(STARTING_BALANCE - (await cake.balanceOf(ann))).to.equal(totalPrice(DIVISOR, PRICE, 100n))
  })

  it('are neither sold to contracts nor claimed by them', async () => {
    const { lottery } = world
    const guest = await deploy<Guest>('LotteryGuest', ZeroAddress)
    await expect(guest.buy(lottery)).to.be.revertedWith('Contract not allowed')
    await expect(guest.claim(lottery)).to.be.revertedWith('Contract not allowed')
    await expect(hre.ethers.deployContract('LotteryGuest', [lottery])).to.be.revertedWith('Proxy contract not allowed')
  })
})
