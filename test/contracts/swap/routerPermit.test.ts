import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { MaxUint256, parseUnits } from 'ethers'
import { FOREVER } from '../deployExchange.ts'
import type { Pair } from '../exchangeContracts.ts'
import { amountFor } from './formulas.ts'
import { deployMarket, type Market } from './market.ts'
import { signPermit } from './permit.ts'
import { readPool } from './pool.ts'

describe('router: liquidity by permit', () => {
  let market: Market
  beforeEach(async () => {
    market = await loadFixture(deployMarket)
  })
  afterEach(async () => {
    expect(await market.leftWithRouter()).to.equal(0n)
  })

  /** Gives the trader LP tokens without an approval. */
  async function give(pair: Pair, shares: bigint): Promise<void> {
    const { router, trader } = market
    await pair.transfer(trader, shares)
    await pair.connect(trader).approve(router, 0n)
  }

  for (const approveMax of [false, true]) {
    const allowance = approveMax ? 'without a limit' : 'for exactly these LP tokens'
    it(`returns both tokens with a permit ${allowance}`, async () => {
      const { router, apple, berry, trader, pairs, stepsOf } = market
      const pair = pairs.appleBerry
      const shares = parseUnits('1', 12)
      await give(pair, shares)
      const [[reserveA, reserveB] = [0n, 0n]] = await stepsOf([apple, berry])
      const { supply } = await readPool(pair)
      const amounts = [amountFor(shares, reserveA, supply), amountFor(shares, reserveB, supply)] as const
      const signature = await signPermit(pair, trader, router, approveMax ? MaxUint256 : shares, FOREVER)
      const remove = router
        .connect(trader)
        .removeLiquidityWithPermit(apple, berry, shares, ...amounts, trader, FOREVER, approveMax, ...signature)
      await expect(remove).to.changeTokenBalance(apple, trader, amounts[0])
      await expect(remove).to.changeTokenBalance(berry, trader, amounts[1])
      expect(await pair.allowance(trader, router)).to.equal(approveMax ? MaxUint256 : 0n)
      expect(await pair.nonces(trader)).to.equal(1n)
    })

    it(`returns a token and native coin with a permit ${allowance}`, async () => {
      const { router, silent, wbnb, trader, otherAccount, pairs, stepsOf } = market
      const pair = pairs.silentWbnb
      const shares = parseUnits('1')
      await give(pair, shares)
      const [[reserveToken, reserveNative] = [0n, 0n]] = await stepsOf([silent, wbnb])
      const { supply } = await readPool(pair)
      const amounts = [amountFor(shares, reserveToken, supply), amountFor(shares, reserveNative, supply)] as const
      const signature = await signPermit(pair, trader, router, approveMax ? MaxUint256 : shares, FOREVER)
      const remove = router
        .connect(trader)
        .removeLiquidityETHWithPermit(silent, shares, ...amounts, otherAccount, FOREVER, approveMax, ...signature)
      await expect(remove).to.changeTokenBalance(silent, otherAccount, amounts[0])
      await expect(remove).to.changeEtherBalance(otherAccount, amounts[1])
      expect(await pair.allowance(trader, router)).to.equal(approveMax ? MaxUint256 : 0n)
    })

    it(`sends on what remains of a taxed token with a permit ${allowance}`, async () => {
      const { router, taxed, wbnb, trader, otherAccount, pairs, stepsOf } = market
      const pair = pairs.taxedWbnb
      const shares = parseUnits('1')
      await give(pair, shares)
      const [[reserveToken, reserveNative] = [0n, 0n]] = await stepsOf([taxed, wbnb])
      const { supply } = await readPool(pair)
      const [token, native] = [amountFor(shares, reserveToken, supply), amountFor(shares, reserveNative, supply)]
      const signature = await signPermit(pair, trader, router, approveMax ? MaxUint256 : shares, FOREVER)
      const remove = router
        .connect(trader)
        .removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(
          ...([taxed, shares, token, native, otherAccount, FOREVER, approveMax] as const),
          ...signature,
        )
      // Taxed on the way to the router, and again on the way to the recipient.
      const arrived = token - token / 10n
      await expect(remove).to.changeTokenBalance(taxed, otherAccount, arrived - arrived / 10n)
      await expect(remove).to.changeEtherBalance(otherAccount, native)
    })
  }

  it("rejects another account's signature, and one for another amount", async () => {
    const { router, apple, berry, silent, trader, otherAccount, pairs } = market
    await give(pairs.appleBerry, 10n ** 12n)
    await give(pairs.silentWbnb, 10n ** 12n)
    const invalid = 'Pancake: INVALID_SIGNATURE'
    const traderRouter = router.connect(trader)
    const tail = [0n, 0n, trader, FOREVER, false] as const
    const otherSignature = await signPermit(pairs.appleBerry, otherAccount, router, 10n ** 12n, FOREVER)
    await expect(
      traderRouter.removeLiquidityWithPermit(apple, berry, 10n ** 12n, ...tail, ...otherSignature),
    ).to.be.revertedWith(invalid)
    const less = await signPermit(pairs.silentWbnb, trader, router, 10n ** 11n, FOREVER)
    await expect(traderRouter.removeLiquidityETHWithPermit(silent, 10n ** 12n, ...tail, ...less)).to.be.revertedWith(
      invalid,
    )
    await expect(
      traderRouter.removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(silent, 10n ** 12n, ...tail, ...less),
    ).to.be.revertedWith(invalid)
  })
})
