import { expect, test } from 'vitest'
import { failing, scriptedNode } from '../../../test/unit/support/scriptedNode'
import { SENDER } from '../../../test/unit/support/transactionRecord'
import { deposit } from '../contracts/wrappedNative/writes'
import { NodesUnreachableError, RpcError } from '../rpc/nodes'
import { estimateWrite } from './estimateWrite'
import { RevertError } from './rehearse'

const passing = { eth_gasPrice: () => '0x5', eth_estimateGas: () => '0x64', eth_call: () => '0x' }
const reverting = failing(new RpcError('execution reverted', 3))

test('the fee is the estimated gas times the gas price', async () => {
  expect(await estimateWrite(scriptedNode(passing), deposit(1n), SENDER)).toEqual({ feeRaw: 500n })
})

test.each(['eth_gasPrice', 'eth_estimateGas'])(
  'without %s the write passes, and its fee is unknown',
  async (method) => {
    const node = scriptedNode({ ...passing, [method]: reverting })
    expect(await estimateWrite(node, deposit(1n), SENDER)).toEqual({ feeRaw: null })
  },
)

test('runs the write with the gas limit that is sent', async () => {
  const limits: unknown[] = []
  const node = scriptedNode({
    ...passing,
    eth_call: ([call]) => {
      limits.push((call as { gas?: string }).gas)
      return '0x'
    },
  })
  await estimateWrite(node, deposit(1n), SENDER, 200_000n)
  expect(limits).toEqual(['0x30d40'])
})

test('throws the reason of a write that would fail', async () => {
  const node = scriptedNode({ ...passing, eth_call: reverting, eth_estimateGas: reverting })
  await expect(estimateWrite(node, deposit(1n), SENDER)).rejects.toBeInstanceOf(RevertError)
})

test('throws when no node could run the write', async () => {
  const node = scriptedNode({ ...passing, eth_estimateGas: failing(new NodesUnreachableError('None')) })
  await expect(estimateWrite(node, deposit(1n), SENDER)).rejects.toBeInstanceOf(NodesUnreachableError)
})
