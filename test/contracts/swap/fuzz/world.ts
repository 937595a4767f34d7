import { MaxUint256, parseUnits, toQuantity, ZeroAddress, type BaseContract } from 'ethers'
import hre from 'hardhat'
import { deploy, deployExchange, inOrder, makePair, type Exchange } from '../../deployExchange.ts'
import type { MintableToken, Token } from '../../exchangeContracts.ts'
import type { State } from './state.ts'

const PLENTY = 10n ** 33n
const GAS = 2_000_000
const WORD = 64

/** A call to make from one of the holders. */
export interface Call {
  from: number
  to: string
  data: string
  valueRaw?: bigint
}

/** Who can hold something, and what there is to hold. All numbers are places in the lists. */
export interface World {
  exchange: Exchange
  holders: readonly string[]
  actors: readonly number[]
  router: number
  nobody: number
  feeReceiver: number
  taxCollector: number
  tokens: readonly { address: string; isTaxed: boolean }[]
  wrapped: number
  /** `holder` is a pool's own place among the holders. */
  pools: readonly { address: string; token0: number; token1: number; holder: number }[]
  /** What the chain holds. */
  read(): Promise<State & { native: bigint[] }>
  /** Makes a call; answers null, or why it was refused. */
  send(call: Call): Promise<string | null>
}

async function send(call: Call & { sender: string }): Promise<string | null> {
  const { sender, to, data, valueRaw = 0n } = call
  try {
    await hre.network.provider.send('eth_sendTransaction', [
      { from: sender, to, data, value: toQuantity(valueRaw), gas: toQuantity(GAS), gasPrice: toQuantity(10n ** 10n) },
    ])
    return null
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return /reason string '([^']*)'/.exec(message)?.[1] ?? /panic code 0x\w+/.exec(message)?.[0] ?? message
  }
}

function parse(row: readonly bigint[], pools: number, tokens: number, width: number): State & { native: bigint[] } {
  let at = 0
  const next = () => row[at++] ?? 0n
  const everybody = () => Array.from({ length: width }, next)
  return {
    pools: Array.from({ length: pools }, () => ({
      ...{ reserve0: next(), reserve1: next(), supply: next(), kLast: next() },
      shares: everybody(),
    })),
    tokens: Array.from({ length: tokens }, () => ({ supply: next(), balances: everybody() })),
    native: everybody(),
  }
}

/** Deploys an exchange with five pools, three actors who have plenty of everything, and a lens to read it all at once. */
export async function deployWorld(): Promise<World> {
  const exchange = await deployExchange()
  const { deployer, trader, stranger, taxCollector, router, wbnb, apple, cherry, taxed, silent } = exchange
  const [, , , , feeReceiver] = await hre.ethers.getSigners()
  if (!feeReceiver) throw new Error('The chain has too few accounts.')
  const tokens: Token[] = [apple, cherry, taxed, silent, wbnb]
  const shape = [
    [apple, parseUnits('50000'), cherry, parseUnits('90000', 6)],
    [cherry, parseUnits('60000', 6), wbnb, parseUnits('200')],
    [apple, parseUnits('7000'), wbnb, parseUnits('90')],
    [taxed, parseUnits('8000'), wbnb, parseUnits('100')],
    [silent, parseUnits('3000'), apple, parseUnits('4000')],
  ] as const
  const pairs = []
  for (const [one, amountOne, other, amountOther] of shape) {
    pairs.push(await makePair(exchange, [one, amountOne], [other, amountOther]))
  }
  const accounts = [deployer, trader, stranger]
  for (const account of accounts) {
    await hre.network.provider.send('hardhat_setBalance', [account.address, toQuantity(PLENTY * 2n)])
    await wbnb.connect(account).deposit({ value: PLENTY })
    for (const token of [apple, cherry, taxed, silent] satisfies MintableToken[]) await token.mint(account, PLENTY)
    for (const token of [...tokens, ...pairs]) await token.connect(account).approve(router, MaxUint256)
  }
  const addressOf = (contract: { getAddress(): Promise<string> }) => contract.getAddress()
  const addresses = await Promise.all(tokens.map(addressOf))
  const others = [await addressOf(router), ZeroAddress, feeReceiver.address, taxCollector.address]
  const pools = await Promise.all(
    pairs.map(async (pair, at) => {
      const [token0, token1] = inOrder<Token>(shape[at]?.[0] ?? apple, shape[at]?.[2] ?? apple)
      const places = { token0: tokens.indexOf(token0), token1: tokens.indexOf(token1) }
      return { address: await addressOf(pair), ...places, holder: accounts.length + others.length + at }
    }),
  )
  const holders = [...accounts.map(({ address }) => address), ...others, ...pools.map(({ address }) => address)]
  const lens = await deploy<BaseContract>('ExchangeLens', addresses, await Promise.all(pairs.map(addressOf)), holders)
  const question = { to: await addressOf(lens), data: lens.interface.encodeFunctionData('read') }
  return {
    ...{ exchange, holders, actors: [0, 1, 2], router: 3, nobody: 4, feeReceiver: 5, taxCollector: 6 },
    pools,
    tokens: addresses.map((address, at) => ({ address, isTaxed: tokens[at] === taxed })),
    wrapped: tokens.indexOf(wbnb),
    async read() {
      const answer = String(await hre.network.provider.send('eth_call', [question, 'latest']))
      const words = answer.slice(2 + 2 * WORD).match(/.{64}/g) ?? []
      return parse(
        words.map((word) => BigInt(`0x${word}`)),
        pools.length,
        tokens.length,
        holders.length,
      )
    },
    send: (call) => send({ ...call, sender: holders[call.from] ?? '' }),
  }
}
