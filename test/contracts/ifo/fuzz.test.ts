import { mineUpTo, reset } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { earlySaleResult, saleResult, taxRate } from '../../../src/features/ifo/sale.rules.ts'
import { sendStep } from '../fuzzChain.ts'
import { randomFrom, type Random } from '../random.ts'
import { addEarlySale, addSale, deployTokens, TAX_STEPS, type SaleWorld } from './saleWorld.ts'

const SEED = BigInt(process.env['FUZZ_SEED'] ?? 20_210_732)
const SALES = Number(process.env['FUZZ_SALES'] ?? 14)
const MOST_TIMES = 4000n
const LEAST_DEPOSIT = 1n
const MOST_DEPOSIT = 10n ** 22n
const [BASIC, UNLIMITED] = [0n, 1n]

const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n)

/** Returns deposits, and a raising amount that they miss or exceed up to thousands of times. */
function plan(random: Random, count: number) {
  const amounts = Array.from({ length: count }, () => random.magnitude(LEAST_DEPOSIT, MOST_DEPOSIT))
  const committed = sum(amounts)
  const times = random.magnitude(1n, MOST_TIMES)
  const raisingRaw = random.isLikely(25) ? committed + random.below(committed) : committed / times
  return { amounts, terms: { raisingRaw: raisingRaw || 1n, offeringRaw: random.magnitude(1n, 10n ** 27n) } }
}

/** Sends a call, which must revert with the reason, or succeed if it is null. */
async function send(from: string, to: unknown, method: string, args: readonly unknown[], revertReason: string | null) {
  const step = { name: method, from, to: to as never, method, args, revertReason }
  expect(await sendStep(step), `FUZZ_SEED=${SEED}: ${method} by ${from}`).to.equal(revertReason)
}

const shuffled = <Item>(random: Random, items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, order: random.below(1n << 32n) }))
    .toSorted((one, other) => (one.order < other.order ? -1 : 1))
    .map(({ item }) => item)

