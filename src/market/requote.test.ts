import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cake, native, POOLS, tradeOf, usd } from '../../test/unit/support/swapMarket'
import { swapScene } from '../../test/unit/support/swapScene'
import { pairAddress } from '../chain/contracts/pair/address'
import { pairsOf, readReserves } from './readReserves'
import { requoteTrade } from './requote'

const E18 = 10n ** 18n
const tradeRequest = (amountRaw: bigint, isExactInput: boolean) => ({
  input: cake,
  output: usd,
  amountRaw,
  isExactInput,
})
const reservesIn = (trade: ReturnType<typeof tradeOf>) =>
  trade.hops.map(({ reserve0Raw, reserve1Raw }) => ({ reserve0Raw, reserve1Raw }))

test('unchanged reserves give the same trade, whichever side is exact', () => {
  const amount = fc.bigInt({ min: 10n ** 15n, max: 1_000n * E18 })
  fc.assert(
    fc.property(amount, fc.boolean(), (amountRaw, isExactInput) => {
      const trade = tradeOf(tradeRequest(isExactInput ? amountRaw : amountRaw / 10n ** 12n + 1n, isExactInput))
      expect(trade.hops).toHaveLength(2)
      expect(requoteTrade(trade, reservesIn(trade), isExactInput)).toEqual(trade)
    }),
  )
})

test('changed reserves give the result of a search over them', () => {
  const pools = POOLS.map((pool) => ({ ...pool, reserve0Raw: (pool.reserve0Raw * 9n) / 10n }))
  for (const isExactInput of [true, false]) {
    const wanted = tradeRequest(isExactInput ? 5n * E18 : 10n ** 7n, isExactInput)
    const now = tradeOf(wanted, pools)
    expect(requoteTrade(tradeOf(wanted), reservesIn(now), isExactInput)).toEqual(now)
  }
})

test('returns null for reserves that cannot serve the amount', () => {
  const trade = tradeOf(tradeRequest(10n ** 7n, false))
  const none = trade.hops.map(() => ({ reserve0Raw: 1n, reserve1Raw: 1n }))
  expect(requoteTrade(trade, none, false)).toBeNull()
  expect(() => requoteTrade(trade, [], true)).toThrow('reserves for each of its pairs')
  expect(() => requoteTrade({ ...trade, path: [] }, reservesIn(trade), true)).toThrow(
    'names the token before each pool',
  )
})

test('reads the reserves of a route at one block and throws when one read fails', async () => {
  const trade = tradeOf(tradeRequest(E18, true))
  const { node } = swapScene({ measured: null })
  await expect(readReserves(node, trade)).resolves.toEqual({ blockNumber: 1, reserves: reservesIn(trade) })
  expect(pairsOf(trade)).toEqual([
    pairAddress(cake.traded.address, native.traded.address),
    pairAddress(native.traded.address, usd.traded.address),
  ])
  node.script['eth_call'] = () => {
    throw new Error('no')
  }
  await expect(readReserves(node, trade)).rejects.toThrow('no')
})
