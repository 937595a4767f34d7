import { reset } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { claimBatches, totalPrizeRaw, unclaimedPrizes } from '../../../src/features/lottery/claims.rules.ts'
import { differencesOf, divide } from '../../../src/features/lottery/draw.rules.ts'
import { affordableTickets, ticketCost } from '../../../src/features/lottery/purchase.rules.ts'
import { randomNumbers } from '../../../src/features/lottery/tickets.rules.ts'
import { randomFrom } from '../random.ts'
import { BREAKDOWN, deployLottery, draw, start } from './lotteryWorld.ts'

const SEED = BigInt(process.env['FUZZ_SEED'] ?? 20_210_730)
const ROUNDS = 8n
const BATCH = 7

describe(`the lottery page's rules, on ${ROUNDS} random rounds from seed ${SEED}`, () => {
  it('price, count, divide and claim like the contract', async function () {
    this.timeout(120_000)
    await reset()
    const world = await deployLottery()
    const { lottery, cake, ann, bob } = world
    const random = randomFrom(SEED)
    const fill = (values: Uint32Array) => values.forEach((_, at) => (values[at] = Number(random.below(2n ** 32n))))
    let claimed = 0

    for (let id = 1n; id <= ROUNDS; id += 1n) {
      const [price, divisor] = [random.magnitude(5n * 10n ** 15n, 10n ** 18n), 300n + random.below(3000n)]
      const breakdown = random.isLikely(30) ? [10_000n, 0n, 0n, 0n, 0n, 0n] : BREAKDOWN
      await start(world, { price, divisor, breakdown })
      const sale = { priceRaw: price, discountDivisor: divisor, maxTickets: 100 }
      const balance = await cake.balanceOf(ann)
      const affordable = affordableTickets(sale, balance)
      expect(ticketCost(sale, affordable).totalRaw).to.equal(
        await lottery.calculateTotalPriceForBulkTickets(divisor, price, BigInt(affordable)),
      )

      // A few starting points, so that random numbers share their last digits.
      const final = 1_000_000 + Number(random.below(1_000_000n))
      const near = randomNumbers(20 + Number(random.below(30n)), [], fill).map((number) => {
        const power = 10 ** Number(random.below(7n))
        return power === 1_000_000 ? final : number - (number % power) + (final % power)
      })
      for (const account of [ann, bob]) {
        const before = await cake.balanceOf(account)
        await lottery.connect(account).buyTickets(id, near.map(BigInt))
        expect(before - (await cake.balanceOf(account))).to.equal(ticketCost(sale, near.length).totalRaw)
      }

      await draw(world, BigInt(final), random.isLikely(50))
      const round = await lottery.viewLottery(id)
      const terms = {
        collectedRaw: round.amountCollectedInCake,
        treasuryFeeBps: round.treasuryFee,
        rewardsBreakdownBps: [...round.rewardsBreakdown],
      }
      const stated = { winners: round.countWinnersPerBracket.map(Number), prizesRaw: [...round.cakePerBracket] }
      expect(differencesOf(stated, divide(terms, [...near, ...near], Number(round.finalNumber)))).to.deep.equal([])

      const readTickets = async () => {
        const [ids, numbers, statuses] = await lottery.viewUserInfoForLotteryId(ann, id, 0n, 1000n)
        return ids.map((ticketId, at) => ({
          ...{ id: ticketId, number: Number(numbers[at]), isClaimed: statuses[at] ?? false },
        }))
      }
      const drawn = { finalNumber: Number(round.finalNumber), prizesRaw: stated.prizesRaw }
      const prizes = unclaimedPrizes(await readTickets(), drawn)
      const before = await cake.balanceOf(ann)
      for (const batch of claimBatches(prizes, BATCH)) {
        const [ids, brackets] = [batch.map(({ ticketId }) => ticketId), batch.map(({ bracket }) => BigInt(bracket))]
        await lottery.connect(ann).claimTickets(id, ids, brackets)
        claimed += batch.length
      }
      expect((await cake.balanceOf(ann)) - before).to.equal(totalPrizeRaw(prizes))
      expect(unclaimedPrizes(await readTickets(), drawn)).to.deep.equal([])
    }
    expect(claimed > 50, `only ${claimed} prizes were claimed`).to.equal(true)
  })
})
