import { readFileSync } from 'node:fs'
import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { Interface, parseUnits, ZeroAddress } from 'ethers'
import hre from 'hardhat'
import { deploy, FOREVER, makePair } from '../deployExchange.ts'
import type { MintableToken, Token } from '../exchangeContracts.ts'
import { amountOut } from '../swap/formulas.ts'
import { deployMarket, type Market } from '../swap/market.ts'

const { code } = JSON.parse(
  readFileSync(new URL('../../../src/chain/contracts/swapLens/code.json', import.meta.url), 'utf8'),
) as { code: string }

const afterTax = (amount: bigint) => amount - amount / 10n
const PAID = parseUnits('3')

interface SwapRequest {
  method: string
  args: readonly unknown[]
  value?: bigint
  tokenIn: Token | null
  tokenOut: Token | null
  recipient?: string
  path?: readonly Token[]
}

interface Measurement {
  paid: bigint
  received: bigint
  isSold: boolean
  soldFor: bigint
}

/** Runs a call of the router by eth_call, with the lens as the code of the trader's address. */
async function measure({ router, trader }: Market, request: SwapRequest): Promise<Measurement> {
  const lens = new Interface((await hre.artifacts.readArtifact('SwapLens')).abi)
  const swap = {
    router: router.target,
    value: request.value ?? 0n,
    data: router.interface.encodeFunctionData(request.method, [...request.args]),
    tokenIn: request.tokenIn?.target ?? ZeroAddress,
    tokenOut: request.tokenOut?.target ?? ZeroAddress,
    recipient: request.recipient ?? trader.address,
    path: (request.path ?? []).map(({ target }) => target),
  }
  const simulatedCall = { from: trader.address, to: trader.address, data: lens.encodeFunctionData('measure', [swap]) }
  const result: unknown = await hre.network.provider.send('eth_call', [
    simulatedCall,
    'latest',
    { [trader.address]: { code } },
  ])
  const [{ paid, received, isSold, soldFor }] = lens.decodeFunctionResult('measure', String(result)) as unknown as [
    Measurement,
  ]
  return { paid, received, isSold, soldFor }
}

const TOKENS_FOR_TOKENS = 'swapExactTokensForTokensSupportingFeeOnTransferTokens'

describe('the swap lens', () => {
  let market: Market
  const quoteOf = async (path: readonly Token[], amount: bigint) =>
    (await market.stepsOf(path)).reduce((raw, [reserveIn, reserveOut]) => amountOut(raw, reserveIn, reserveOut), amount)
  const swapOf = (path: readonly [Token, Token], recipient: string): SwapRequest => ({
    ...{ method: TOKENS_FOR_TOKENS, args: [PAID, 0n, path.map(({ target }) => target), recipient, FOREVER] },
    ...{ tokenIn: path[0], tokenOut: path[1], recipient },
  })
  beforeEach(async () => {
    market = await loadFixture(deployMarket)
  })

  it('is the code that the app sends to a node', async () => {
    expect((await hre.artifacts.readArtifact('SwapLens')).deployedBytecode).to.equal(code)
  })

  it('measures the quoted amounts of a plain token, and a swap back that loses only the fees', async () => {
    const { apple, berry, trader } = market
    const path = [apple, berry] as const
    const quoted = await quoteOf(path, PAID)
    const { paid, received, isSold, soldFor } = await measure(market, { ...swapOf(path, trader.address), path })
    expect([paid, received, isSold]).to.deep.equal([PAID, quoted, true])
    expect(soldFor < PAID && soldFor > (PAID * 9_940n) / 10_000n).to.equal(true)
  })

  it('measures a tenth less of a taxed token, which is taxed again on the way back', async () => {
    const { apple, taxed, trader } = market
    const path = [apple, taxed] as const
    const { received, isSold, soldFor } = await measure(market, { ...swapOf(path, trader.address), path })
    expect(received).to.equal(afterTax(await quoteOf(path, PAID)))
    expect(isSold).to.equal(true)
    expect(soldFor < (PAID * 8_200n) / 10_000n && soldFor > (PAID * 7_900n) / 10_000n).to.equal(true)
  })

  it('measures the whole input and a lower output than quoted when a taxed token is sold', async () => {
    const { apple, taxed, trader } = market
    const { paid, received } = await measure(market, swapOf([taxed, apple], trader.address))
    expect([paid, received]).to.deep.equal([PAID, await quoteOf([taxed, apple], afterTax(PAID))])
  })

  it('measures a trapped token that arrives but cannot be sold', async () => {
    const { deployer, trader, wbnb, router } = market
    const trapped = await deploy<MintableToken & { closeTrap(pool: string): Promise<unknown> }>(
      'TrappedToken',
      parseUnits('1000000'),
    )
    await trapped.approve(router, FOREVER)
    const pair = await makePair(market, [trapped, parseUnits('5000')], [wbnb, parseUnits('50')])
    await trapped.closeTrap(pair.target)
    await trapped.connect(deployer).transfer(trader, 1n)
    const path = [wbnb, trapped] as const
    const quoted = await quoteOf(path, PAID)
    const { received, isSold, soldFor } = await measure(market, { ...swapOf(path, trader.address), path })
    expect([received, isSold, soldFor]).to.deep.equal([quoted, false, 0n])
  })

  it('measures native coin in, less the refund', async () => {
    const { apple, wbnb, cherry, berry, trader } = market
    const path = [wbnb, cherry, berry, apple]
    const desired = parseUnits('2')
    const limit = parseUnits('40')
    const { paid, received } = await measure(market, {
      ...{ method: 'swapETHForExactTokens', value: limit, tokenIn: null, tokenOut: apple },
      args: [desired, path.map(({ target }) => target), trader.address, FOREVER],
    })
    expect(received).to.equal(desired)
    expect(await quoteOf(path, paid)).to.be.within(desired, desired + desired / 1_000n)
    expect(paid < limit / 2n).to.equal(true)
  })

  it('measures native coin out to another recipient', async () => {
    const { cherry, wbnb, trader, otherAccount } = market
    const sold = parseUnits('30', 6)
    const { paid, received } = await measure(market, {
      ...{ method: 'swapExactTokensForETHSupportingFeeOnTransferTokens', tokenIn: cherry, tokenOut: null },
      args: [sold, 0n, [cherry.target, wbnb.target], otherAccount.address, FOREVER],
      recipient: otherAccount.address,
    })
    expect([paid, received]).to.deep.equal([sold, await quoteOf([cherry, wbnb], sold)])
    expect(await hre.ethers.provider.getCode(trader.address), 'the override does not persist').to.equal('0x')
  })

  it('approves and sells a token that returns nothing', async () => {
    const { silent, wbnb, trader } = market
    const path = [wbnb, silent] as const
    const { isSold, soldFor } = await measure(market, { ...swapOf(path, trader.address), path })
    expect([isSold, soldFor > (PAID * 9_900n) / 10_000n]).to.deep.equal([true, true])
  })

  it("reverts with the swap's own reason", async () => {
    const { apple, berry, trader } = market
    const request = {
      ...swapOf([apple, berry], trader.address),
      args: [PAID, FOREVER, [apple.target, berry.target], trader.address, FOREVER],
    }
    const occursInSources = await measure(market, request).catch((error: unknown) => String(error))
    expect(occursInSources).to.contain('PancakeRouter: INSUFFICIENT_OUTPUT_AMOUNT')
  })
})
