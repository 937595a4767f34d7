import { loadFixture, time } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { bracketOf, countWinners, divide, totalPrice } from './formulas.ts'
import {
  BREAKDOWN,
  closeWith,
  deployOpenRound,
  DIVISOR,
  draw,
  PRICE,
  start,
  TREASURY_FEE,
  type LotteryWorld,
} from './lotteryWorld.ts'

const FINAL = 1_234_567n
/** One ticket for each bracket, without a match first: 0, 1, 2 … 6 of the last digits. */
const NUMBERS = [1_234_560n, 1_000_007n, 1_000_067n, 1_000_567n, 1_004_567n, 1_034_567n, FINAL]

let world: LotteryWorld

/** Returns the pot of one purchase. */
const potOf = (count: number) => totalPrice(DIVISOR, PRICE, BigInt(count))

describe('a draw', () => {
  beforeEach(async () => {
    world = await loadFixture(deployOpenRound)
  })

  it('waits for the random number of its round', async () => {
    const { lottery, byOperator, generator } = world
    await expect(lottery.drawFinalNumberAndMakeLotteryClaimable(1n, false)).to.be.revertedWith('Not operator')
    await expect(byOperator.drawFinalNumberAndMakeLotteryClaimable(1n, false)).to.be.revertedWith('Lottery not close')
    await draw(world, FINAL)
    await start(world)
    const { endTime } = await lottery.viewLottery(2n)
    await time.increaseTo(endTime)
    await byOperator.closeLottery(2n)
    await expect(byOperator.drawFinalNumberAndMakeLotteryClaimable(2n, false)).to.be.revertedWith('Numbers not drawn')
    await generator.fulfillRandomness(await generator.latestRequestId(), 5n)
    await byOperator.drawFinalNumberAndMakeLotteryClaimable(2n, false)
    expect((await lottery.viewLottery(2n)).finalNumber).to.equal(1_000_005n)
  })

  it('divides the pot among the tickets of each bracket, and pays the treasury', async () => {
    const { lottery, cake, ann, treasury } = world
    const numbers = [...NUMBERS, 1_034_567n, 1_900_007n, 1_900_007n]
    await lottery.connect(ann).buyTickets(1n, numbers)
    const pot = potOf(numbers.length)
    const expected = divide(pot, TREASURY_FEE, BREAKDOWN, countWinners(numbers, FINAL))
    expect(expected.winners).to.deep.equal([3n, 1n, 1n, 1n, 2n, 1n])
    await closeWith(world, FINAL)
    await expect(world.byOperator.drawFinalNumberAndMakeLotteryClaimable(1n, false))
      .to.emit(lottery, 'LotteryNumberDrawn')
      .withArgs(1n, FINAL, 9n)
    const round = await lottery.viewLottery(1n)
    expect([round.status, round.finalNumber]).to.deep.equal([3n, FINAL])
    expect([...round.countWinnersPerBracket]).to.deep.equal(expected.winners)
    expect([...round.cakePerBracket]).to.deep.equal(expected.prizes)
    expect(await cake.balanceOf(treasury)).to.equal(pot - (pot * 8000n) / 10_000n)
  })

  for (const autoInjection of [false, true]) {
    it(`gives what nobody won to the ${autoInjection ? 'next round' : 'treasury'}`, async () => {
      const { lottery, cake, ann, treasury } = world
      const numbers = [1_000_007n, 1_000_567n, 1_000_000n]
      await lottery.connect(ann).buyTickets(1n, numbers)
      const pot = potOf(numbers.length)
      const { prizes, notWon, fee } = divide(pot, TREASURY_FEE, BREAKDOWN, countWinners(numbers, FINAL))
      await draw(world, FINAL, autoInjection)
      expect([...(await lottery.viewLottery(1n)).cakePerBracket]).to.deep.equal(prizes)
      expect(await cake.balanceOf(treasury)).to.equal(autoInjection ? fee : fee + notWon)
      const pending = autoInjection ? notWon : 0n
      expect(await lottery.pendingInjectionNextLottery()).to.equal(pending)
      await start(world)
      expect((await lottery.viewLottery(2n)).amountCollectedInCake).to.equal(pending)
      expect(await lottery.pendingInjectionNextLottery()).to.equal(0n)
    })
  }

  it('of a round without tickets gives everything to the treasury', async () => {
    const { lottery, cake, treasury } = world
    await lottery.injectFunds(1n, 1000n)
    await draw(world, FINAL)
    expect(await cake.balanceOf(treasury)).to.equal(1000n)
    expect([...(await lottery.viewLottery(1n)).countWinnersPerBracket]).to.deep.equal([0n, 0n, 0n, 0n, 0n, 0n])
  })

  it('assigns nothing to a bracket without a share and counts its tickets again in the bracket below', async () => {
    const { lottery, ann } = world
    await draw(world, 1n)
    await start(world, { breakdown: [10_000n, 0n, 0n, 0n, 0n, 0n] })
    await lottery.connect(ann).buyTickets(2n, [FINAL, 1_000_007n])
    await closeWith(world, FINAL)
    await expect(world.byOperator.drawFinalNumberAndMakeLotteryClaimable(2n, false))
      .to.emit(lottery, 'LotteryNumberDrawn')
      .withArgs(2n, FINAL, 2n)
    const round = await lottery.viewLottery(2n)
    expect([...round.countWinnersPerBracket]).to.deep.equal([2n, 1n, 1n, 1n, 1n, 1n])
    const shared = (round.amountCollectedInCake * 8000n) / 10_000n
    expect([...round.cakePerBracket]).to.deep.equal([shared / 2n, 0n, 0n, 0n, 0n, 0n])
  })
})

