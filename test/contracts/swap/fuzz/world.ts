import { MaxUint256, parseUnits, toQuantity, ZeroAddress } from 'ethers'
import hre from 'hardhat'
import { deployExchange, inOrder, makePair, type Exchange } from '../../deployExchange.ts'
import type { MintableToken, Token } from '../../exchangeContracts.ts'

const STARTING_BALANCE = 10n ** 33n

/** Holders, and the tokens and pools they can hold. All numbers are indices in these lists. */
export interface World {
  exchange: Exchange
  holders: readonly string[]
  actors: readonly number[]
  router: number
  lockedShares: number
  feeReceiver: number
  taxCollector: number
  tokens: readonly { address: string; isTaxed: boolean }[]
  wrapped: number
  /** `holder` is the pool's own index among the holders. */
  pools: readonly { address: string; token0: number; token1: number; holder: number }[]
}

const addressOf = (contract: { getAddress(): Promise<string> }) => contract.getAddress()

/**
 * Deploys an exchange with five pools, and three actors with large balances of every token. Suitable for loadFixture.
 */
export async function deployWorld(): Promise<World> {
  const exchange = await deployExchange()
  const { deployer, trader, otherAccount, taxCollector, router, wbnb, apple, cherry, taxed, silent } = exchange
  const [, , , , feeReceiver] = await hre.ethers.getSigners()
  if (!feeReceiver) throw new Error('The chain has too few accounts.')
  const tokens: Token[] = [apple, cherry, taxed, silent, wbnb]
  const startingLiquidity = [
    [apple, parseUnits('50000'), cherry, parseUnits('90000', 6)],
    [cherry, parseUnits('60000', 6), wbnb, parseUnits('200')],
    [apple, parseUnits('7000'), wbnb, parseUnits('90')],
    [taxed, parseUnits('8000'), wbnb, parseUnits('100')],
    [silent, parseUnits('3000'), apple, parseUnits('4000')],
  ] as const
  const pairs = []
  for (const [one, amountOne, other, amountOther] of startingLiquidity) {
    pairs.push(await makePair(exchange, [one, amountOne], [other, amountOther]))
  }
  const accounts = [deployer, trader, otherAccount]
  for (const account of accounts) {
    await hre.network.provider.send('hardhat_setBalance', [account.address, toQuantity(STARTING_BALANCE * 2n)])
    await wbnb.connect(account).deposit({ value: STARTING_BALANCE })
    for (const token of [apple, cherry, taxed, silent] satisfies MintableToken[])
      await token.mint(account, STARTING_BALANCE)
    for (const token of [...tokens, ...pairs]) await token.connect(account).approve(router, MaxUint256)
  }
  const addresses = await Promise.all(tokens.map(addressOf))
  const others = [await addressOf(router), ZeroAddress, feeReceiver.address, taxCollector.address]
  const pools = await Promise.all(
    pairs.map(async (pair, at) => {
      const [token0, token1] = inOrder<Token>(startingLiquidity[at]?.[0] ?? apple, startingLiquidity[at]?.[2] ?? apple)
      const places = { token0: tokens.indexOf(token0), token1: tokens.indexOf(token1) }
      return { address: await addressOf(pair), ...places, holder: accounts.length + others.length + at }
    }),
  )
  return {
    ...{ exchange, pools, actors: [0, 1, 2], router: 3, lockedShares: 4, feeReceiver: 5, taxCollector: 6 },
    holders: [...accounts.map(({ address }) => address), ...others, ...pools.map(({ address }) => address)],
    tokens: addresses.map((address, at) => ({ address, isTaxed: tokens[at] === taxed })),
    wrapped: tokens.indexOf(wbnb),
  }
}
