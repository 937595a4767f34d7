import { loadFixture, mine, time } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import hre from 'hardhat'
import { priceGrowth } from './formulas.ts'
import { deployPool, readPool, type Pool } from './pool.ts'

const WRAP_SECONDS = 2n ** 32n

describe('pair: cumulative prices', () => {
  let pool: Pool
  beforeEach(async () => {
    pool = await loadFixture(deployPool)
  })

  /** Returns both accumulators. */
  const sums = async () => [await pool.pair.price0CumulativeLast(), await pool.pair.price1CumulativeLast()]
  const atSeconds = async () => (await pool.pair.getReserves())[2]

  it('add the price before each change, times its seconds', async () => {
    const { pair, sendTokens, fill, trader } = pool
    await fill(3_000_000n, 7_000_000n)
    const start = await atSeconds()
    expect(start).to.equal(BigInt(await time.latest()))
    expect(await sums(), 'an empty pool has no price').to.deep.equal([0n, 0n])

    await sendTokens(1000n, 0n)
    await time.setNextBlockTimestamp(start + 100n)
    await pair.swap(0n, 2000n, trader, '0x')
    const first = [priceGrowth(3_000_000n, 7_000_000n, 100n), priceGrowth(7_000_000n, 3_000_000n, 100n)] as const
    expect(await sums()).to.deep.equal([...first])

    await time.setNextBlockTimestamp(start + 1100n)
    await pair.sync()
    expect(await sums()).to.deep.equal([
      first[0] + priceGrowth(3_001_000n, 6_998_000n, 1000n),
      first[1] + priceGrowth(6_998_000n, 3_001_000n, 1000n),
    ])
    expect(await atSeconds()).to.equal(start + 1100n)
  })

  it('change once a block', async () => {
    const { pair, sendTokens, fill, trader } = pool
    await fill(3_000_000n, 7_000_000n)
    await sendTokens(500_000n, 0n)
    const start = await atSeconds()
    await time.setNextBlockTimestamp(start + 50n)
    await hre.network.provider.send('evm_setAutomine', [false])
    try {
      await pair.swap(0n, 500_000n, trader, '0x', { gasLimit: 500_000n })
      await pair.sync({ gasLimit: 500_000n })
      await mine()
    } finally {
      await hre.network.provider.send('evm_setAutomine', [true])
    }
    expect((await readPool(pair)).reserve1).to.equal(6_500_000n)
    expect(await sums()).to.deep.equal([
      priceGrowth(3_000_000n, 7_000_000n, 50n),
      priceGrowth(7_000_000n, 3_000_000n, 50n),
    ])
  })

  it('continue after the 32 bits of the time wrap around', async () => {
    const { pair, fill } = pool
    await fill(3_000_000n, 7_000_000n)
    await time.setNextBlockTimestamp(WRAP_SECONDS - 5n)
    await pair.sync()
    const [before0 = 0n, before1 = 0n] = await sums()
    await time.setNextBlockTimestamp(WRAP_SECONDS + 7n)
    await pair.sync()
    expect(await atSeconds()).to.equal(7n)
    expect(await sums()).to.deep.equal([
      before0 + priceGrowth(3_000_000n, 7_000_000n, 12n),
      before1 + priceGrowth(7_000_000n, 3_000_000n, 12n),
    ])
  })
})