describe(`sales: ${SALES} random ones of each version from seed ${SEED}`, () => {
  let world: SaleWorld
  const holders = () => [world.ann.address, world.bob.address, world.cat.address]
  const balances = (of: string) => Promise.all([world.lp.balanceOf(of), world.offering.balanceOf(of)])

  before(async () => {
    await reset()
    world = await deployTokens()
  })

  it('of version 1 pay what they have by the rules of the app, once, and keep what was raised', async function () {
    this.timeout(SALES * 20_000)
    const random = randomFrom(SEED)
    let oversubscribed = 0
    for (let count = 0; count < SALES; count += 1) {
      const { amounts, terms } = plan(random, holders().length)
      const sale = await addEarlySale(world, terms.offeringRaw, terms.raisingRaw)
      await mineUpTo(await sale.startBlock())
      for (const [at, user] of holders().entries()) await send(user, sale, 'deposit', [amounts[at]], null)
      await mineUpTo(await sale.endBlock())
      const pool = { ...terms, committedRaw: sum(amounts) }
      expect(await sale.totalAmount()).to.equal(pool.committedRaw)
      if (pool.committedRaw > pool.raisingRaw) oversubscribed += 1
      let [offered, refunded] = [0n, 0n]
      for (const [user, amount = 0n] of shuffled(
        random,
        holders().map((each, at) => [each, amounts[at]] as const),
      )) {
        const { offeredRaw, refundRaw } = earlySaleResult(pool, amount)
        const [lpBefore, offeringBefore] = await balances(user)
        await send(user, sale, 'harvest', [], null)
        const [lpAfter, offeringAfter] = await balances(user)
        expect([offeringAfter - offeringBefore, lpAfter - lpBefore]).to.deep.equal([offeredRaw, refundRaw])
        await send(user, sale, 'harvest', [], 'nothing to harvest')
        offered += offeredRaw
        refunded += refundRaw
      }
      const [heldLp, heldOffering] = await balances(sale.target)
      expect(heldOffering).to.equal(terms.offeringRaw - offered)
      expect(heldLp).to.equal(pool.committedRaw - refunded)
      // Shares of six digits round down: what is raised is at most that many parts less for each user.
      const least = pool.committedRaw > pool.raisingRaw ? pool.raisingRaw : pool.committedRaw
      expect(heldLp <= least && heldLp >= least - (BigInt(holders().length) * least) / 1_000_000n - 3n).to.equal(true)
    }
    expect(oversubscribed > SALES / 3, 'too few sales were oversubscribed').to.equal(true)
  })

  it('of version 2 pay both pools by the rules of the app, once, and keep what was raised and the tax', async function () {
    this.timeout(SALES * 30_000)
    const { profile, bunnies, cat, owner } = world
    await profile.connect(cat).createProfile(3n, bunnies, 6n)
    const random = randomFrom(SEED + 1n)
    const rates = new Set<bigint>()
    for (let count = 0; count < SALES; count += 1) {
      const sale = await addSale(world)
      const pids = [BASIC, UNLIMITED]
      const plans = pids.map(() => plan(random, holders().length))
      const taxed = pids.map((pid) => pid === UNLIMITED || random.isLikely(20))
      for (const [pid, { terms }] of plans.entries()) {
        await sale.setPool(terms.offeringRaw, terms.raisingRaw, 0n, taxed[pid] ?? false, BigInt(pid))
        await world.offering.mint(sale, terms.offeringRaw)
      }
      await mineUpTo(await sale.startBlock())
      const commitments = shuffled(
        random,
        plans.flatMap(({ amounts }, pid) =>
          holders().map((user, at) => ({ user, pid: BigInt(pid), amount: amounts[at] ?? 0n })),
        ),
      )
      for (const { user, pid, amount } of commitments) await send(user, sale, 'depositPool', [amount, pid], null)
      await mineUpTo(await sale.endBlock())
      const pools = plans.map(({ amounts, terms }, pid) => ({
        ...{ ...terms, committedRaw: sum(amounts), hasTax: taxed[pid] ?? false },
      }))
      const [offered, refunded, taxes] = [
        [0n, 0n],
        [0n, 0n],
        [0n, 0n],
      ] as [bigint[], bigint[], bigint[]]
      for (const { user, pid, amount } of shuffled(random, commitments)) {
        const [at, pool] = [Number(pid), pools[Number(pid)]]
        if (!pool) throw new Error('There is no such pool.')
        const { offeredRaw, refundRaw, taxRaw } = saleResult(pool, amount, TAX_STEPS)
        const [shown] = await sale.viewUserOfferingAndRefundingAmountsForPools(user, [pid])
        expect([...(shown ?? [])]).to.deep.equal([offeredRaw, refundRaw, taxRaw])
        const rate = taxRate(pool, TAX_STEPS)
        expect(await sale.viewPoolTaxRateOverflow(pid)).to.equal(rate)
        rates.add(rate)
        const [lpBefore, offeringBefore] = await balances(user)
        await send(user, sale, 'harvestPool', [pid], null)
        const [lpAfter, offeringAfter] = await balances(user)
        expect([offeringAfter - offeringBefore, lpAfter - lpBefore]).to.deep.equal([offeredRaw, refundRaw])
        await send(user, sale, 'harvestPool', [pid], 'Harvest: Already done')
        offered[at] = (offered[at] ?? 0n) + offeredRaw
        refunded[at] = (refunded[at] ?? 0n) + refundRaw
        taxes[at] = (taxes[at] ?? 0n) + taxRaw
      }
      for (const [at, pool] of pools.entries()) {
        expect((await sale.viewPoolInformation(BigInt(at)))[5]).to.equal(taxes[at])
        expect((offered[at] ?? 0n) <= pool.offeringRaw, 'a pool gives more than its offering').to.equal(true)
      }
      const [heldLp, heldOffering] = await balances(sale.target)
      expect(heldLp).to.equal(sum(pools.map(({ committedRaw }) => committedRaw)) - sum(refunded))
      expect(heldOffering).to.equal(sum(pools.map(({ offeringRaw }) => offeringRaw)) - sum(offered))
      const raised = pools.map(({ committedRaw, raisingRaw }) =>
        committedRaw > raisingRaw ? raisingRaw : committedRaw,
      )
      const dust = sum(raised) / 10n ** 11n + 12n
      const kept = heldLp - sum(taxes)
      expect(kept <= sum(raised) && kept >= sum(raised) - dust, 'the sale keeps what was raised').to.equal(true)
      await send(owner.address, sale, 'finalWithdraw', [heldLp, heldOffering], null)
    }
    expect(rates.size > 3, `only ${rates.size} tax rates occurred`).to.equal(true)
  })
})
