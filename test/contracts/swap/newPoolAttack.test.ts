import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { parseUnits } from 'ethers'
import { deployExchange, FOREVER, pairOf, type Exchange } from '../deployExchange.ts'
import type { Pair, Router } from '../exchangeContracts.ts'

/** The victim's offer for a new pool: at this price the first token is worth four of the second. */
const DESIRED: Amounts = [parseUnits('100'), parseUnits('400')]
const PRICE = 4n
/** Tiny amounts at a thousandth of the price, and at a thousand times the price. */
const SKEWS: Record<'first' | 'second', Amounts> = {
  first: [1_000_000n, 4_000n],
  second: [1_000n, 4_000_000n],
}

type Amounts = readonly [firstRaw: bigint, secondRaw: bigint]

/** Pool that is not yet created, and the router's method for it. */
interface AttackFixture extends Exchange {
  createPair(): Promise<Pair>
  /** Adds the desired amounts as the victim, with the given minimums. */
  addAsVictim(mins: Amounts): ReturnType<Router['addLiquidity']>
  /** Adds as the attacker, without minimums. */
  addAsAttacker(amounts: Amounts): Promise<unknown>
  /** Transfers both tokens from the attacker directly to the pair. */
  donate(pair: Pair, amounts: Amounts): Promise<void>
  /** Moves the pool's price back to PRICE by a trade, whose profit is the attacker's. */
  arbitrage(pair: Pair): Promise<void>
  /** Removes all of the victim's shares. Returns the amounts. */
  removeAsVictim(pair: Pair): Promise<Amounts>
  /** Returns the reserves in the order of the desired amounts. */
  reservesOf(pair: Pair): Promise<Amounts>
}

async function deployAttackFixture(isNative: boolean): Promise<AttackFixture> {
  const exchange = await deployExchange()
  const { router, factory, apple, silent, wbnb, trader: victim, otherAccount: attacker } = exchange
  const second = isNative ? wbnb : silent
  const tokens = [apple, second] as const
  if (isNative) {
    for (const person of [victim, attacker]) await wbnb.connect(person).deposit({ value: parseUnits('1000') })
  }
  for (const person of [victim, attacker]) {
    await apple.transfer(person, parseUnits('100000'))
    if (!isNative) await silent.transfer(person, parseUnits('100000'))
    for (const token of tokens) await token.connect(person).approve(router, FOREVER)
  }
  const findPair = () => pairOf(exchange, apple, second)
  const add = (person: typeof victim, [firstRaw, secondRaw]: Amounts, mins: Amounts) =>
    isNative
      ? router.connect(person).addLiquidityETH(apple, firstRaw, ...mins, person, FOREVER, { value: secondRaw })
      : router.connect(person).addLiquidity(apple, second, firstRaw, secondRaw, ...mins, person, FOREVER)
  const isInOrder = BigInt(apple.target) < BigInt(second.target)
  const reservesOf = async (pair: Pair): Promise<Amounts> => {
    const [reserve0, reserve1] = await pair.getReserves()
    return isInOrder ? [reserve0, reserve1] : [reserve1, reserve0]
  }
  return {
    ...exchange,
    reservesOf,
    async createPair() {
      await factory.createPair(apple, second)
      return findPair()
    },
    addAsVictim: (mins) => add(victim, DESIRED, mins),
    addAsAttacker: (amounts) => add(attacker, amounts, [0n, 0n]),
    async donate(pair, amounts) {
      for (const [at, token] of tokens.entries()) await token.connect(attacker).transfer(pair, amounts[at] ?? 0n)
    },
    async arbitrage(pair) {
      const [firstRaw, secondRaw] = await reservesOf(pair)
      const isFirstCheap = secondRaw < firstRaw * PRICE
      // Buys the cheap token until the reserves match the price at the same product.
      const targetFirst = squareRoot((firstRaw * secondRaw) / PRICE)
      const boughtRaw = isFirstCheap ? firstRaw - targetFirst : secondRaw - targetFirst * PRICE
      const path = isFirstCheap ? [second, apple] : [apple, second]
      await router.connect(attacker).swapTokensForExactTokens(boughtRaw, FOREVER, path, attacker, FOREVER)
    },
    async removeAsVictim(pair) {
      const before = await Promise.all(tokens.map((token) => token.balanceOf(victim)))
      const shares = await pair.balanceOf(victim)
      await pair.connect(victim).approve(router, FOREVER)
      await router.connect(victim).removeLiquidity(apple, second, shares, 0n, 0n, victim, FOREVER)
      const after = await Promise.all(tokens.map((token) => token.balanceOf(victim)))
      return [(after[0] ?? 0n) - (before[0] ?? 0n), (after[1] ?? 0n) - (before[1] ?? 0n)]
    },
  }
}

