import { Interface, type Wallet } from 'ethers'
import { approveRouter, facts, receiptOf, sendFrom, token } from './chain.ts'
import { pairOf } from './liquidity.ts'

const abi = new Interface([
  'function createPair(address, address) returns (address)',
  'function transfer(address, uint256) returns (bool)',
  'function sync()',
  'function addLiquidity(address,address,uint256,uint256,uint256,uint256,address,uint256)',
])

/** Gas limit for the creation of a pair, which deploys its code. */
const CREATION_GAS = 4_000_000n

/** An amount of a token by its symbol, in base units. */
export type Amount = readonly [symbol: string, amountRaw: bigint]

async function send(owner: Wallet, to: string, data: string): Promise<void> {
  const hash = await sendFrom(owner, { to, data, gasLimit: CREATION_GAS })
  if ((await receiptOf(hash)).status !== '0x1') throw new Error(`${to} refused ${data.slice(0, 10)}`)
}

/** Approves the router for both tokens of an account, so that creating their pool is one transaction. */
export async function allowBoth(owner: Wallet, one: string, other: string): Promise<void> {
  for (const symbol of [one, other]) await approveRouter(owner, symbol, 2n ** 255n)
}

/** Creates the pool of two tokens at a price, outside the app. Both tokens must be approved. */
export async function createPool(owner: Wallet, [one, oneRaw]: Amount, [other, otherRaw]: Amount): Promise<void> {
  const args = [token(one).address, token(other).address, oneRaw, otherRaw, 0, 0, owner.address, 9_999_999_999]
  const data = abi.encodeFunctionData('addLiquidity', args)
  await send(owner, facts.contracts.router, data)
}

/** Creates the pair of two tokens without any liquidity, outside the app. */
export async function createPair(owner: Wallet, one: string, other: string): Promise<void> {
  const args = [token(one).address, token(other).address]
  const data = abi.encodeFunctionData('createPair', args)
  await send(owner, facts.contracts.factory, data)
}

/** Transfers tokens to the pair of two tokens and syncs its reserves to them. */
export async function donate(owner: Wallet, one: string, other: string, ...amounts: Amount[]): Promise<void> {
  const pair = await pairOf(one, other)
  for (const [symbol, amountRaw] of amounts) {
    await send(owner, token(symbol).address, abi.encodeFunctionData('transfer', [pair, amountRaw]))
  }
  await send(owner, pair, abi.encodeFunctionData('sync'))
}
