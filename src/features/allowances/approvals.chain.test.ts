import { expect, test } from 'vitest'
import { failing, scriptedNode } from '../../../test/unit/support/scriptedNode'
import { SENDER } from '../../../test/unit/support/transactionRecord'
import { RpcError } from '../../chain/rpc/nodes'
import { type Address, toAddress } from '../../core/address'
import { searchApprovals } from './approvals.chain'

const [token, spender] = ['a', 'b'].map((digit) => toAddress(`0x${digit.repeat(40)}`)) as [Address, Address]
const word = (address: Address) => `0x${address.slice(2).padStart(64, '0')}`
const logOf = (topics: unknown[], address: unknown = token) => ({
  ...{ address, topics, data: `0x${'f'.repeat(64)}`, blockNumber: '0x5', logIndex: '0x0' },
})
const search = { account: SENDER, fromBlock: 0, toBlock: 5_000, signal: new AbortController().signal }

async function all(node: ReturnType<typeof scriptedNode>) {
  const found = []
  for await (const each of searchApprovals(node, search)) found.push(each)
  return found
}

test('searches the account’s own events at every contract, and ignores events that are no approval', async () => {
  const logs = [
    logOf([1, word(SENDER), word(spender)]),
    logOf([1, word(SENDER), word(spender)]),
    logOf([1, word(SENDER), word(spender), word(spender)]),
    logOf([1, word(SENDER), word(spender)], 'nowhere'),
    logOf([1, word(SENDER)]),
  ]
  const node = scriptedNode({ eth_getLogs: () => logs })
  const found = await all(node)
  expect(found.map(({ fromBlock }) => fromBlock)).toEqual([3_001, 0])
  expect(found[0]?.approvals).toEqual([{ tokenAddress: token, spender }])
  for (const { params } of node.requests) {
    const [filter] = params as [Record<string, unknown>]
    expect(filter).not.toHaveProperty('address')
    expect(filter['topics']).toEqual([expect.stringMatching(/^0x8c5be1e5/), word(SENDER)])
  }
})

test('throws where a node does not serve logs', async () => {
  const node = scriptedNode({ eth_getLogs: failing(new RpcError('the method eth_getLogs is not available', -32601)) })
  await expect(all(node)).rejects.toMatchObject({ name: 'LogsRefusedError', reason: 'refused' })
})
