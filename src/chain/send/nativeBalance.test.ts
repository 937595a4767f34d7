// @vitest-environment happy-dom
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { failing, nodesWith, scriptedNode } from '../../../test/unit/support/scriptedNode'
import { SENDER } from '../../../test/unit/support/transactionRecord'
import { deployment } from '../../deployment/deployment'
import { NodesUnreachableError, RpcError } from '../rpc/nodes'
import { readGasPrice } from './gasPrice'
import { requireNativeBalance } from './nativeBalance'
import { RefusedError } from './refusal'

const hex = (value: bigint): string => `0x${value.toString(16)}`
const amount = fc.bigInt({ min: 0n, max: 10n ** 24n })

test('passes exactly if the balance covers the value and the gas limit at the gas price', async () => {
  await fc.assert(
    fc.asyncProperty(
      amount,
      amount,
      fc.bigInt({ min: 1n, max: 10n ** 8n }),
      amount,
      async (balance, value, gas, price) => {
        const node = scriptedNode({ eth_getBalance: () => hex(balance), eth_gasPrice: () => hex(price) })
        const check = requireNativeBalance(node, { account: SENDER, valueRaw: value, gasLimit: gas })
        const outcome = await check.then(
          () => 'passed',
          (error: unknown) => (error instanceof RefusedError ? error.ground : error),
        )
        expect(outcome).toBe(value + gas * price <= balance ? 'passed' : 'noNativeForFee')
      },
    ),
  )
})

test('the refusal has both figures in the native coin of the deployment', async () => {
  const node = scriptedNode({ eth_getBalance: () => hex(5n * 10n ** 17n), eth_gasPrice: () => hex(10n ** 9n) })
  const { symbol } = deployment.nativeCurrency
  await expect(
    requireNativeBalance(node, { account: SENDER, valueRaw: 5n * 10n ** 17n, gasLimit: 100_000n }),
  ).rejects.toMatchObject({
    values: { symbol, needed: { amount: '0.5001', symbol, isCost: true }, held: { amount: '0.5', symbol } },
  })
})

test('one node with an enormous gas price does not block the user if a second one is usable', async () => {
  const price = (priceRaw: bigint) => ({ eth_gasPrice: () => hex(priceRaw), eth_getBalance: () => hex(10n ** 18n) })
  const nodes = nodesWith(price(10n ** 18n), price(10n ** 9n))
  await expect(readGasPrice(nodes)).resolves.toEqual({ priceRaw: 10n ** 9n, nodeCount: 2 })
  await expect(
    requireNativeBalance(nodes, { account: SENDER, valueRaw: 0n, gasLimit: 21_000n }),
  ).resolves.toBeUndefined()
})

test.each([
  [9n, 8n],
  [8n, 9n],
])('of the gas prices %d and %d of two nodes the lower counts, and no third node is queried', async (one, other) => {
  const price = (priceRaw: bigint) => ({ eth_gasPrice: () => hex(priceRaw) })
  await expect(readGasPrice(nodesWith(price(one), price(other), price(1n)))).resolves.toEqual({
    priceRaw: 8n,
    nodeCount: 2,
  })
})

test('the balance is that of the account at the newest block', async () => {
  const node = scriptedNode({ eth_getBalance: () => hex(10n ** 18n), eth_gasPrice: () => '0x1' })
  await requireNativeBalance(node, { account: SENDER, valueRaw: 0n, gasLimit: 1n })
  expect(node.requests).toEqual([
    { method: 'eth_gasPrice', params: [] },
    { method: 'eth_getBalance', params: [SENDER, 'latest'] },
  ])
})

test('the gas price of a single usable node counts one node', async () => {
  const dead = { eth_gasPrice: failing(new NodesUnreachableError('None')) }
  await expect(readGasPrice(nodesWith(dead, { eth_gasPrice: () => '0x7' }))).resolves.toEqual({
    priceRaw: 7n,
    nodeCount: 1,
  })
  await expect(readGasPrice(scriptedNode({ eth_gasPrice: () => '0x7' }))).resolves.toEqual({
    priceRaw: 7n,
    nodeCount: 1,
  })
})

test.each([null, 'plenty', 7, '0x'])(
  'the check fails if a node returns %j: it never passes silently',
  async (answer) => {
    const cost = { account: SENDER, valueRaw: 0n, gasLimit: 1n }
    const noPrice = scriptedNode({ eth_getBalance: () => '0x5', eth_gasPrice: () => answer })
    await expect(requireNativeBalance(noPrice, cost)).rejects.toBeInstanceOf(RpcError)
    await expect(requireNativeBalance(noPrice, cost)).rejects.toThrow('no gas price')
    const noBalance = scriptedNode({ eth_getBalance: () => answer, eth_gasPrice: () => '0x1' })
    await expect(requireNativeBalance(noBalance, cost)).rejects.toBeInstanceOf(RpcError)
    await expect(requireNativeBalance(noBalance, cost)).rejects.toThrow('no balance')
  },
)
