import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { parseUnits, ZeroAddress } from 'ethers'
import hre from 'hardhat'
import { deploy, FOREVER, pairOf } from '../deployExchange.ts'
import type { MintableToken } from '../exchangeContracts.ts'
import { amountFor, quote, sharesFor } from './formulas.ts'
import { deployMarket, type Market } from './market.ts'
import { readPool } from './pool.ts'

const EXPIRED = 1n

describe('router: liquidity', () => {
  let market: Market
  beforeEach(async () => {
    market = await loadFixture(deployMarket)
  })
  afterEach(async () => {
    expect(await market.leftWithRouter()).to.equal(0n)
  })

  it('creates a missing pair and takes the whole desired amounts', async () => {
    const { router, factory, apple, cherry, trader, otherAccount } = market
    const desired = [parseUnits('3'), parseUnits('12', 6)] as const
    const add = router.connect(trader).addLiquidity(apple, cherry, ...desired, ...desired, otherAccount, FOREVER)
    await expect(add).to.emit(factory, 'PairCreated')
    await expect(add).to.changeTokenBalance(apple, trader, -desired[0])
    await expect(add).to.changeTokenBalance(cherry, trader, -desired[1])
    const pair = await pairOf(market, apple, cherry)
    expect(await pair.balanceOf(otherAccount)).to.equal(sharesFor(...desired, 0n, 0n, 0n))
  })

  for (const [limiting, desired] of [
    ['first', [parseUnits('1'), parseUnits('500', 9)]],
    ['second', [parseUnits('500'), parseUnits('1', 9)]],
  ] as const) {
    it(`takes all of the scarcer ${limiting} token and as much of the other as keeps the price`, async () => {
      const { router, apple, berry, trader, stepsOf, pairs } = market
      const [[reserveA, reserveB] = [0n, 0n]] = await stepsOf([apple, berry])
      const usedAmounts =
        limiting === 'first'
          ? ([desired[0], quote(desired[0], reserveA, reserveB)] as const)
          : ([quote(desired[1], reserveB, reserveA), desired[1]] as const)
      const { supply } = await readPool(pairs.appleBerry)
      const shares = sharesFor(...usedAmounts, reserveA, reserveB, supply)
      const args = [apple, berry, ...desired, ...usedAmounts, trader, FOREVER] as const
      const result = await router.connect(trader).addLiquidity.staticCall(...args)
      expect([...result]).to.deep.equal([...usedAmounts, shares])
      const add = router.connect(trader).addLiquidity(...args)
      await expect(add).to.changeTokenBalance(apple, trader, -usedAmounts[0])
      await expect(add).to.changeTokenBalance(berry, trader, -usedAmounts[1])
      await expect(add).to.changeTokenBalance(pairs.appleBerry, trader, shares)
    })
  }

  it('wraps native coin and refunds the excess', async () => {
    const { router, wbnb, silent, trader, stepsOf, pairs } = market
    const [[reserveToken, reserveNative] = [0n, 0n]] = await stepsOf([silent, wbnb])
    const token = parseUnits('40')
    const native = quote(token, reserveToken, reserveNative)
    const add = router
      .connect(trader)
      .addLiquidityETH(silent, token, token, native, trader, FOREVER, { value: parseUnits('7') })
    await expect(add).to.changeEtherBalances([trader, wbnb], [-native, native])
    await expect(add).to.changeTokenBalance(silent, trader, -token)
    const { supply } = await readPool(pairs.silentWbnb)
    const shares = await pairs.silentWbnb.balanceOf(trader)
    expect(shares).to.equal(sharesFor(token, native, reserveToken, reserveNative, supply - shares))
  })

  it('reverts below the given minimums', async () => {
    const { router, apple, berry, silent, wbnb, trader, stepsOf } = market
    const mine = router.connect(trader)
    const [[reserveA, reserveB] = [0n, 0n]] = await stepsOf([apple, berry])
    const [one, matching] = [parseUnits('1'), quote(parseUnits('1'), reserveA, reserveB)]
    await expect(
      mine.addLiquidity(apple, berry, one, matching * 2n, one, matching + 1n, trader, FOREVER),
    ).to.be.revertedWith('PancakeRouter: INSUFFICIENT_B_AMOUNT')
    await expect(
      mine.addLiquidity(apple, berry, one * 2n, matching, one * 2n, matching, trader, FOREVER),
    ).to.be.revertedWith('PancakeRouter: INSUFFICIENT_A_AMOUNT')
    const [[reserveToken, reserveNative] = [0n, 0n]] = await stepsOf([silent, wbnb])
    const native = quote(one, reserveToken, reserveNative)
    await expect(
      mine.addLiquidityETH(silent, one, one, native + 1n, trader, FOREVER, { value: native * 2n }),
    ).to.be.revertedWith('PancakeRouter: INSUFFICIENT_B_AMOUNT')
    await expect(
      mine.addLiquidityETH(silent, one * 2n, one * 2n, native, trader, FOREVER, { value: native }),
    ).to.be.revertedWith('PancakeRouter: INSUFFICIENT_A_AMOUNT')
  })

  it('returns both tokens for LP tokens', async () => {
    const { router, apple, berry, deployer, trader, otherAccount, stepsOf, pairs } = market
    const pair = pairs.appleBerry
    const shares = parseUnits('1', 12)
    await pair.transfer(trader, shares)
    const [[reserveA, reserveB] = [0n, 0n]] = await stepsOf([apple, berry])
    const { supply } = await readPool(pair)
    const [amountA, amountB] = [amountFor(shares, reserveA, supply), amountFor(shares, reserveB, supply)]
    const remove = (minA: bigint, minB: bigint) =>
      router.connect(trader).removeLiquidity(apple, berry, shares, minA, minB, otherAccount, FOREVER)
    await expect(remove(amountA + 1n, amountB)).to.be.revertedWith('PancakeRouter: INSUFFICIENT_A_AMOUNT')
    await expect(remove(amountA, amountB + 1n)).to.be.revertedWith('PancakeRouter: INSUFFICIENT_B_AMOUNT')
    await expect(remove(amountA, amountB)).to.changeTokenBalances(apple, [pair, otherAccount], [-amountA, amountA])
    expect(await berry.balanceOf(otherAccount)).to.equal(amountB)
    expect(await pair.balanceOf(trader)).to.equal(0n)
    await pair.approve(router, 5n)
    await expect(
      router.removeLiquidity(berry, apple, 6n, 0n, 0n, deployer, FOREVER),
      'more shares than were approved',
    ).to.be.revertedWith('ds-math-sub-underflow')
  })

  it('unwraps the native coin for LP tokens', async () => {
    const { router, silent, wbnb, trader, otherAccount, stepsOf, pairs } = market
    const pair = pairs.silentWbnb
    const shares = parseUnits('1')
    await pair.transfer(trader, shares)
    const [[reserveToken, reserveNative] = [0n, 0n]] = await stepsOf([silent, wbnb])
    const { supply } = await readPool(pair)
    const [token, native] = [amountFor(shares, reserveToken, supply), amountFor(shares, reserveNative, supply)]
    const remove = (minToken: bigint, minNative: bigint) =>
      router.connect(trader).removeLiquidityETH(silent, shares, minToken, minNative, otherAccount, FOREVER)
    await expect(remove(token + 1n, native)).to.be.revertedWith('PancakeRouter: INSUFFICIENT_A_AMOUNT')
    await expect(remove(token, native + 1n)).to.be.revertedWith('PancakeRouter: INSUFFICIENT_B_AMOUNT')
    const result = await router
      .connect(trader)
      .removeLiquidityETH.staticCall(silent, shares, token, native, otherAccount, FOREVER)
    expect([...result]).to.deep.equal([token, native])
    await expect(remove(token, native)).to.changeEtherBalances([wbnb, otherAccount], [-native, native])
    expect(await silent.balanceOf(otherAccount)).to.equal(token)
  })

  it('reverts after the deadline', async () => {
    const { router, apple, berry, silent, trader } = market
    const late = [trader, EXPIRED] as const
    const calls = [
      () => router.addLiquidity(apple, berry, 1n, 1n, 0n, 0n, ...late),
      () => router.addLiquidityETH(silent, 1n, 0n, 0n, ...late, { value: 1n }),
      () => router.removeLiquidity(apple, berry, 1n, 0n, 0n, ...late),
      () => router.removeLiquidityETH(silent, 1n, 0n, 0n, ...late),
      () => router.removeLiquidityETHSupportingFeeOnTransferTokens(silent, 1n, 0n, 0n, ...late),
    ]
    for (const call of calls) await expect(call()).to.be.revertedWith('PancakeRouter: EXPIRED')
  })

  it('rejects a pair of a token with itself or with the zero address', async () => {
    const { router, apple, trader } = market
    const add = (other: string | MintableToken) => router.addLiquidity(apple, other, 1n, 1n, 0n, 0n, trader, FOREVER)
    await expect(add(apple)).to.be.revertedWith('Pancake: IDENTICAL_ADDRESSES')
    await expect(add(ZeroAddress)).to.be.revertedWith('Pancake: ZERO_ADDRESS')
    await expect(router.removeLiquidity(apple, apple, 1n, 0n, 0n, trader, FOREVER)).to.be.revertedWith(
      'PancakeLibrary: IDENTICAL_ADDRESSES',
    )
  })

  it('reverts without the approval of a token', async () => {
    const { router, apple, berry, otherAccount } = market
    await expect(
      router.connect(otherAccount).addLiquidity(apple, berry, 1000n, 1000n, 0n, 0n, otherAccount, FOREVER),
    ).to.be.revertedWith('TransferHelper: TRANSFER_FROM_FAILED')
  })

  it('reverts with a text for the failed payment: of a token, or of native coin', async () => {
    const { router, multicall, silent, deployer, trader, pairs } = market
    const stubborn = await deploy<MintableToken & { refuse(to: typeof trader): Promise<unknown> }>(
      'StubbornToken',
      10n ** 9n,
    )
    await stubborn.approve(router, 10n ** 9n)
    await router.addLiquidityETH(stubborn, 10n ** 6n, 0n, 0n, deployer, FOREVER, { value: 10n ** 6n })
    const pair = await pairOf(market, stubborn, market.wbnb)
    await pair.approve(router, 10n ** 6n)
    await stubborn.refuse(trader)
    for (const remove of [router.removeLiquidityETH, router.removeLiquidityETHSupportingFeeOnTransferTokens]) {
      await expect(remove(stubborn, 10_000n, 0n, 0n, trader, FOREVER)).to.be.revertedWith(
        'TransferHelper: TRANSFER_FAILED',
      )
    }
    await pairs.silentWbnb.approve(router, 10n ** 9n)
    // Multicall accepts no native coin.
    await expect(router.removeLiquidityETH(silent, 10n ** 9n, 0n, 0n, multicall, FOREVER)).to.be.revertedWith(
      'TransferHelper: ETH_TRANSFER_FAILED',
    )
  })

  it('reverts if the refund fails', async () => {
    const { router, multicall, silent } = market
    const contract = await hre.ethers.getImpersonatedSigner(await multicall.getAddress())
    await hre.network.provider.send('hardhat_setBalance', [contract.address, '0x8ac7230489e80000'])
    await silent.transfer(contract, 10n ** 6n)
    await silent.connect(contract).approve(router, 10n ** 6n)
    await expect(
      router.connect(contract).addLiquidityETH(silent, 10n ** 6n, 0n, 0n, contract, FOREVER, { value: 10n ** 15n }),
    ).to.be.revertedWith('TransferHelper: ETH_TRANSFER_FAILED')
  })

  it('accepts native coin from the wrapped coin only', async () => {
    const { router, trader } = market
    await expect(trader.sendTransaction({ to: router, value: 1n })).to.be.revertedWithPanic(0x01)
  })
})
