import { AbiCoder, Interface, MaxUint256 } from 'ethers'
import type { Rpc } from '../node/rpc.ts'
import { MARKET_KEEPER } from '../protocol/accounts.ts'
import type { Deployed } from '../protocol/deploymentFiles.ts'
import { startKeeper, type Keeper } from '../protocol/keeper.ts'
import { sendRequest } from '../protocol/sender.ts'
import { keeperTrade } from './keeperTrade.ts'
import { poolStarts, type PoolStart } from './startingAmounts.ts'

const abi = new Interface([
  'function getPair(address, address) view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256)',
])

const SWAP_GAS = 300_000
const MIN_BLOCKS_BETWEEN_TRADES = 2
const MAX_BLOCKS_BETWEEN_TRADES = 4

/** Returns the reserves of the pair of two tokens, in the order of the tokens. */
export async function readReserves(rpc: Rpc, { contracts }: Deployed, [first, second]: [string, string]) {
  const call = (to: string, method: string, args: readonly string[]) =>
    rpc.request<string>('eth_call', { to, data: abi.encodeFunctionData(method, args) }, 'latest')
  const result = await call(contracts['factory'] ?? '', 'getPair', [first, second])
  const [pair] = AbiCoder.defaultAbiCoder().decode(['address'], result) as unknown as [string]
  const [reserve0, reserve1] = abi.decodeFunctionResult('getReserves', await call(pair, 'getReserves', []))
  const sorted: [bigint, bigint] = [reserve0 as bigint, reserve1 as bigint]
  return BigInt(first) < BigInt(second) ? sorted : ([sorted[1], sorted[0]] as [bigint, bigint])
}

async function trade(rpc: Rpc, deployed: Deployed, pool: PoolStart): Promise<void> {
  const addressOf = (key: string) => deployed.tokens[key] ?? ''
  const [first, second] = pool.sides
  const reserves = await readReserves(rpc, deployed, [addressOf(first.key), addressOf(second.key)])
  const { sell, buy } = keeperTrade(pool, reserves)
  const path = [addressOf(sell.key), addressOf(buy.key)]
  const args = [sell.amountRaw, buy.amountRaw, path, MARKET_KEEPER.address, MaxUint256]
  const nonce = Number(await rpc.request<string>('eth_getTransactionCount', MARKET_KEEPER.address, 'pending'))
  const request = sendRequest(MARKET_KEEPER, nonce, {
    label: 'trade',
    to: deployed.contracts['router'] ?? '',
    data: abi.encodeFunctionData('swapExactTokensForTokens', args),
    gasLimit: SWAP_GAS,
  })
  await rpc.request(...request)
}

/** Starts the market keeper: every 2 to 4 blocks it trades in one of the pools with `isTraded`. */
export function startMarketKeeper(
  rpc: Rpc,
  deployed: Deployed,
  blockTimeSeconds: number,
  report: (message: string) => void,
): Keeper {
  const pools = poolStarts().filter(({ isTraded }) => isTraded)
  const waitBlocks = () =>
    MIN_BLOCKS_BETWEEN_TRADES + Math.floor(Math.random() * (MAX_BLOCKS_BETWEEN_TRADES - MIN_BLOCKS_BETWEEN_TRADES + 1))
  let nextBlock = 0

  const step = async () => {
    const head = Number(await rpc.request<string>('eth_blockNumber'))
    if (nextBlock === 0) nextBlock = head + waitBlocks()
    if (head < nextBlock) return
    nextBlock = head + waitBlocks()
    const pool = pools[Math.floor(Math.random() * pools.length)]
    if (pool) await trade(rpc, deployed, pool)
  }

  return startKeeper({ name: 'The market keeper missed a trade', blockTimeSeconds, step, report })
}
