import { expect, test } from 'vitest'
import { toAddress } from '../../core/address'
import { scriptedNode } from '../../../test/unit/support/scriptedNode'
import { RpcError, type Nodes } from '../rpc/nodes'
import { orDisagreement } from './orDisagreement'
import { RevertError } from './rehearse'

const PREMISES = [{ to: toAddress(`0x${'2'.repeat(40)}`), data: '0x0902f1ac' }]

/** Returns nodes of two operators with these results for every call. */
const nodesWith = (...results: string[]): Nodes => ({
  ...scriptedNode({}),
  quorum: 2,
  witnesses: () =>
    results.map((result, index) => ({
      ...scriptedNode({ eth_blockNumber: () => '0x9', eth_call: () => result, eth_getBalance: () => '0x5' }),
      host: `node${index}.example${index}`,
    })),
})

test.each([
  ['the contract’s revert', new RevertError('INSUFFICIENT_A_AMOUNT')],
  ['a node’s error with it', new RpcError('execution reverted: INSUFFICIENT_A_AMOUNT', 3)],
])('%s is replaced by the disagreement that explains it, and thrown without one', async (_what, error) => {
  const failing = () => Promise.reject(error)
  await expect(orDisagreement(nodesWith('0x01', '0x07'), PREMISES, failing)).rejects.toMatchObject({
    name: 'NodesDisagreeError',
  })
  await expect(orDisagreement(nodesWith('0x01', '0x01'), PREMISES, failing)).rejects.toBe(error)
})

test('throws any other error unchanged, without a comparison', async () => {
  const error = new Error('Missing dependencies')
  await expect(orDisagreement(nodesWith('0x01', '0x07'), PREMISES, () => Promise.reject(error))).rejects.toBe(error)
})
