import { parseUnits } from 'ethers'
import hre from 'hardhat'
import { contractAt, deployExchange, makePair, type Exchange } from '../deployExchange.ts'
import type { Pair, Token } from '../exchangeContracts.ts'
import type { Step } from './formulas.ts'

/** Exchange with pools, a trader with balances and approvals of every token, and functions that read the state. */
export interface Market extends Exchange {
  pairs: Record<'appleBerry' | 'berryCherry' | 'cherryWbnb' | 'taxedWbnb' | 'silentWbnb' | 'taxedApple', Pair>
  /** Returns the reserves along a path of tokens, in the direction of the trade. */
  stepsOf(path: readonly Token[]): Promise<Step[]>
  /** Returns the sum of the router's balances of every token, of every pool's shares and of the native coin. */
  leftWithRouter(): Promise<bigint>
}

async function stepOf({ factory }: Exchange, tokenIn: Token, tokenOut: Token): Promise<Step> {
  const address = await factory.getPair(tokenIn, tokenOut)
  const pair = await contractAt<Pair>('HotcakePair', address)
  const [reserve0, reserve1] = await pair.getReserves()
  const isZeroIn = BigInt(tokenIn.target) < BigInt(tokenOut.target)
  return isZeroIn ? [reserve0, reserve1] : [reserve1, reserve0]
}

/** Deploys the exchange and fills six pools at approximate prices. Suitable for loadFixture. */
export async function deployMarket(): Promise<Market> {
  const exchange = await deployExchange()
  const { apple, berry, cherry, taxed, silent, wbnb, router, trader, taxCollector } = exchange
  const pairs = {
    appleBerry: await makePair(exchange, [apple, parseUnits('5000')], [berry, parseUnits('9000', 9)]),
    berryCherry: await makePair(exchange, [berry, parseUnits('7000', 9)], [cherry, parseUnits('20000', 6)]),
    cherryWbnb: await makePair(exchange, [cherry, parseUnits('60000', 6)], [wbnb, parseUnits('200')]),
    taxedWbnb: await makePair(exchange, [taxed, parseUnits('8000')], [wbnb, parseUnits('100')]),
    silentWbnb: await makePair(exchange, [silent, parseUnits('8000')], [wbnb, parseUnits('100')]),
    taxedApple: await makePair(exchange, [taxed, parseUnits('8000')], [apple, parseUnits('300')]),
  }
  // From the tax collector, so that the trader starts with round amounts of the taxed token as well.
  await taxed.transfer(taxCollector, parseUnits('1000'))
  await taxed.connect(taxCollector).transfer(trader, parseUnits('1000'))
  await wbnb.connect(trader).deposit({ value: parseUnits('50') })
  for (const [token, decimals] of [
    ...([
      [apple, 18],
      [berry, 9],
      [cherry, 6],
      [silent, 18],
    ] as const),
  ]) {
    await token.transfer(trader, parseUnits('1000', decimals))
  }
  const tokens: Token[] = [apple, berry, cherry, taxed, silent, wbnb]
  for (const token of [...tokens, ...Object.values(pairs)]) {
    await token.connect(trader).approve(router, 2n ** 256n - 1n)
  }
  const leftWithRouter = async () => {
    const balances = [...tokens, ...Object.values(pairs)].map((token) => token.balanceOf(router))
    const left = await Promise.all([...balances, hre.ethers.provider.getBalance(router)])
    return left.reduce((sum, balance) => sum + balance, 0n)
  }
  const stepsOf = (path: readonly Token[]) =>
    Promise.all(path.slice(1).map((token, at) => stepOf(exchange, path[at] ?? token, token)))
  return { ...exchange, pairs, stepsOf, leftWithRouter }
}
