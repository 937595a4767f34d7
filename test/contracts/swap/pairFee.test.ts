import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { parseUnits, ZeroAddress } from 'ethers'
import { randomFrom } from '../random.ts'
import { amountOut, protocolShares, sharesFor, squareRoot } from './formulas.ts'
import { deployPool, readPool, type Pool } from './pool.ts'

async function deployWithFee(): Promise<Pool> {
  const pool = await deployPool()
  await pool.factory.setFeeTo(pool.otherAccount)
  await pool.fill(parseUnits('1000'), parseUnits('4000'))
  return pool
}

/** Trades in both directions, so that the pool grows by its fees. */
async function trade({ pair, sendTokens, trader }: Pool, rounds: number, seed = 7n): Promise<void> {
  const random = randomFrom(seed)
  for (let round = 0; round < rounds; round += 1) {
    const { reserve0, reserve1 } = await readPool(pair)
    const isZeroIn = random.isLikely(50)
    const [reserveIn, reserveOut] = isZeroIn ? [reserve0, reserve1] : [reserve1, reserve0]
    const input = reserveIn / 20n + random.below(reserveIn / 5n)
    const out = amountOut(input, reserveIn, reserveOut)
    await sendTokens(isZeroIn ? input : 0n, isZeroIn ? 0n : input)
    await pair.swap(isZeroIn ? 0n : out, isZeroIn ? out : 0n, trader, '0x')
  }
}

describe('pair: protocol fee', () => {
  let pool: Pool
  beforeEach(async () => {
    pool = await loadFixture(deployWithFee)
  })

  it('starts from the product after the last mint or burn', async () => {
    const { pair, sendTokens, trader } = pool
    const product = async () => {
      const { reserve0, reserve1 } = await readPool(pair)
      return reserve0 * reserve1
    }
    expect(await pair.kLast()).to.equal(await product())
    await trade(pool, 3)
    expect((await pair.kLast()) < (await product())).to.equal(true)
    await sendTokens(parseUnits('1'), parseUnits('4'))
    await pair.mint(trader)
    expect(await pair.kLast()).to.equal(await product())
    await pair.transfer(pair, parseUnits('10'))
    await pair.burn(trader)
    expect(await pair.kLast()).to.equal(await product())
  })

  for (const how of ['mint', 'burn'] as const) {
    it(`is minted at a ${how}, by the formula, before the shares of the caller change`, async () => {
      const { pair, sendTokens, trader, otherAccount } = pool
      await trade(pool, 5)
      const { reserve0, reserve1, supply, kLast } = await readPool(pair)
      const fee = protocolShares(supply, reserve0, reserve1, kLast)
      expect(fee > 0n).to.equal(true)
      const amounts = [parseUnits('3'), parseUnits('20')] as const
      if (how === 'mint') await sendTokens(...amounts)
      else await pair.transfer(pair, parseUnits('10'))
      const call = how === 'mint' ? pair.mint(trader) : pair.burn(trader)
      await expect(call).to.emit(pair, 'Transfer').withArgs(ZeroAddress, otherAccount.address, fee)
      expect(await pair.balanceOf(otherAccount)).to.equal(fee)
      const shares = how === 'mint' ? sharesFor(...amounts, reserve0, reserve1, supply + fee) : -parseUnits('10')
      expect((await readPool(pair)).supply).to.equal(supply + fee + shares)
    })
  }

  it("is worth 8/25 of the pool's growth; the rest remains with the liquidity providers", async () => {
    const { pair, otherAccount } = pool
    const before = squareRoot(await pair.kLast())
    await trade(pool, 12)
    const { reserve0, reserve1 } = await readPool(pair)
    const growth = squareRoot(reserve0 * reserve1) - before
    await pair.transfer(pair, 1_000_000n)
    await pair.burn(pool.trader)
    const { supply } = await readPool(pair)
    const value = ((await pair.balanceOf(otherAccount)) * squareRoot(reserve0 * reserve1)) / supply
    const expected = (growth * 8n) / 25n
    const difference = value > expected ? value - expected : expected - value
    // The million shares burnt above and rounding are the only differences between the two.
    expect(difference < 1_000_000n).to.equal(true)
    expect(expected > 10n ** 18n).to.equal(true)
  })

  it('is 0 without growth', async () => {
    const { pair, sendTokens, trader, otherAccount } = pool
    await sendTokens(parseUnits('1'), parseUnits('4'))
    await pair.mint(trader)
    await pair.transfer(pair, parseUnits('1'))
    await pair.burn(trader)
    expect(await pair.balanceOf(otherAccount)).to.equal(0n)
  })

  it('ends when it is switched off, and starts again without a claim on the time between', async () => {
    const { pair, sendTokens, factory, trader, otherAccount } = pool
    await trade(pool, 3)
    await factory.setFeeTo(ZeroAddress)
    await sendTokens(parseUnits('1'), parseUnits('4'))
    await pair.mint(trader)
    expect([await pair.kLast(), await pair.balanceOf(otherAccount)]).to.deep.equal([0n, 0n])
    await trade(pool, 3)
    await factory.setFeeTo(otherAccount)
    await sendTokens(parseUnits('1'), parseUnits('4'))
    await pair.mint(trader)
    const { reserve0, reserve1, kLast } = await readPool(pair)
    expect([kLast, await pair.balanceOf(otherAccount)]).to.deep.equal([reserve0 * reserve1, 0n])
  })

  it('follows the formula over many trades, mints and burns', async () => {
    const { pair, sendTokens, trader, otherAccount } = pool
    const random = randomFrom(99n)
    let expected = 0n
    for (let round = 0n; round < 20n; round += 1n) {
      await trade(pool, 1, round)
      const { reserve0, reserve1, supply, kLast } = await readPool(pair)
      expected += protocolShares(supply, reserve0, reserve1, kLast)
      if (random.isLikely(50)) {
        await sendTokens(random.below(reserve0 / 3n) + 10n ** 12n, random.below(reserve1 / 3n) + 10n ** 12n)
        await pair.mint(pool.deployer)
      } else {
        await pair.transfer(pair, random.below((await pair.balanceOf(pool.deployer)) / 3n) + 1000n)
        await pair.burn(trader)
      }
      expect(await pair.balanceOf(otherAccount)).to.equal(expected)
    }
  })
})
