import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { parseUnits } from 'ethers'
import hre from 'hardhat'
import { toAddress } from '../../../src/core/address.ts'
import { leastToAdd, requestedAmounts } from '../../../src/features/liquidity/add/add.rules.ts'
import { gainOf } from '../../../src/features/liquidity/gain/gain.rules.ts'
import { readHistory } from '../../../src/features/liquidity/gain/history.chain.ts'
import { fittingAddition, oneSidedPlan } from '../../../src/features/liquidity/oneSided/oneSided.rules.ts'
import { removalOf } from '../../../src/features/liquidity/remove/remove.rules.ts'
import {
  amountsFor,
  sharesFor,
  supplyWithFee,
  type Amounts,
  type Holdings,
} from '../../../src/features/liquidity/pool/shares.rules.ts'
import { FOREVER } from '../deployExchange.ts'
import { randomFrom, type Random } from '../random.ts'
import { deployMarket, type Market } from './market.ts'

const STEPS = 60
const SEQUENCES = 6
const STEPS_PER_SEQUENCE = 14
const MOST_ERROR = 10n ** 9n

/** Returns the page's facts of the pool of APPLE and BERRY, in that order. */
async function readHoldings({ pairs, apple, berry, stepsOf }: Market): Promise<Holdings & { kLast: bigint }> {
  const pair = pairs.appleBerry
  const [[firstRaw, secondRaw] = [0n, 0n]] = await stepsOf([apple, berry])
  return { firstRaw, secondRaw, supplyRaw: await pair.totalSupply(), kLast: await pair.kLast() }
}

/** Trades a random part of the pool's reserve in a random direction. */
async function tradeAtRandom({ router, apple, berry, trader }: Market, pool: Holdings, random: Random): Promise<void> {
  const isForward = random.isLikely(50)
  const reserveRaw = isForward ? pool.firstRaw : pool.secondRaw
  const path = isForward ? [apple, berry] : [berry, apple]
  const inRaw = reserveRaw / 1_000n + random.below(reserveRaw / 40n)
  await router.connect(trader).swapExactTokensForTokens(inRaw, 0n, path, trader, FOREVER)
}

