import { expect, test } from 'vitest'
import { failing, nodesWith, scriptedNode } from '../../../../test/unit/support/scriptedNode'
import { SENDER } from '../../../../test/unit/support/transactionRecord'
import { wrappedNative } from '../../../chain/contracts/wrappedNative/writes'
import { RpcError } from '../../../chain/rpc/nodes'
import { wrappedNativeAddress } from '../../../deployment/contracts'
import { readFees } from './harvestFees'

const make = (amountRaw: bigint) => async () => ({
  contract: { address: wrappedNativeAddress, interface: wrappedNative },
  ...{ method: 'withdraw', args: [amountRaw], valueRaw: 0n },
})

test('a fee is the estimated gas times the gas price; null for a write whose gas cannot be estimated', async () => {
  const node = scriptedNode({
    eth_gasPrice: () => '0x5',
    eth_estimateGas([call]) {
      if ((call as { data: string }).data.endsWith('2')) throw new RpcError('execution reverted', 3)
      return '0x64'
    },
  })
  expect(await readFees(node, SENDER, [make(1n), make(2n)])).toEqual([500n, null])
})

test('without a gas price no fee is known', async () => {
  const node = scriptedNode({ eth_gasPrice: failing(new RpcError('none', -32000)), eth_estimateGas: () => '0x64' })
  expect(await readFees(node, SENDER, [make(1n)])).toEqual([null])
})

test('a single node cannot raise the displayed fee', async () => {
  const gas = { eth_estimateGas: () => '0x64' }
  const nodes = nodesWith({ ...gas, eth_gasPrice: () => '0xffff' }, { ...gas, eth_gasPrice: () => '0x5' })
  expect(await readFees(nodes, SENDER, [make(1n)])).toEqual([500n])
})
