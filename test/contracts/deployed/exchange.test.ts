import { impersonateAccount, loadFixture, setBalance } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { MaxUint256, ZeroHash, type AddressLike } from 'ethers'
import hre from 'hardhat'
import { deploy, FOREVER } from '../deployExchange.ts'
import type { KnownContract, MintableToken, Write } from '../exchangeContracts.ts'
import { deployMarket, type Market } from '../swap/market.ts'
import { deployPool, type Pool } from '../swap/pool.ts'

const UNDERFLOW = 'ds-math-sub-underflow'
const EXPIRED = 1n

type CostlyReceiver = KnownContract<{ unwrap: Write<[wbnb: AddressLike, amount: bigint]> }>

describe('our pair, like the deployed one', () => {
  let pool: Pool
  beforeEach(async () => {
    pool = await loadFixture(deployPool)
  })

  /** Makes the pair lose tokens that are in its reserves, as a token with deductions from holders does. */
  async function shrink(token: MintableToken): Promise<void> {
    await impersonateAccount(pool.pair.target)
    await setBalance(pool.pair.target, 10n ** 18n)
    await token.connect(await hre.ethers.getSigner(pool.pair.target)).transfer(pool.deployer, 1n)
  }

  it('gives ds-math texts for LP tokens above the balance or the allowance', async () => {
    const { pair, fill, trader, otherAccount } = pool
    await fill(1_000_000n, 4_000_000n)
    await expect(pair.connect(trader).transfer(otherAccount, 1n)).to.be.revertedWith(UNDERFLOW)
    await pair.transfer(trader, 40n)
    await pair.connect(trader).approve(otherAccount, 10n)
    await expect(pair.connect(otherAccount).transferFrom(trader, otherAccount, 11n)).to.be.revertedWith(UNDERFLOW)
    await pair.connect(trader).approve(otherAccount, 100n)
    await expect(pair.connect(otherAccount).transferFrom(trader, otherAccount, 41n)).to.be.revertedWith(UNDERFLOW)
  })

  it('underflows on a first deposit below a thousand shares, and rejects one of exactly a thousand', async () => {
    const { pair, sendTokens, trader } = pool
    await expect(pair.mint(trader)).to.be.revertedWith(UNDERFLOW)
    await sendTokens(999n, 999n)
    await expect(pair.mint(trader)).to.be.revertedWith(UNDERFLOW)
    await sendTokens(1n, 1n)
    await expect(pair.mint(trader)).to.be.revertedWith('Pancake: INSUFFICIENT_LIQUIDITY_MINTED')
  })

  it('underflows when its balance is below its reserves', async () => {
    const { pair, fill, token0, token1, trader } = pool
    await fill(1_000_000n, 4_000_000n)
    await shrink(token0)
    await expect(pair.mint(trader)).to.be.revertedWith(UNDERFLOW)
    await expect(pair.skim(trader)).to.be.revertedWith(UNDERFLOW)
    await pair.sync()
    await shrink(token1)
    await expect(pair.skim(trader)).to.be.revertedWith(UNDERFLOW)
  })

  it('overflows with a text when its balance is too large to multiply', async () => {
    const { pair, fill, token0, deployer, trader } = pool
    await fill(1_000_000n, 4_000_000n)
    const huge = MaxUint256 / 4n
    await token0.mint(deployer, huge)
    await token0.transfer(pair, huge)
    await expect(pair.swap(0n, 1n, trader, '0x')).to.be.revertedWith('ds-math-mul-overflow')
  })
})

describe('our router, like the deployed one', () => {
  let market: Market
  beforeEach(async () => {
    market = await loadFixture(deployMarket)
  })

  it('gives ds-math texts for amounts that overflow its formulas', async () => {
    const { router } = market
    await expect(router.getAmountOut(MaxUint256, 1n, 1n)).to.be.revertedWith('ds-math-mul-overflow')
    await expect(router.quote(MaxUint256, 1n, 2n)).to.be.revertedWith('ds-math-mul-overflow')
    await expect(router.getAmountOut(MaxUint256 / 9_975n, MaxUint256 / 10_000n, 1n)).to.be.revertedWith(
      'ds-math-add-overflow',
    )
    await expect(router.getAmountIn(MaxUint256, 2n, MaxUint256)).to.be.revertedWith('ds-math-mul-overflow')
  })

  it('underflows when the bought amount exceeds the reserve', async () => {
    const { router, apple, berry, trader, stepsOf } = market
    await expect(router.getAmountIn(101n, 100n, 100n)).to.be.revertedWith(UNDERFLOW)
    const [[, reserveOut] = [0n, 0n]] = await stepsOf([apple, berry])
    await expect(
      router.swapTokensForExactTokens(reserveOut + 1n, MaxUint256, [apple, berry], trader, FOREVER),
    ).to.be.revertedWith(UNDERFLOW)
  })

  it("reverts with the pair's own text for LP tokens without approval", async () => {
    const { router, apple, berry, silent, otherAccount, pairs } = market
    for (const pair of [pairs.appleBerry, pairs.silentWbnb]) await pair.transfer(otherAccount, 1000n)
    const otherSignature = router.connect(otherAccount)
    const end = [1000n, 0n, 0n, otherAccount, FOREVER] as const
    await expect(otherSignature.removeLiquidity(apple, berry, ...end)).to.be.revertedWith(UNDERFLOW)
    await expect(otherSignature.removeLiquidityETH(silent, ...end)).to.be.revertedWith(UNDERFLOW)
    await expect(otherSignature.removeLiquidityETHSupportingFeeOnTransferTokens(silent, ...end)).to.be.revertedWith(
      UNDERFLOW,
    )
  })

  it("reverts with the pair's text for an expired signature, before its own check of the deadline", async () => {
    const { router, apple, berry, silent, trader } = market
    const late = [1n, 0n, 0n, trader, EXPIRED, false, 27, ZeroHash, ZeroHash] as const
    for (const call of [
      router.removeLiquidityWithPermit(apple, berry, ...late),
      router.removeLiquidityETHWithPermit(silent, ...late),
      router.removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(silent, ...late),
    ]) {
      await expect(call).to.be.revertedWith('Pancake: EXPIRED')
    }
  })
})

describe('our wrapped coin, like the deployed one', () => {
  let market: Market
  beforeEach(async () => {
    market = await loadFixture(deployMarket)
  })

  it('reverts without a reason', async () => {
    const { wbnb, deployer, otherAccount } = market
    await expect(wbnb.connect(otherAccount).withdraw(1n)).to.be.revertedWithoutReason()
    await expect(wbnb.connect(otherAccount).transfer(deployer, 1n)).to.be.revertedWithoutReason()
    await wbnb.deposit({ value: 10n })
    await wbnb.approve(otherAccount, 1n)
    await expect(wbnb.connect(otherAccount).transferFrom(deployer, otherAccount, 2n)).to.be.revertedWithoutReason()
  })

  it('wraps coin that is sent with a call of an unknown function', async () => {
    const { wbnb, trader } = market
    await expect(trader.sendTransaction({ to: wbnb, value: 3n, data: '0x12345678' }))
      .to.emit(wbnb, 'Deposit')
      .withArgs(trader.address, 3n)
  })

  it('sends coin with 2300 gas, too little for a receiver that writes to storage', async () => {
    const { wbnb } = market
    const receiver = await deploy<CostlyReceiver>('CostlyReceiver')
    await wbnb.deposit({ value: 10n })
    await wbnb.transfer(receiver.target, 10n)
    await expect(receiver.unwrap(wbnb, 10n)).to.be.revertedWithoutReason()
  })
})
