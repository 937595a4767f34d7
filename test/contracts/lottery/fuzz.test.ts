import { reset } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { parseUnits } from 'ethers'
import { sendStep, type FuzzStep } from '../fuzzChain.ts'
import { randomFrom, type Random } from '../random.ts'
import { bracketOf, countWinners, divide, totalPrice } from './formulas.ts'
import { closeWith, deployLottery, start, type LotteryWorld } from './lotteryWorld.ts'

const SEED = BigInt(process.env['FUZZ_SEED'] ?? 20_210_730)
const ROUNDS = BigInt(process.env['FUZZ_LOTTERY_ROUNDS'] ?? 24)
const MOST_PURCHASES = 7n
const MOST_TICKETS = 9n

/** Ticket with its owner, as the test counts them. */
interface SoldTicket {
  id: bigint
  number: bigint
  owner: string
  isClaimed: boolean
}

interface SoldRound {
  id: bigint
  tickets: SoldTicket[]
  pot: bigint
  finalNumber: bigint
  prizes: readonly bigint[]
}

/** Returns a number that shares a random count of last digits with `favourite`, so that all brackets occur. */
function numberNear(random: Random, favourite: bigint): bigint {
  const power = 10n ** random.below(7n)
  const high = 1_000_000n + random.below(1_000_000n)
  return power === 1_000_000n ? favourite : high - (high % power) + (favourite % power)
}

/** Returns six shares of 10000, some of which are 0 in some rounds. */
function randomBreakdown(random: Random): bigint[] {
  const cuts = Array.from({ length: 5 }, () => random.below(10_001n)).toSorted((one, other) => Number(one - other))
  if (random.isLikely(20)) cuts[0] = 0n
  return [...cuts, 10_000n].map((cut, index) => cut - (index === 0 ? 0n : (cuts[index - 1] ?? 0n)))
}

const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n)

/** Returns a claim of a ticket, with the reason that it must revert with, if any. */
function claimStep({ lottery }: LotteryWorld, round: SoldRound, ticket: SoldTicket, from: string, bracket: number) {
  const highest = bracketOf(ticket.number, round.finalNumber)
  const hasPrize = bracket <= highest && (round.prizes[bracket] ?? 0n) > 0n
  const isLower = bracket < highest && (round.prizes[bracket + 1] ?? 0n) > 0n
  const isOwner = ticket.owner === from && !ticket.isClaimed
  const refused = hasPrize ? (isLower ? 'Bracket must be higher' : null) : 'No prize for this bracket'
  const revertReason = isOwner ? refused : 'Not the owner'
  const name = `claim of ticket ${ticket.id} of round ${round.id} in bracket ${bracket}`
  return { name, from, to: lottery, method: 'claimTickets', args: [round.id, [ticket.id], [bracket]], revertReason }
}

async function expectStep(step: FuzzStep): Promise<void> {
  expect(await sendStep(step), `FUZZ_SEED=${SEED}: ${step.name}`).to.equal(step.revertReason)
}

/** Sells tickets to random people. Returns the tickets and what they paid. */
async function sellTickets(world: LotteryWorld, random: Random, id: bigint, favourite: bigint) {
  const { lottery, ann, bob, injector } = world
  const { discountDivisor, priceTicketInCake, firstTicketId } = await lottery.viewLottery(id)
  const tickets: SoldTicket[] = []
  let paid = 0n
  for (let left = random.below(MOST_PURCHASES); left > 0n; left -= 1n) {
    const from = random.pick([ann, bob, injector]).address
    const count = random.below(MOST_TICKETS) + 1n
    const numbers = Array.from({ length: Number(count) }, () => numberNear(random, favourite))
    await expectStep({
      ...{ name: `purchase of ${count}`, from, to: lottery, method: 'buyTickets', args: [id, numbers] },
      revertReason: null,
    })
    paid += totalPrice(discountDivisor, priceTicketInCake, count)
    for (const number of numbers) {
      const ticketId = firstTicketId + BigInt(tickets.length)
      tickets.push({ id: ticketId, number, owner: from, isClaimed: false })
    }
  }
  return { tickets, paid }
}