describe('a prize', () => {
  beforeEach(async () => {
    world = await loadFixture(deployOpenRound)
  })

  const idsOf = (length: number) => Array.from({ length }, (_, index) => BigInt(index))

  it('is paid once for the highest bracket of each ticket', async () => {
    const { lottery, cake, ann, bob } = world
    await lottery.connect(ann).buyTickets(1n, NUMBERS)
    const byAnn = lottery.connect(ann)
    await expect(byAnn.claimTickets(1n, [1n], [0n])).to.be.revertedWith('Lottery not claimable')
    expect(await lottery.viewRewardsForTicketId(1n, 6n, 5n)).to.equal(0n)
    await draw(world, FINAL)
    const { cakePerBracket } = await lottery.viewLottery(1n)
    const won = idsOf(6).map((index) => index + 1n)
    const brackets = NUMBERS.slice(1).map((number) => BigInt(bracketOf(number, FINAL)))
    expect(brackets).to.deep.equal([0n, 1n, 2n, 3n, 4n, 5n])
    for (const [index, id] of won.entries()) {
      expect(await lottery.viewRewardsForTicketId(1n, id, BigInt(index))).to.equal(cakePerBracket[index])
    }
    await expect(lottery.connect(bob).claimTickets(1n, [1n], [0n])).to.be.revertedWith('Not the owner')
    const before = await cake.balanceOf(ann)
    const amount = cakePerBracket.reduce((sum, prize) => sum + prize, 0n)
    await expect(byAnn.claimTickets(1n, won, brackets))
      .to.emit(lottery, 'TicketsClaim')
      .withArgs(ann.address, amount, 1n, 6n)
    expect((await cake.balanceOf(ann)) - before).to.equal(amount)
    const [, , claimed] = await lottery.viewUserInfoForLotteryId(ann, 1n, 0n, 10n)
    expect([...claimed]).to.deep.equal([false, true, true, true, true, true, true])
    await expect(byAnn.claimTickets(1n, [6n], [5n])).to.be.revertedWith('Not the owner')
  })

  it('is refused outside the rules', async () => {
    const { lottery, ann } = world
    await draw(world, 1n)
    await start(world)
    const byAnn = lottery.connect(ann)
    await byAnn.buyTickets(2n, NUMBERS)
    await draw(world, FINAL)
    await start(world)
    await byAnn.buyTickets(3n, [FINAL])
    await draw(world, FINAL)
    const claim = (ids: readonly bigint[], brackets: readonly bigint[], id = 2n) =>
      byAnn.claimTickets(id, ids, brackets)
    await expect(claim([1n], [])).to.be.revertedWith('Not same length')
    await expect(claim([], [])).to.be.revertedWith('Length must be >0')
    const many = Array<bigint>(101).fill(1n)
    await expect(claim(many, many)).to.be.revertedWith('Too many tickets')
    await expect(claim([1n], [6n])).to.be.revertedWith('Bracket out of range')
    await expect(claim([7n], [5n])).to.be.revertedWith('TicketId too high')
    await expect(claim([6n], [5n], 3n)).to.be.revertedWith('TicketId too low')
    await expect(claim([0n], [0n])).to.be.revertedWith('No prize for this bracket')
    await expect(claim([1n], [1n])).to.be.revertedWith('No prize for this bracket')
    await expect(claim([6n], [4n])).to.be.revertedWith('Bracket must be higher')
    await expect(claim([1n, 1n], [0n, 0n])).to.be.revertedWith('Not the owner')
    await claim([6n], [5n])
  })
})
