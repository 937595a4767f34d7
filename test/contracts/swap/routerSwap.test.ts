import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { parseUnits } from 'ethers'
import hre from 'hardhat'
import { FOREVER } from '../deployExchange.ts'
import { amountsIn, amountsOut } from './formulas.ts'
import { deployMarket, type Market } from './market.ts'

const INSUFFICIENT_OUTPUT = 'PancakeRouter: INSUFFICIENT_OUTPUT_AMOUNT'
const EXCESSIVE_INPUT = 'PancakeRouter: EXCESSIVE_INPUT_AMOUNT'
const INVALID_PATH = 'PancakeRouter: INVALID_PATH'
const EXPIRED = 1n

describe('router: swaps', () => {
  let market: Market
  beforeEach(async () => {
    market = await loadFixture(deployMarket)
  })
  afterEach(async () => {
    expect(await market.leftWithRouter()).to.equal(0n)
  })

  for (const hops of [1, 2]) {
    const way = hops === 1 ? 'over one pair' : 'over two pairs'

    it(`sells an exact amount of a token for another ${way}`, async () => {
      const { router, apple, berry, cherry, trader, otherAccount, stepsOf, pairs } = market
      const path = [apple, berry, cherry].slice(0, hops + 1)
      const last = hops === 1 ? berry : cherry
      const amounts = amountsOut(parseUnits('12.5'), await stepsOf(path))
      const out = amounts.at(-1) ?? 0n
      const args = (min: bigint) => [parseUnits('12.5'), min, path, otherAccount, FOREVER] as const
      const mine = router.connect(trader)
      await expect(mine.swapExactTokensForTokens(...args(out + 1n))).to.be.revertedWith(INSUFFICIENT_OUTPUT)
      expect([...(await mine.swapExactTokensForTokens.staticCall(...args(out)))]).to.deep.equal(amounts)
      const swap = mine.swapExactTokensForTokens(...args(out))
      await expect(swap).to.changeTokenBalances(
        apple,
        [trader, pairs.appleBerry],
        [-parseUnits('12.5'), parseUnits('12.5')],
      )
      await expect(swap).to.changeTokenBalance(last, otherAccount, out)
    })

    it(`buys an exact amount of a token for another ${way}`, async () => {
      const { router, apple, berry, cherry, trader, otherAccount, stepsOf } = market
      const path = [apple, berry, cherry].slice(0, hops + 1)
      const [last, out] = hops === 1 ? [berry, parseUnits('77', 9)] : [cherry, parseUnits('77', 6)]
      const amounts = amountsIn(out, await stepsOf(path))
      const input = amounts[0] ?? 0n
      const args = (max: bigint) => [out, max, path, otherAccount, FOREVER] as const
      const mine = router.connect(trader)
      await expect(mine.swapTokensForExactTokens(...args(input - 1n))).to.be.revertedWith(EXCESSIVE_INPUT)
      expect([...(await mine.swapTokensForExactTokens.staticCall(...args(input)))]).to.deep.equal(amounts)
      const swap = mine.swapTokensForExactTokens(...args(parseUnits('1000')))
      await expect(swap).to.changeTokenBalance(apple, trader, -input)
      await expect(swap).to.changeTokenBalance(last, otherAccount, out)
    })

    it(`sells an exact amount of native coin ${way}`, async () => {
      const { router, wbnb, cherry, berry, trader, otherAccount, stepsOf } = market
      const path = [wbnb, cherry, berry].slice(0, hops + 1)
      const last = hops === 1 ? cherry : berry
      const amounts = amountsOut(parseUnits('2'), await stepsOf(path))
      const out = amounts.at(-1) ?? 0n
      const args = (min: bigint) => [min, path, otherAccount, FOREVER, { value: parseUnits('2') }] as const
      const mine = router.connect(trader)
      await expect(mine.swapExactETHForTokens(...args(out + 1n))).to.be.revertedWith(INSUFFICIENT_OUTPUT)
      expect([...(await mine.swapExactETHForTokens.staticCall(...args(out)))]).to.deep.equal(amounts)
      const swap = mine.swapExactETHForTokens(...args(out))
      await expect(swap).to.changeEtherBalances([trader, wbnb], [-parseUnits('2'), parseUnits('2')])
      await expect(swap).to.changeTokenBalance(last, otherAccount, out)
    })

    it(`buys an exact amount of a token for native coin ${way} and refunds the excess`, async () => {
      const { router, wbnb, cherry, berry, trader, otherAccount, stepsOf } = market
      const path = [wbnb, cherry, berry].slice(0, hops + 1)
      const [last, out] = hops === 1 ? [cherry, parseUnits('77', 6)] : [berry, parseUnits('77', 9)]
      const amounts = amountsIn(out, await stepsOf(path))
      const input = amounts[0] ?? 0n
      const args = (value: bigint) => [out, path, otherAccount, FOREVER, { value }] as const
      const mine = router.connect(trader)
      await expect(mine.swapETHForExactTokens(...args(input - 1n))).to.be.revertedWith(EXCESSIVE_INPUT)
      expect([...(await mine.swapETHForExactTokens.staticCall(...args(input)))]).to.deep.equal(amounts)
      const swap = mine.swapETHForExactTokens(...args(parseUnits('9')))
      await expect(swap).to.changeEtherBalances([trader, wbnb], [-input, input])
      await expect(swap).to.changeTokenBalance(last, otherAccount, out)
    })

    it(`sells an exact amount of a token for native coin ${way}`, async () => {
      const { router, wbnb, cherry, berry, trader, otherAccount, stepsOf } = market
      const path = [berry, cherry, wbnb].slice(2 - hops)
      const [first, input] = hops === 1 ? [cherry, parseUnits('90', 6)] : [berry, parseUnits('90', 9)]
      const amounts = amountsOut(input, await stepsOf(path))
      const out = amounts.at(-1) ?? 0n
      const args = (min: bigint) => [input, min, path, otherAccount, FOREVER] as const
      const mine = router.connect(trader)
      await expect(mine.swapExactTokensForETH(...args(out + 1n))).to.be.revertedWith(INSUFFICIENT_OUTPUT)
      expect([...(await mine.swapExactTokensForETH.staticCall(...args(out)))]).to.deep.equal(amounts)
      const swap = mine.swapExactTokensForETH(...args(out))
      await expect(swap).to.changeEtherBalances([otherAccount, wbnb], [out, -out])
      await expect(swap).to.changeTokenBalance(first, trader, -input)
    })

    it(`buys an exact amount of native coin for a token ${way}`, async () => {
      const { router, wbnb, cherry, berry, trader, otherAccount, stepsOf } = market
      const path = [berry, cherry, wbnb].slice(2 - hops)
      const first = hops === 1 ? cherry : berry
      const out = parseUnits('0.3')
      const amounts = amountsIn(out, await stepsOf(path))
      const input = amounts[0] ?? 0n
      const args = (max: bigint) => [out, max, path, otherAccount, FOREVER] as const
      const mine = router.connect(trader)
      await expect(mine.swapTokensForExactETH(...args(input - 1n))).to.be.revertedWith(EXCESSIVE_INPUT)
      expect([...(await mine.swapTokensForExactETH.staticCall(...args(input)))]).to.deep.equal(amounts)
      const swap = mine.swapTokensForExactETH(...args(input))
      await expect(swap).to.changeEtherBalances([otherAccount, wbnb], [out, -out])
      await expect(swap).to.changeTokenBalance(first, trader, -input)
    })
  }

  it('transfers tokens that return nothing', async () => {
    const { router, wbnb, silent, trader, stepsOf } = market
    const [, out = 0n] = amountsOut(parseUnits('10'), await stepsOf([silent, wbnb]))
    await expect(
      router.connect(trader).swapExactTokensForTokens(parseUnits('10'), out, [silent, wbnb], trader, FOREVER),
    ).to.changeTokenBalances(silent, [trader], [-parseUnits('10')])
    await router.connect(trader).swapExactETHForTokens(0n, [wbnb, silent], trader, FOREVER, { value: 1000n })
  })

  it('rejects native coin on a path that does not start or end with it', async () => {
    const { router, wbnb, cherry, berry, trader } = market
    const [there, back, end] = [
      [cherry, wbnb],
      [wbnb, cherry],
      [trader, FOREVER],
    ] as const
    const calls = [
      () => router.swapExactETHForTokens(0n, there, ...end, { value: 1n }),
      () => router.swapETHForExactTokens(1n, there, ...end, { value: 1n }),
      () => router.swapExactETHForTokensSupportingFeeOnTransferTokens(0n, there, ...end, { value: 1n }),
      () => router.swapExactTokensForETH(1n, 0n, back, ...end),
      () => router.swapTokensForExactETH(1n, 1n, back, ...end),
      () => router.swapExactTokensForETHSupportingFeeOnTransferTokens(1n, 0n, back, ...end),
    ]
    for (const call of calls) await expect(call()).to.be.revertedWith(INVALID_PATH)
    await expect(router.swapExactTokensForTokens(1n, 0n, [berry], ...end)).to.be.revertedWith(
      'PancakeLibrary: INVALID_PATH',
    )
  })

  it('reverts after the deadline', async () => {
    const { router, wbnb, cherry, trader } = market
    const [there, back, late] = [
      [cherry, wbnb],
      [wbnb, cherry],
      [trader, EXPIRED],
    ] as const
    const calls = [
      () => router.swapExactTokensForTokens(1n, 0n, there, ...late),
      () => router.swapTokensForExactTokens(1n, 1n, there, ...late),
      () => router.swapExactTokensForETH(1n, 0n, there, ...late),
      () => router.swapTokensForExactETH(1n, 1n, there, ...late),
      () => router.swapExactETHForTokens(0n, back, ...late, { value: 1n }),
      () => router.swapETHForExactTokens(1n, back, ...late, { value: 1n }),
      () => router.swapExactTokensForTokensSupportingFeeOnTransferTokens(1n, 0n, there, ...late),
      () => router.swapExactTokensForETHSupportingFeeOnTransferTokens(1n, 0n, there, ...late),
      () => router.swapExactETHForTokensSupportingFeeOnTransferTokens(0n, back, ...late, { value: 1n }),
    ]
    for (const call of calls) await expect(call()).to.be.revertedWith('PancakeRouter: EXPIRED')
  })

  it('swaps in the second of the deadline', async () => {
    const { router, apple, berry, trader } = market
    const { timestamp } = (await hre.ethers.provider.getBlock('latest')) ?? { timestamp: 0 }
    const deadline = BigInt(timestamp) + 30n
    await hre.network.provider.send('evm_setNextBlockTimestamp', [Number(deadline)])
    const swap = router.connect(trader).swapExactTokensForTokens(10n ** 12n, 0n, [apple, berry], trader, deadline)
    await expect(swap).to.changeTokenBalance(apple, trader, -(10n ** 12n))
  })

  it('reverts without the approval of the token', async () => {
    const { router, apple, berry, otherAccount } = market
    const otherSignature = router.connect(otherAccount)
    const end = [[apple, berry], otherAccount, FOREVER] as const
    for (const call of [
      () => otherSignature.swapExactTokensForTokens(10n ** 12n, 0n, ...end),
      () => otherSignature.swapTokensForExactTokens(1n, 10n ** 18n, ...end),
      () => otherSignature.swapExactTokensForTokensSupportingFeeOnTransferTokens(10n ** 12n, 0n, ...end),
    ]) {
      await expect(call()).to.be.revertedWith('TransferHelper: TRANSFER_FROM_FAILED')
    }
  })

  it('reverts if a payment or refund of native coin fails', async () => {
    const { router, multicall, wbnb, cherry, trader } = market
    const failed = 'TransferHelper: ETH_TRANSFER_FAILED'
    // Multicall accepts no native coin.
    const end = [[cherry, wbnb], multicall, FOREVER] as const
    const mine = router.connect(trader)
    await expect(mine.swapExactTokensForETH(10n ** 6n, 0n, ...end)).to.be.revertedWith(failed)
    await expect(mine.swapTokensForExactETH(10n ** 12n, 10n ** 8n, ...end)).to.be.revertedWith(failed)
    await expect(mine.swapExactTokensForETHSupportingFeeOnTransferTokens(10n ** 6n, 0n, ...end)).to.be.revertedWith(
      failed,
    )
    const contract = await hre.ethers.getImpersonatedSigner(await multicall.getAddress())
    await hre.network.provider.send('hardhat_setBalance', [contract.address, '0x8ac7230489e80000'])
    await expect(
      router.connect(contract).swapETHForExactTokens(1000n, [wbnb, cherry], contract, FOREVER, { value: 10n ** 15n }),
    ).to.be.revertedWith(failed)
  })
})
