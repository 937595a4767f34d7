import { expect, test } from 'vitest'
import { failing } from '../../test/unit/support/scriptedNode'
import { cake, POOLS, tradeOf, usd } from '../../test/unit/support/swapMarket'
import { swapScene } from '../../test/unit/support/swapScene'
import { RpcError } from '../chain/rpc/nodes'
import { pairAddress } from '../chain/contracts/pair/address'
import { pairsOf, readReserves } from './readReserves'

const trade = tradeOf({ input: cake, output: usd, amountRaw: 10n ** 20n, isExactInput: true })
const reservesOf = (pools: typeof trade.hops) =>
  pools.map(({ reserve0Raw, reserve1Raw }) => ({ reserve0Raw, reserve1Raw }))

test('returns the current reserves of each pair in the order of the trade, and their block', async () => {
  const pools = POOLS.map((pool, index) => ({ ...pool, reserve0Raw: pool.reserve0Raw + BigInt(index) + 1n }))
  const { node } = swapScene({ measured: null, pools })
  const current = tradeOf({ input: cake, output: usd, amountRaw: 10n ** 20n, isExactInput: true }, pools)
  await expect(readReserves(node, trade)).resolves.toEqual({ blockNumber: 1, reserves: reservesOf(current.hops) })
  expect(node.requests.map(({ method }) => method)).toEqual(['eth_call'])
  expect(pairsOf(trade)).toEqual(trade.hops.map(({ token0, token1 }) => pairAddress(token0.address, token1.address)))
})

test('throws and names the pair when a read fails', async () => {
  const { node } = swapScene({ measured: null })
  node.script['eth_call'] = failing(new RpcError('out of gas', -32_000))
  node.script['eth_blockNumber'] = () => '0x1'
  await expect(readReserves(node, trade)).rejects.toThrow(`A required read of ${pairsOf(trade)[0]} failed`)
})
