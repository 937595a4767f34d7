import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { ZeroAddress } from 'ethers'
import { amountFor, sharesFor } from './formulas.ts'
import { deployPool, readPool, type Pool } from './pool.ts'

const DEAD_SHARES = 1000n

describe('pair: LP tokens', () => {
  let pool: Pool
  beforeEach(async () => {
    pool = await loadFixture(deployPool)
  })

  it('have the name that permits are signed against', async () => {
    const { pair } = pool
    expect([await pair.name(), await pair.symbol(), await pair.decimals()]).to.deep.equal([
      'Pancake LPs',
      'Cake-LP',
      18n,
    ])
    expect(await pair.MINIMUM_LIQUIDITY()).to.equal(DEAD_SHARES)
  })

  it('belong to a pair that only its factory can initialise', async () => {
    const { pair, token0, token1 } = pool
    await expect(pair.initialize(token1, token0)).to.be.revertedWith('Pancake: FORBIDDEN')
  })

  it('of a first deposit are its geometric mean, minus a thousand that are locked', async () => {
    const { pair, sendTokens, trader, deployer } = pool
    await sendTokens(1_000_003n, 4_000_001n)
    const expected = sharesFor(1_000_003n, 4_000_001n, 0n, 0n, 0n)
    const mint = pair.mint(trader)
    await expect(mint).to.emit(pair, 'Transfer').withArgs(ZeroAddress, ZeroAddress, DEAD_SHARES)
    await expect(mint).to.emit(pair, 'Transfer').withArgs(ZeroAddress, trader.address, expected)
    await expect(mint).to.emit(pair, 'Sync').withArgs(1_000_003n, 4_000_001n)
    await expect(mint).to.emit(pair, 'Mint').withArgs(deployer.address, 1_000_003n, 4_000_001n)
    expect(await pair.balanceOf(trader)).to.equal(expected)
    expect(await pair.balanceOf(ZeroAddress)).to.equal(DEAD_SHARES)
    expect(await readPool(pair)).to.deep.equal({
      ...{ reserve0: 1_000_003n, reserve1: 4_000_001n },
      ...{ supply: expected + DEAD_SHARES, kLast: 0n },
    })
  })

  it('of a later deposit follow the scarcer side', async () => {
    const { pair, sendTokens, fill, trader } = pool
    await fill(1_000_000n, 4_000_000n)
    for (const [amount0, amount1] of [
      [3_333n, 99_999n],
      [77_777n, 5_555n],
    ] as const) {
      const { reserve0, reserve1, supply } = await readPool(pair)
      await sendTokens(amount0, amount1)
      const expected = sharesFor(amount0, amount1, reserve0, reserve1, supply)
      await expect(pair.mint(trader)).to.changeTokenBalance(pair, trader, expected)
    }
  })

  it('are not minted for too small amounts', async () => {
    const { pair, sendTokens, fill, trader } = pool
    const text = 'Pancake: INSUFFICIENT_LIQUIDITY_MINTED'
    await sendTokens(1000n, 1000n)
    await expect(pair.mint(trader)).to.be.revertedWith(text)
    await sendTokens(1n, 0n)
    await expect(pair.mint(trader), 'the root of 1001 * 1000 is still 1000').to.be.revertedWith(text)
    await fill(1_000_000n, 1_000_000n)
    await sendTokens(50n, 0n)
    await expect(pair.mint(trader)).to.be.revertedWith(text)
  })

  it("return their part of the pair's balances", async () => {
    const { pair, sendTokens, fill, deployer, trader, token0, token1 } = pool
    await fill(1_000_003n, 4_000_001n)
    // Direct transfers to the pair are paid out as well.
    await sendTokens(500n, 700n)
    const { supply } = await readPool(pair)
    const shares = 123_456n
    const [amount0, amount1] = [amountFor(shares, 1_000_503n, supply), amountFor(shares, 4_000_701n, supply)]
    await pair.transfer(pair, shares)
    expect([...(await pair.burn.staticCall(trader))]).to.deep.equal([amount0, amount1])
    const burn = pair.burn(trader)
    await expect(burn).to.emit(pair, 'Transfer').withArgs(pair.target, ZeroAddress, shares)
    await expect(burn)
      .to.emit(pair, 'Sync')
      .withArgs(1_000_503n - amount0, 4_000_701n - amount1)
    await expect(burn).to.emit(pair, 'Burn').withArgs(deployer.address, amount0, amount1, trader.address)
    await expect(burn).to.changeTokenBalances(token0, [pair, trader], [-amount0, amount0])
    expect(await token1.balanceOf(trader)).to.equal(amount1)
    expect((await readPool(pair)).supply).to.equal(supply - shares)
  })

  it('are not burnt for amounts of 0', async () => {
    const { pair, fill, trader } = pool
    const text = 'Pancake: INSUFFICIENT_LIQUIDITY_BURNED'
    await fill(1_000_000n, 4_000_000_000n)
    await expect(pair.burn(trader)).to.be.revertedWith(text)
    await pair.transfer(pair, 1n)
    await expect(pair.burn(trader), 'one share is less than one unit of token0').to.be.revertedWith(text)
  })

  it('are transferred, approved and spent like any token', async () => {
    const { pair, fill, deployer, trader, otherAccount } = pool
    await fill(1_000_000n, 4_000_000n)
    await expect(pair.transfer(trader, 40n)).to.emit(pair, 'Transfer').withArgs(deployer.address, trader.address, 40n)
    await expect(pair.connect(trader).approve(otherAccount, 30n))
      .to.emit(pair, 'Approval')
      .withArgs(trader.address, otherAccount.address, 30n)
    await pair.connect(otherAccount).transferFrom(trader, otherAccount, 20n)
    expect(await pair.allowance(trader, otherAccount)).to.equal(10n)
    const revertReason = 'ds-math-sub-underflow'
    await expect(pair.connect(otherAccount).transferFrom(trader, otherAccount, 11n)).to.be.revertedWith(revertReason)
    await expect(pair.connect(trader).transfer(otherAccount, 21n)).to.be.revertedWith(revertReason)
    expect(await pair.balanceOf(otherAccount)).to.equal(20n)
  })
})