function squareRoot(value: bigint): bigint {
  let root = value
  for (let next = (value + 1n) / 2n; next < root; next = (root + value / root) / 2n) root = next
  return root
}

/** Returns the value of amounts in the second token, by the victim's own price. */
const valueOf = ([firstRaw, secondRaw]: Amounts): bigint => firstRaw * PRICE + secondRaw

/** Each attack leaves a pool at a price of the attacker's choice, with no significant shares. */
const ATTACKS: Record<string, (fixture: AttackFixture, skew: Amounts) => Promise<unknown>> = {
  'creates the pool first, with tiny amounts': (fixture, skew) => fixture.addAsAttacker(skew),
  'transfers tiny amounts to an empty pool and syncs it': async (fixture, skew) => {
    const pair = await fixture.createPair()
    await fixture.donate(pair, skew)
    await pair.connect(fixture.otherAccount).sync()
    expect(await pair.totalSupply()).to.equal(0n)
  },
}

const deployWithTokens = () => deployAttackFixture(false)
const deployWithNative = () => deployAttackFixture(true)

for (const [method, deployFixture] of [
  ['addLiquidity', deployWithTokens],
  ['addLiquidityETH', deployWithNative],
] as const) {
  describe(`a first provider by ${method}`, () => {
    let fixture: AttackFixture
    beforeEach(async () => {
      fixture = await loadFixture(deployFixture)
    })

    it('creates the pool at the intended price with the full amounts as minimums', async () => {
      await fixture.addAsVictim(DESIRED)
      const pair = await pairOf(fixture, fixture.apple, method === 'addLiquidity' ? fixture.silent : fixture.wbnb)
      expect(await fixture.reservesOf(pair)).to.deep.equal(DESIRED)
    })

    for (const [attack, prepare] of Object.entries(ATTACKS)) {
      for (const [cheap, skew] of Object.entries(SKEWS)) {
        const text = `PancakeRouter: INSUFFICIENT_${cheap === 'first' ? 'B' : 'A'}_AMOUNT`

        it(`loses nothing with full minimums when an attacker ${attack}, the ${cheap} token cheap`, async () => {
          await prepare(fixture, skew)
          await expect(fixture.addAsVictim(DESIRED)).to.be.revertedWith(text)
        })

        it(`loses nine tenths without minimums when an attacker ${attack}, the ${cheap} token cheap`, async () => {
          await prepare(fixture, skew)
          const second = method === 'addLiquidity' ? fixture.silent : fixture.wbnb
          const pair = await pairOf(fixture, fixture.apple, second)
          const [beforeFirst, beforeSecond] = await fixture.reservesOf(pair)
          await fixture.addAsVictim([0n, 0n])
          const [afterFirst, afterSecond] = await fixture.reservesOf(pair)
          const depositedValue = valueOf([afterFirst - beforeFirst, afterSecond - beforeSecond])
          expect(depositedValue > valueOf(DESIRED) / 3n, 'all of the cheap token was taken').to.equal(true)
          await fixture.arbitrage(pair)
          const receivedOut = valueOf(await fixture.removeAsVictim(pair))
          expect(receivedOut < depositedValue / 10n, `${receivedOut} of ${depositedValue}`).to.equal(true)
        })
      }
    }
  })
}
