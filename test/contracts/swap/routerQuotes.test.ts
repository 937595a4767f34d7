import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { ZeroAddress } from 'ethers'
import { randomFrom } from '../random.ts'
import { amountIn, amountOut, amountsIn, amountsOut, quote } from './formulas.ts'
import { deployMarket, type Market } from './market.ts'

const MAX_RESERVE = 2n ** 112n - 1n
const ROUNDS = 300

describe('router: quotes', () => {
  let market: Market
  beforeEach(async () => {
    market = await loadFixture(deployMarket)
  })

  it("use the router's factory and wrapped coin", async () => {
    const { router, factory, wbnb } = market
    expect([await router.factory(), await router.WETH()]).to.deep.equal([factory.target, wbnb.target])
  })

  it('follow the formulas for all reserves that a pool can have', async () => {
    const { router } = market
    const random = randomFrom(2021n)
    for (let round = 0; round < ROUNDS; round += 1) {
      const [reserveIn, reserveOut] = [random.magnitude(2n, MAX_RESERVE), random.magnitude(2n, MAX_RESERVE)]
      const amount = random.magnitude(1n, MAX_RESERVE)
      const out = 1n + random.below(reserveOut - 1n)
      const results = await Promise.all([
        router.quote(amount, reserveIn, reserveOut),
        router.getAmountOut(amount, reserveIn, reserveOut),
        router.getAmountIn(out, reserveIn, reserveOut),
      ])
      expect(results).to.deep.equal([
        quote(amount, reserveIn, reserveOut),
        amountOut(amount, reserveIn, reserveOut),
        amountIn(out, reserveIn, reserveOut),
      ])
    }
  })

  it('follow a path of one to four steps, in both directions', async () => {
    const { router, stepsOf, apple, berry, cherry, wbnb, silent } = market
    const whole = [apple, berry, cherry, wbnb, silent]
    for (let length = 2; length <= whole.length; length += 1) {
      const path = whole.slice(0, length)
      const steps = await stepsOf(path)
      const out = amountsOut(10n ** 18n, steps)
      expect([...(await router.getAmountsOut(10n ** 18n, path))]).to.deep.equal(out)
      const desired = out.at(-1) ?? 0n
      expect([...(await router.getAmountsIn(desired, path))]).to.deep.equal(amountsIn(desired, steps))
    }
  })

  it('revert with the reason for an amount of 0 or an empty pool', async () => {
    const { router } = market
    await expect(router.quote(0n, 1n, 1n)).to.be.revertedWith('PancakeLibrary: INSUFFICIENT_AMOUNT')
    await expect(router.getAmountOut(0n, 1n, 1n)).to.be.revertedWith('PancakeLibrary: INSUFFICIENT_INPUT_AMOUNT')
    await expect(router.getAmountIn(0n, 1n, 1n)).to.be.revertedWith('PancakeLibrary: INSUFFICIENT_OUTPUT_AMOUNT')
    for (const reserves of [
      [0n, 1n],
      [1n, 0n],
    ] as const) {
      await expect(router.quote(1n, ...reserves)).to.be.revertedWith('PancakeLibrary: INSUFFICIENT_LIQUIDITY')
      await expect(router.getAmountOut(1n, ...reserves)).to.be.revertedWith('PancakeLibrary: INSUFFICIENT_LIQUIDITY')
      await expect(router.getAmountIn(1n, ...reserves)).to.be.revertedWith('PancakeLibrary: INSUFFICIENT_LIQUIDITY')
    }
    await expect(router.getAmountIn(100n, 100n, 100n), 'the whole reserve cannot be bought').to.be.revertedWithPanic(
      0x12,
    )
  })

  it('revert with the reason for an invalid path', async () => {
    const { router, apple } = market
    for (const read of [router.getAmountsOut, router.getAmountsIn]) {
      await expect(read(1n, [])).to.be.revertedWith('PancakeLibrary: INVALID_PATH')
      await expect(read(1n, [apple])).to.be.revertedWith('PancakeLibrary: INVALID_PATH')
      await expect(read(1n, [apple, apple])).to.be.revertedWith('PancakeLibrary: IDENTICAL_ADDRESSES')
      await expect(read(1n, [apple, ZeroAddress])).to.be.revertedWith('PancakeLibrary: ZERO_ADDRESS')
    }
  })

  it('revert for two tokens without a pair', async () => {
    const { router, apple, cherry } = market
    await expect(router.getAmountsOut(1n, [apple, cherry])).to.be.revertedWithoutReason()
  })
})
