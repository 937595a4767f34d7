import { expect, test } from 'vitest'
import { toAddress } from '../../core/address'
import { scriptedNode } from '../../../test/unit/support/scriptedNode'
import { confirmWrite } from './confirmWrite'
import type { Nodes } from './nodes'

const FROM = toAddress(`0x${'1'.repeat(40)}`)
const PAIR = toAddress(`0x${'2'.repeat(40)}`)
const ROUTER = toAddress(`0x${'3'.repeat(40)}`)
const write = { from: FROM, to: ROUTER, data: '0x', value: '0x0' }

/** Returns two nodes with these results for the pair. */
const nodesWith = (...results: string[]): Nodes => ({
  ...scriptedNode({}),
  witnesses: () =>
    results.map((result, index) => ({
      ...scriptedNode({
        ...{
          eth_blockNumber: () => '0x9',
          eth_getBalance: () => '0x5',
          eth_getBlockByNumber: () => ({ number: '0x9' }),
        },
        eth_call: ([call]) => ((call as { to: string }).to === PAIR ? result : '0x'),
      }),
      host: `node ${index}`,
    })),
})

test('verifies a premise with the result of two nodes, and stops the write when that fails', async () => {
  const seen: unknown[] = []
  const verify = (result: unknown) => {
    seen.push(result)
    if (result !== '0x01') throw new Error('made from another price')
  }
  const premises = [{ to: PAIR, data: '0x02', verify }]
  await expect(confirmWrite(nodesWith('0x01', '0x01'), write, premises)).resolves.toMatchObject({ status: 'confirmed' })
  await expect(confirmWrite(nodesWith('0x07', '0x07'), write, premises)).rejects.toThrow('made from another price')
  expect(seen).toEqual(['0x01', '0x07'])
})

test('nodes that disagree on a premise stop the write before the verification', async () => {
  const verify = () => {
    throw new Error('verified')
  }
  const writing = confirmWrite(nodesWith('0x01', '0x07'), write, [{ to: PAIR, data: '0x02', verify }])
  await expect(writing).rejects.toMatchObject({ name: 'NodesDisagreeError', disagreement: { about: 'premise' } })
})
