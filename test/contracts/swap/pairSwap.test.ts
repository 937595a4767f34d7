import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { parseUnits } from 'ethers'
import { deploy, inOrder, pairOf } from '../deployExchange.ts'
import type { MintableToken, Token } from '../exchangeContracts.ts'
import { randomFrom } from '../random.ts'
import { amountIn, amountOut } from './formulas.ts'
import { deployPool, readPool, type Pool } from './pool.ts'

const MAX_RESERVE = 2n ** 112n - 1n

describe('pair: swaps', () => {
  let pool: Pool
  beforeEach(async () => {
    pool = await loadFixture(deployPool)
  })

  it('pay exactly the output after the fee of 0.25 %, in either direction', async () => {
    const { pair, sendTokens, fill, trader } = pool
    await fill(parseUnits('5'), parseUnits('10'))
    const random = randomFrom(25n)
    for (let round = 0; round < 40; round += 1) {
      const isZeroIn = random.isLikely(50)
      const { reserve0, reserve1 } = await readPool(pair)
      const input = random.magnitude(1000n, isZeroIn ? reserve0 : reserve1)
      const expected = isZeroIn ? amountOut(input, reserve0, reserve1) : amountOut(input, reserve1, reserve0)
      if (expected === 0n) continue
      const outs = (out: bigint): [bigint, bigint] => (isZeroIn ? [0n, out] : [out, 0n])
      await sendTokens(isZeroIn ? input : 0n, isZeroIn ? 0n : input)
      await expect(pair.swap(...outs(expected + 1n), trader, '0x')).to.be.revertedWith('Pancake: K')
      await pair.swap(...outs(expected), trader, '0x')
      const after = await readPool(pair)
      expect(after.reserve0 * after.reserve1 >= reserve0 * reserve1).to.equal(true)
    }
  })

  it('revert for one unit less than the input formula requires, within its rounding', async () => {
    const { pair, sendTokens, fill, trader } = pool
    await fill(1_000_003n, 4_000_001n)
    const input = amountIn(1234n, 1_000_003n, 4_000_001n)
    expect((1_000_003n * 1234n * 10_000n) % ((4_000_001n - 1234n) * 9975n)).to.not.equal(0n)
    await sendTokens(input - 1n, 0n)
    await expect(pair.swap(0n, 1234n, trader, '0x')).to.be.revertedWith('Pancake: K')
    await sendTokens(1n, 0n)
    await pair.swap(0n, 1234n, trader, '0x')
  })

  it('may leave the product unchanged', async () => {
    const { pair, sendTokens, fill, trader } = pool
    await fill(39_900_000n, 8_000_000n)
    // 40,000,000 minus 0.25 % doubles the reserve, so the output is half of the other side without a remainder.
    await sendTokens(40_000_000n, 0n)
    await expect(pair.swap(0n, 4_000_001n, trader, '0x')).to.be.revertedWith('Pancake: K')
    await pair.swap(0n, 4_000_000n, trader, '0x')
  })

  it('emit the amounts in and out, the recipient, and the new reserves', async () => {
    const { pair, sendTokens, fill, deployer, trader, token0, token1 } = pool
    await fill(1_000_000n, 4_000_000n)
    await sendTokens(500n, 9000n)
    const swap = pair.swap(1000n, 2000n, trader, '0x')
    await expect(swap).to.emit(pair, 'Swap').withArgs(deployer.address, 500n, 9000n, 1000n, 2000n, trader.address)
    await expect(swap).to.emit(pair, 'Sync').withArgs(999_500n, 4_007_000n)
    await expect(swap).to.changeTokenBalances(token0, [pair, trader], [-1000n, 1000n])
    expect(await token1.balanceOf(trader)).to.equal(2000n)
  })

  it('revert with the reason', async () => {
    const { pair, sendTokens, fill, trader, token0, token1 } = pool
    await fill(1_000_000n, 4_000_000n)
    const rejected = (out0: bigint, out1: bigint, to: typeof trader | Token = trader) =>
      expect(pair.swap(out0, out1, to, '0x')).to.be
    await rejected(0n, 0n).revertedWith('Pancake: INSUFFICIENT_OUTPUT_AMOUNT')
    await rejected(1_000_000n, 0n).revertedWith('Pancake: INSUFFICIENT_LIQUIDITY')
    await rejected(0n, 4_000_000n).revertedWith('Pancake: INSUFFICIENT_LIQUIDITY')
    await rejected(1n, 0n, token0).revertedWith('Pancake: INVALID_TO')
    await rejected(1n, 0n, token1).revertedWith('Pancake: INVALID_TO')
    await rejected(1n, 0n).revertedWith('Pancake: INSUFFICIENT_INPUT_AMOUNT')
    await sendTokens(1n, 0n)
    await rejected(0n, 4n).revertedWith('Pancake: K')
  })

  it('revert above reserves of 2^112 - 1', async () => {
    const { pair, sendTokens, fill, token0, token1, deployer, trader } = pool
    await fill(1_000_000n, 1_000_000n)
    for (const token of [token0, token1]) await token.mint(deployer, MAX_RESERVE * 2n)
    await sendTokens(MAX_RESERVE - 1_000_000n, 0n)
    await pair.sync()
    expect((await readPool(pair)).reserve0).to.equal(MAX_RESERVE)
    await sendTokens(1n, 0n)
    await expect(pair.sync()).to.be.revertedWith('Pancake: OVERFLOW')
    await sendTokens(MAX_RESERVE / 100_000n, 0n)
    await expect(pair.swap(0n, 1n, trader, '0x')).to.be.revertedWith('Pancake: OVERFLOW')
    await pair.skim(trader)
    await sendTokens(MAX_RESERVE / 1000n, 1_000_000n)
    await expect(pair.mint(trader)).to.be.revertedWith('Pancake: OVERFLOW')
  })

  it('skim the balances beyond the reserves, and sync sets the reserves to them', async () => {
    const { pair, sendTokens, fill, token0, token1, trader } = pool
    await fill(1_000_000n, 4_000_000n)
    await sendTokens(30n, 40n)
    const skim = pair.skim(trader)
    await expect(skim).to.changeTokenBalances(token0, [pair, trader], [-30n, 30n])
    await expect(skim).to.not.emit(pair, 'Sync')
    expect(await token1.balanceOf(trader)).to.equal(40n)
    await sendTokens(50n, 60n)
    expect(await readPool(pair)).to.include({ reserve0: 1_000_000n, reserve1: 4_000_000n })
    await expect(pair.sync()).to.emit(pair, 'Sync').withArgs(1_000_050n, 4_000_060n)
    expect(await readPool(pair)).to.include({ reserve0: 1_000_050n, reserve1: 4_000_060n })
  })

  it('revert if a token returns false or reverts', async () => {
    const { apple, factory, deployer, trader, otherAccount } = pool
    const stubborn = await deploy<MintableToken & { refuse(to: typeof trader): Promise<unknown> }>(
      'StubbornToken',
      1_000_000n,
    )
    await factory.createPair(apple, stubborn)
    const pair = await pairOf(pool, apple, stubborn)
    await apple.transfer(pair, 500_000n)
    await stubborn.transfer(pair, 500_000n)
    await pair.mint(deployer)
    await stubborn.refuse(trader)
    const [token0] = inOrder<MintableToken>(apple, stubborn)
    const outs: [bigint, bigint] = token0 === apple ? [0n, 100n] : [100n, 0n]
    await apple.transfer(pair, 1000n)
    await expect(pair.swap(...outs, trader, '0x')).to.be.revertedWith('Pancake: TRANSFER_FAILED')
    await expect(pair.skim(trader), 'a skim of 0 reverts as well').to.be.revertedWith('Pancake: TRANSFER_FAILED')
    await pair.transfer(pair, 10_000n)
    await expect(pair.burn(trader)).to.be.revertedWith('Pancake: TRANSFER_FAILED')
    await pair.swap(...outs, otherAccount, '0x')
  })
})
