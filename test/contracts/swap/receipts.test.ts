import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { parseUnits } from 'ethers'
import hre from 'hardhat'
import type { Log } from '../../../src/chain/contracts/event.ts'
import { type Address, toAddress } from '../../../src/core/address.ts'
import { swapAmountsIn } from '../../../src/features/transactions/follow/swapAmounts.rules.ts'
import type { Asset, SwapAmounts } from '../../../src/features/transactions/transactions.slice.ts'
import { FOREVER } from '../deployExchange.ts'
import { deployMarket, type Market } from './market.ts'

/** Sends a write and returns the amounts that the app derives from its receipt, as a node returns it. */
async function movedIn(
  market: Market,
  write: Promise<{ hash: string }>,
  [paid, received, recipient]: [paid: Address | null, received: Address | null, recipient: string],
): Promise<SwapAmounts> {
  const { hash } = await write
  const receipt: { logs: Log[]; to: Address } = await hre.network.provider.send('eth_getTransactionReceipt', [hash])
  const asset = (tokenAddress: Address | null): Asset => ({ tokenAddress, symbol: 'T', decimals: 18 })
  const arrival = {
    kind: 'swap',
    paid: asset(paid),
    received: asset(received),
    recipient: toAddress(recipient),
  } as const
  const wrappedNative = toAddress(await market.wbnb.getAddress())
  const account = toAddress(market.trader.address)
  return swapAmountsIn(receipt.logs, arrival, { account, contract: receipt.to, wrappedNative })
}

describe('the amounts of a swap from the logs of its receipt', () => {
  let market: Market
  let apple: Address
  let cherry: Address
  beforeEach(async () => {
    market = await loadFixture(deployMarket)
    apple = toAddress(await market.apple.getAddress())
    cherry = toAddress(await market.cherry.getAddress())
  })

  for (const isForAnother of [false, true]) {
    it(`equal the changes of the balances over two pairs${isForAnother ? ', to another account' : ''}`, async () => {
      const { router, apple: one, berry, cherry: last, trader, otherAccount } = market
      const recipient = isForAnother ? otherAccount.address : trader.address
      const [balance, balanceBefore] = [await one.balanceOf(trader), await last.balanceOf(recipient)]
      const args = [parseUnits('3'), 0n, [one, berry, last], recipient, FOREVER] as const
      const moved = await movedIn(market, router.connect(trader).swapExactTokensForTokens(...args), [
        ...([apple, cherry] as const),
        recipient,
      ])
      expect(moved).to.deep.equal({
        paidRaw: String(balance - (await one.balanceOf(trader))),
        receivedRaw: String((await last.balanceOf(recipient)) - balanceBefore),
      })
      expect(moved.paidRaw).to.equal(String(parseUnits('3')))
    })
  }

  it('do not count the refund as paid when native coin buys an exact amount of a token', async () => {
    const { router, wbnb, cherry: last, trader } = market
    const out = parseUnits('2', 6)
    const [input = 0n] = await router.getAmountsIn(out, [wbnb, last])
    const write = router
      .connect(trader)
      .swapETHForExactTokens(out, [wbnb, last], trader, FOREVER, { value: input * 3n })
    expect(await movedIn(market, write, [null, cherry, trader.address])).to.deep.equal({
      paidRaw: String(input),
      receivedRaw: String(out),
    })
  })

  it('include the native coin that the router unwrapped for a token', async () => {
    const { router, wbnb, cherry: first, trader } = market
    const [, out = 0n] = await router.getAmountsOut(parseUnits('2', 6), [first, wbnb])
    const write = router.connect(trader).swapExactTokensForETH(parseUnits('2', 6), 0n, [first, wbnb], trader, FOREVER)
    expect(await movedIn(market, write, [cherry, null, trader.address])).to.deep.equal({
      paidRaw: String(parseUnits('2', 6)),
      receivedRaw: String(out),
    })
  })

  it('a taxed token: the amount after the tax, not the amount the pair sent', async () => {
    const { router, apple: first, taxed, trader } = market
    const before = await taxed.balanceOf(trader)
    const write = router
      .connect(trader)
      .swapExactTokensForTokensSupportingFeeOnTransferTokens(
        ...([parseUnits('2'), 0n, [first, taxed], trader, FOREVER] as const),
      )
    const moved = await movedIn(market, write, [apple, toAddress(await taxed.getAddress()), trader.address])
    expect(moved.receivedRaw).to.equal(String((await taxed.balanceOf(trader)) - before))
  })
})
