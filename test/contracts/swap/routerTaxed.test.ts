import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { parseUnits } from 'ethers'
import { FOREVER } from '../deployExchange.ts'
import { amountFor, amountOut, quote } from './formulas.ts'
import { deployMarket, type Market } from './market.ts'
import { readPool } from './pool.ts'

const INSUFFICIENT_OUTPUT = 'PancakeRouter: INSUFFICIENT_OUTPUT_AMOUNT'
const afterTax = (amount: bigint) => amount - amount / 10n

describe('router: tokens that withhold a part of each transfer', () => {
  let market: Market
  beforeEach(async () => {
    market = await loadFixture(deployMarket)
  })
  afterEach(async () => {
    expect(await market.leftWithRouter()).to.equal(0n)
  })

  it('are sold for the amount that arrives', async () => {
    const { router, taxed, apple, trader, otherAccount, stepsOf } = market
    const [[reserveIn, reserveOut] = [0n, 0n]] = await stepsOf([taxed, apple])
    const sold = parseUnits('100')
    const out = amountOut(afterTax(sold), reserveIn, reserveOut)
    // The recipient's earlier balance does not count.
    await apple.transfer(otherAccount, parseUnits('50'))
    const swap = (min: bigint) =>
      router
        .connect(trader)
        .swapExactTokensForTokensSupportingFeeOnTransferTokens(sold, min, [taxed, apple], otherAccount, FOREVER)
    await expect(swap(out + 1n)).to.be.revertedWith(INSUFFICIENT_OUTPUT)
    await expect(swap(out)).to.changeTokenBalance(apple, otherAccount, out)
  })

  it('are bought, and the minimum applies to the amount that arrives', async () => {
    const { router, taxed, apple, trader, otherAccount, stepsOf } = market
    const [[reserveIn, reserveOut] = [0n, 0n]] = await stepsOf([apple, taxed])
    const out = afterTax(amountOut(parseUnits('3'), reserveIn, reserveOut))
    const swap = (min: bigint) =>
      router
        .connect(trader)
        .swapExactTokensForTokensSupportingFeeOnTransferTokens(
          parseUnits('3'),
          min,
          [apple, taxed],
          otherAccount,
          FOREVER,
        )
    await expect(swap(out + 1n)).to.be.revertedWith(INSUFFICIENT_OUTPUT)
    await expect(swap(out)).to.changeTokenBalance(taxed, otherAccount, out)
  })

  it('can be in the middle of a path', async () => {
    const { router, taxed, apple, wbnb, trader, otherAccount, stepsOf } = market
    const [[in0, out0] = [0n, 0n], [in1, out1] = [0n, 0n]] = await stepsOf([apple, taxed, wbnb])
    const out = amountOut(afterTax(amountOut(parseUnits('3'), in0, out0)), in1, out1)
    const path = [apple, taxed, wbnb]
    await expect(
      router
        .connect(trader)
        .swapExactTokensForTokensSupportingFeeOnTransferTokens(parseUnits('3'), out, path, otherAccount, FOREVER),
    ).to.changeTokenBalance(wbnb, otherAccount, out)
  })

  it('are bought for native coin', async () => {
    const { router, taxed, wbnb, trader, otherAccount, stepsOf } = market
    const [[reserveIn, reserveOut] = [0n, 0n]] = await stepsOf([wbnb, taxed])
    const out = afterTax(amountOut(parseUnits('2'), reserveIn, reserveOut))
    const swap = (min: bigint) =>
      router
        .connect(trader)
        .swapExactETHForTokensSupportingFeeOnTransferTokens(min, [wbnb, taxed], otherAccount, FOREVER, {
          value: parseUnits('2'),
        })
    await expect(swap(out + 1n)).to.be.revertedWith(INSUFFICIENT_OUTPUT)
    const bought = swap(out)
    await expect(bought).to.changeTokenBalance(taxed, otherAccount, out)
    await expect(bought).to.changeEtherBalance(trader, -parseUnits('2'))
  })

  it('are sold for native coin', async () => {
    const { router, taxed, wbnb, trader, otherAccount, stepsOf } = market
    const [[reserveIn, reserveOut] = [0n, 0n]] = await stepsOf([taxed, wbnb])
    const out = amountOut(afterTax(parseUnits('50')), reserveIn, reserveOut)
    const swap = (min: bigint) =>
      router
        .connect(trader)
        .swapExactTokensForETHSupportingFeeOnTransferTokens(
          ...([parseUnits('50'), min, [taxed, wbnb], otherAccount, FOREVER] as const),
        )
    await expect(swap(out + 1n)).to.be.revertedWith(INSUFFICIENT_OUTPUT)
    await expect(swap(out)).to.changeEtherBalance(otherAccount, out)
  })

  it('are returned with the native coin for LP tokens, taxed twice', async () => {
    const { router, taxed, wbnb, trader, otherAccount, stepsOf, pairs } = market
    const pair = pairs.taxedWbnb
    const shares = parseUnits('1')
    await pair.transfer(trader, shares)
    const [[reserveToken, reserveNative] = [0n, 0n]] = await stepsOf([taxed, wbnb])
    const { supply } = await readPool(pair)
    const [token, native] = [amountFor(shares, reserveToken, supply), amountFor(shares, reserveNative, supply)]
    const remove = (minToken: bigint, minNative: bigint) =>
      router
        .connect(trader)
        .removeLiquidityETHSupportingFeeOnTransferTokens(taxed, shares, minToken, minNative, otherAccount, FOREVER)
    await expect(remove(token + 1n, native)).to.be.revertedWith('PancakeRouter: INSUFFICIENT_A_AMOUNT')
    await expect(remove(token, native + 1n)).to.be.revertedWith('PancakeRouter: INSUFFICIENT_B_AMOUNT')
    const removal = remove(token, native)
    await expect(removal).to.changeTokenBalance(taxed, otherAccount, afterTax(afterTax(token)))
    await expect(removal).to.changeEtherBalance(otherAccount, native)
  })

  it('are added to a pool with the amount that arrives', async () => {
    const { router, taxed, trader, stepsOf, wbnb, pairs } = market
    const [[reserveToken, reserveNative] = [0n, 0n]] = await stepsOf([taxed, wbnb])
    await router.connect(trader).addLiquidityETH(taxed, parseUnits('80'), 0n, 0n, trader, FOREVER, {
      value: parseUnits('1'),
    })
    const sent = quote(parseUnits('1'), reserveNative, reserveToken)
    expect(await stepsOf([taxed, wbnb])).to.deep.equal([
      [reserveToken + afterTax(sent), reserveNative + parseUnits('1')],
    ])
    expect((await pairs.taxedWbnb.balanceOf(trader)) > 0n).to.equal(true)
  })

  it('revert in the functions without support for them', async () => {
    const { router, taxed, apple, wbnb, trader, pairs } = market
    const mine = router.connect(trader)
    const [sold, end] = [parseUnits('10'), [trader, FOREVER] as const]
    await expect(mine.swapExactTokensForTokens(sold, 0n, [taxed, apple], ...end)).to.be.revertedWith('Pancake: K')
    await expect(mine.swapExactTokensForETH(sold, 0n, [taxed, wbnb], ...end)).to.be.revertedWith('Pancake: K')
    await pairs.taxedWbnb.transfer(trader, parseUnits('1'))
    await expect(
      mine.removeLiquidityETH(taxed, parseUnits('1'), 0n, 0n, ...end),
      'the router has less than the pair has sent',
    ).to.be.revertedWith('TransferHelper: TRANSFER_FAILED')
  })

  it('share their functions with plain tokens', async () => {
    const { router, apple, berry, trader, otherAccount, stepsOf } = market
    const [[reserveIn, reserveOut] = [0n, 0n]] = await stepsOf([apple, berry])
    const out = amountOut(parseUnits('5'), reserveIn, reserveOut)
    const swap = router
      .connect(trader)
      .swapExactTokensForTokensSupportingFeeOnTransferTokens(
        parseUnits('5'),
        out,
        [apple, berry],
        otherAccount,
        FOREVER,
      )
    await expect(swap).to.changeTokenBalance(berry, otherAccount, out)
    await expect(
      router
        .connect(trader)
        .swapExactTokensForTokensSupportingFeeOnTransferTokens(0n, 0n, [apple, berry], otherAccount, FOREVER),
      'nothing arrives',
    ).to.be.revertedWith('PancakeLibrary: INSUFFICIENT_INPUT_AMOUNT')
  })
})