describe('the liquidity formulas of the pages', () => {
  let market: Market
  beforeEach(async () => {
    market = await loadFixture(deployMarket)
  })

  for (const isFeeOn of [false, true]) {
    it(`equal the pair's results to the wei, ${isFeeOn ? 'with' : 'without'} the protocol fee`, async () => {
      const { router, factory, apple, berry, deployer, otherAccount, pairs } = market
      const pair = pairs.appleBerry
      if (isFeeOn) await factory.setFeeTo(otherAccount)
      const random = randomFrom(isFeeOn ? 61n : 62n)
      await pair.approve(router, FOREVER)
      for (let step = 0; step < STEPS; step += 1) {
        const holdings = await readHoldings(market)
        const pool = { ...holdings, supplyRaw: isFeeOn ? supplyWithFee(holdings, holdings.kLast) : holdings.supplyRaw }
        const balanceRaw = await pair.balanceOf(deployer)
        const before = [await apple.balanceOf(deployer), await berry.balanceOf(deployer)] as const
        const kind = random.below(3n)
        if (kind === 0n) await tradeAtRandom(market, pool, random)
        else if (kind === 1n) {
          const isFirst = random.isLikely(50)
          const raw = random.magnitude(10n ** 6n, (isFirst ? pool.firstRaw : pool.secondRaw) / 10n)
          const requested = requestedAmounts({ raw, otherRaw: null, isFirst }, pool)
          const [firstRaw, secondRaw] = [requested.firstRaw ?? 0n, requested.secondRaw ?? 0n]
          const sharesRaw = sharesFor({ firstRaw, secondRaw }, pool)
          if (sharesRaw === 0n) continue
          const least = leastToAdd({ firstRaw, secondRaw }, pool, 50)
          await router.addLiquidity(
            ...([apple, berry, firstRaw, secondRaw, least.firstRaw, least.secondRaw, deployer, FOREVER] as const),
          )
          // By rounding, the router may take less than the typed amounts: the shares are those for what it takes.
          const receivedRaw = (await pair.balanceOf(deployer)) - balanceRaw
          const [takenA, takenB] = [
            before[0] - (await apple.balanceOf(deployer)),
            before[1] - (await berry.balanceOf(deployer)),
          ]
          expect(receivedRaw).to.equal(sharesFor({ firstRaw: takenA, secondRaw: takenB }, pool))
          expect(takenA <= firstRaw && takenB <= secondRaw).to.equal(true)
          if (takenA === firstRaw && takenB === secondRaw) expect(receivedRaw).to.equal(sharesRaw)
          expect((await pair.totalSupply()) - receivedRaw).to.equal(pool.supplyRaw)
        } else {
          const raw = random.magnitude(10n ** 6n, amountsFor(balanceRaw, pool).secondRaw / 3n)
          const removal = removalOf({ field: 'currencyB', raw, balanceRaw, pool })
          if (removal.firstRaw === 0n) continue
          await router.removeLiquidity(apple, berry, removal.sharesRaw, 0n, 0n, deployer, FOREVER)
          expect((await apple.balanceOf(deployer)) - before[0]).to.equal(removal.firstRaw)
          expect((await berry.balanceOf(deployer)) - before[1]).to.equal(removal.secondRaw)
          expect(removal.secondRaw >= raw).to.equal(true)
        }
      }
    })
  }

  it('turn one token into liquidity with almost no remainder, and with the predicted shares', async () => {
    const { router, apple, berry, trader, pairs } = market
    const random = randomFrom(63n)
    for (let step = 0; step < 20; step += 1) {
      const pool = await readHoldings(market)
      const amountRaw = random.magnitude(10n ** 14n, parseUnits('40'))
      const plan = oneSidedPlan(amountRaw, pool)
      if (!plan) throw new Error('There should be a plan.')
      const before = await berry.balanceOf(trader)
      const sell = router.connect(trader).swapExactTokensForTokens
      await sell(plan.soldRaw, plan.boughtRaw, [apple, berry], trader, FOREVER)
      expect((await berry.balanceOf(trader)) - before).to.equal(plan.boughtRaw)
      const addition = fittingAddition(plan.restRaw, plan.boughtRaw, await readHoldings(market))
      if (!addition) throw new Error('There should be an addition.')
      const balanceRaw = await pairs.appleBerry.balanceOf(trader)
      await router
        .connect(trader)
        .addLiquidity(apple, berry, addition.firstRaw, addition.secondRaw, 0n, 0n, trader, FOREVER)
      const receivedRaw = (await pairs.appleBerry.balanceOf(trader)) - balanceRaw
      const gapRaw = plan.sharesRaw - receivedRaw
      // One unit of BERRY, with its 9 decimals, equals some 10^9 units of APPLE and of the shares between them.
      expect(gapRaw <= parseUnits('1', 6) && gapRaw >= -parseUnits('1', 6)).to.equal(true)
      expect((await berry.balanceOf(trader)) - before <= 1n).to.equal(true)
      expect(plan.restRaw - addition.firstRaw < parseUnits('1', 10)).to.equal(true)
    }
  })

  it('give the gain or loss against holding to a billionth, after any sequence of trades, additions and removals', async () => {
    const { router, apple, berry, deployer, otherAccount, pairs } = market
    const pair = pairs.appleBerry
    const nodes = {
      request: (method: string, params: readonly unknown[]) => hre.network.provider.send(method, [...params]),
    }
    const mine = {
      apple: apple.connect(otherAccount),
      berry: berry.connect(otherAccount),
      router: router.connect(otherAccount),
    }
    await Promise.all([
      apple.transfer(otherAccount, parseUnits('900')),
      berry.transfer(otherAccount, parseUnits('900', 9)),
    ])
    for (const token of [mine.apple, mine.berry, pair.connect(otherAccount)]) await token.approve(router, FOREVER)
    const [pairAddress, account] = [toAddress(await pair.getAddress()), toAddress(otherAccount.address)]
    const balances = async (): Promise<Amounts> => ({
      firstRaw: await apple.balanceOf(otherAccount),
      secondRaw: await berry.balanceOf(otherAccount),
    })
    const isReversed = BigInt(apple.target) > BigInt(berry.target)
    const reversed = ({ firstRaw, secondRaw }: Amounts) =>
      isReversed ? { firstRaw: secondRaw, secondRaw: firstRaw } : { firstRaw, secondRaw }

    for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
      const random = randomFrom(BigInt(70 + sequence))
      // Measured from the wallet's own balances and nothing else.
      let [inA, inB, outA, outB] = [0n, 0n, 0n, 0n]
      for (let step = 0; step < STEPS_PER_SEQUENCE; step += 1) {
        const pool = await readHoldings(market)
        const balanceRaw = await pair.balanceOf(otherAccount)
        const before = await balances()
        const kind = random.below(4n)
        if (balanceRaw === 0n || kind === 0n) {
          const firstRaw = random.magnitude(parseUnits('0.01'), parseUnits('5'))
          await mine.router.addLiquidity(apple, berry, firstRaw, parseUnits('900', 9), 0n, 0n, otherAccount, FOREVER)
        } else if (kind === 1n) {
          const sharesRaw = balanceRaw / 10n + random.below(balanceRaw / 2n)
          await mine.router.removeLiquidity(apple, berry, sharesRaw, 0n, 0n, otherAccount, FOREVER)
        } else await tradeAtRandom(market, pool, random)
        const after = await balances()
        const [movedA, movedB] = [after.firstRaw - before.firstRaw, after.secondRaw - before.secondRaw]
        if (movedA < 0n) [inA, inB] = [inA - movedA, inB - movedB]
        else [outA, outB] = [outA + movedA, outB + movedB]
      }
      const history = await readHistory(nodes, { pairAddress, account, signal: new AbortController().signal })
      expect(history.externalRaw).to.equal(0n)
      const pool = await readHoldings(market)
      const balanceRaw = await pair.balanceOf(otherAccount)
      const gain = gainOf(
        { added: reversed(history.added), removed: reversed(history.removed) },
        amountsFor(balanceRaw, pool),
        pool,
      )
      if (!gain) throw new Error('There should be a gain or a loss.')

      // Removes everything and compares the wallet's balances with its deposits, at the price before.
      const before = await balances()
      await mine.router.removeLiquidity(apple, berry, balanceRaw, 0n, 0n, otherAccount, FOREVER)
      const after = await balances()
      const worth = (a: bigint, b: bigint) => a * pool.secondRaw + b * pool.firstRaw
      const heldWorth = worth(inA, inB)
      const receivedWorth = worth(outA + after.firstRaw - before.firstRaw, outB + after.secondRaw - before.secondRaw)
      const off = gain.share.numerator * heldWorth - (receivedWorth - heldWorth) * gain.share.denominator
      expect((off < 0n ? -off : off) * MOST_ERROR <= heldWorth * gain.share.denominator).to.equal(true)
      expect(gain.share.numerator).not.to.equal(0n)
    }

    // Transferred LP tokens are reported separately and do not count as a loss.
    await mine.router.addLiquidity(apple, berry, parseUnits('1'), parseUnits('900', 9), 0n, 0n, otherAccount, FOREVER)
    await pair.connect(otherAccount).transfer(deployer, 1_000n)
    const history = await readHistory(nodes, { pairAddress, account, signal: new AbortController().signal })
    expect(history.externalRaw).to.equal(1_000n)
  })
})
