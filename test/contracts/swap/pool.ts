import { deployExchange, inOrder, pairOf, type Exchange } from '../deployExchange.ts'
import type { MintableToken, Pair } from '../exchangeContracts.ts'

/** Pair without a router, for tests of the pair's own functions. */
export interface Pool extends Exchange {
  pair: Pair
  token0: MintableToken
  token1: MintableToken
  /** Transfers amounts in base units to the pair without a call of the pair. */
  sendTokens(amount0Raw: bigint, amount1Raw: bigint): Promise<void>
  /** Transfers amounts and mints shares for the deployer. */
  fill(amount0Raw: bigint, amount1Raw: bigint): Promise<void>
}

/** Deploys the exchange and the empty pair of two plain tokens. Suitable for loadFixture. */
export async function deployPool(): Promise<Pool> {
  const exchange = await deployExchange()
  const { factory, apple, silent, deployer } = exchange
  await factory.createPair(apple, silent)
  const [token0, token1] = inOrder(apple, silent)
  const pair = await pairOf(exchange, apple, silent)
  const sendTokens: Pool['sendTokens'] = async (amount0Raw, amount1Raw) => {
    if (amount0Raw > 0n) await token0.transfer(pair, amount0Raw)
    if (amount1Raw > 0n) await token1.transfer(pair, amount1Raw)
  }
  const fill: Pool['fill'] = async (amount0Raw, amount1Raw) => {
    await sendTokens(amount0Raw, amount1Raw)
    await pair.mint(deployer)
  }
  return { ...exchange, pair, token0, token1, sendTokens, fill }
}

/** Reserves, supply and kLast of a pair. */
export interface PoolState {
  reserve0: bigint
  reserve1: bigint
  supply: bigint
  kLast: bigint
}

/** Reads the inputs of a pool's formulas. */
export async function readPool(pair: Pair): Promise<PoolState> {
  const [[reserve0, reserve1], supply, kLast] = await Promise.all([
    pair.getReserves(),
    pair.totalSupply(),
    pair.kLast(),
  ])
  return { reserve0, reserve1, supply, kLast }
}