describe(`the lottery: ${ROUNDS} random rounds from seed ${SEED}`, () => {
  it('pays what it collected, each prize once, by brackets that equal a recount', async function () {
    this.timeout(Number(ROUNDS) * 10_000)
    await reset()
    const world = await deployLottery()
    const { lottery, byOperator, cake, treasury, injector } = world
    const random = randomFrom(SEED)
    const rounds: SoldRound[] = []
    let [collected, claimed, claims, refusals, pending, dustLimit] = [0n, 0n, 0, 0, 0n, 0n]

    for (let id = 1n; id <= ROUNDS; id += 1n) {
      const [breakdown, treasuryFee] = [randomBreakdown(random), random.below(3001n)]
      const terms = { divisor: 300n + random.below(3000n), price: random.magnitude(parseUnits('0.005'), 10n ** 19n) }
      await start(world, { breakdown, treasuryFee, ...terms })
      const favourite = 1_000_000n + random.below(1_000_000n)
      const { tickets, paid } = await sellTickets(world, random, id, favourite)
      const injected = random.isLikely(30) ? random.magnitude(1n, 10n ** 20n) : 0n
      if (injected > 0n) await lottery.connect(injector).injectFunds(id, injected)
      const pot = pending + paid + injected
      expect((await lottery.viewLottery(id)).amountCollectedInCake).to.equal(pot)
      collected += paid + injected

      await closeWith(world, numberNear(random, favourite))
      const autoInjection = random.isLikely(50)
      const before = await cake.balanceOf(treasury)
      await byOperator.drawFinalNumberAndMakeLotteryClaimable(id, autoInjection)
      const toTreasury = (await cake.balanceOf(treasury)) - before
      const { finalNumber, cakePerBracket, countWinnersPerBracket } = await lottery.viewLottery(id)
      const prizes = [...cakePerBracket]
      const hasAllShares = breakdown.every((share) => share > 0n)
      const numbers = tickets.map(({ number }) => number)
      if (hasAllShares) {
        const winners = countWinners(numbers, finalNumber)
        expect([...countWinnersPerBracket]).to.deep.equal(winners)
        const expected = divide(pot, treasuryFee, breakdown, winners)
        expect(prizes).to.deep.equal(expected.prizes)
        pending = autoInjection ? expected.notWon : 0n
        expect(toTreasury).to.equal(expected.fee + (autoInjection ? 0n : expected.notWon))
      }
      pending = await lottery.pendingInjectionNextLottery()
      // Divisions round down: less than one unit is left over for each winner and each bracket.
      const prizeOf = ({ number }: SoldTicket) =>
        prizes.slice(0, bracketOf(number, finalNumber) + 1).findLast((prize) => prize > 0n) ?? 0n
      const paidOut = sum(tickets.map(prizeOf)) + toTreasury + pending
      const roundDust = BigInt(tickets.length) + 6n
      if (hasAllShares) expect(pot - paidOut >= 0n && pot - paidOut <= roundDust, `round ${id}`).to.equal(true)
      expect(paidOut <= pot, `round ${id} pays more than its pot`).to.equal(true)
      dustLimit += roundDust
      rounds.push({ id, tickets, pot, finalNumber, prizes })

      for (const [round, ticket] of rounds.flatMap((sold) => sold.tickets.map((each) => [sold, each] as const))) {
        if (!random.isLikely(round.id === id ? 60 : 5)) continue
        const highest = Math.max(bracketOf(ticket.number, round.finalNumber), 0)
        const bracket = random.isLikely(70) ? highest : Number(random.below(6n))
        const from = random.isLikely(85) ? ticket.owner : world.ann.address
        const step = claimStep(world, round, ticket, from, bracket)
        const owned = await cake.balanceOf(from)
        await expectStep(step)
        if (step.revertReason !== null) {
          refusals += 1
          continue
        }
        expect((await cake.balanceOf(from)) - owned).to.equal(round.prizes[bracket])
        ticket.isClaimed = true
        claims += 1
        claimed += round.prizes[bracket] ?? 0n
      }
    }
    const held = await cake.balanceOf(lottery)
    expect(held).to.equal(collected - claimed - (await cake.balanceOf(treasury)))
    const owed = rounds.flatMap(({ tickets, finalNumber, prizes }) =>
      tickets.map(({ number, isClaimed }) => (isClaimed ? 0n : (prizes[bracketOf(number, finalNumber)] ?? 0n))),
    )
    expect(held >= sum(owed) + pending, 'every unclaimed prize is held').to.equal(true)
    console.log(
      `      ${claims} prizes were claimed, ${refusals} claims were refused; rounding left under ${dustLimit} wei`,
    )
    expect(claims > 20 && refusals > 20, 'too few claims').to.equal(true)
  })
})
