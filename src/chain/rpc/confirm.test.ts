import { expect, test } from 'vitest'
import { toAddress } from '../../core/address'
import { confirmed, NodesDisagreeError } from './confirm'
import { confirmReceipt } from './confirmReceipt'
import { confirmWrite } from './confirmWrite'
import type { Disagreement, Nodes, Witness } from './nodes'
import { NodeFaultError } from './nodeFault'
import { RpcError } from './rpcError'

const WRITE = {
  from: toAddress(`0x${'1'.repeat(40)}`),
  to: toAddress(`0x${'2'.repeat(40)}`),
  data: '0x',
  value: '0x0',
}

type Answers = Record<string, unknown>

const reverts = (message: string) => () => {
  throw new RpcError(message, 3)
}

/**
 * Returns nodes in memory, each with its own results; a function is called for its result. The last `slow` ones are set
 * aside as slow.
 */
function nodesOfWhichSlow(slow: number, ...all: Answers[]) {
  const reported: Disagreement[] = []
  const started: string[] = []
  const witnesses = all.map((answers, index): Witness => {
    const host = `n${index}`
    return {
      host,
      async request(method, params) {
        started.push(`${host} ${method} ${String(params.at(-1))}`)
        const reply = answers[method]
        return typeof reply === 'function' ? (reply as () => unknown)() : reply
      },
    }
  })
  const nodes: Nodes = {
    request: async (method, params) => witnesses[0]?.request(method, params),
    witnesses: () => witnesses.slice(0, witnesses.length - slow),
    arbiters: () => witnesses.slice(witnesses.length - slow),
    report: (disagreement) => void reported.push(disagreement),
  }
  return { nodes, reported, started }
}

const nodesSaying = (...all: Answers[]) => nodesOfWhichSlow(0, ...all)

const send = (nodes: Nodes) => confirmed(nodes, 'eth_getBalance', ['0x1', '0x9'], { about: 'balance' })

test('two equal results are enough, and a third node gets no request', async () => {
  const { nodes, started, reported } = nodesSaying({ eth_getBalance: '0x5' }, { eth_getBalance: '0x5' }, {})
  await expect(send(nodes)).resolves.toBe('0x5')
  expect(started).toHaveLength(2)
  expect(reported).toEqual([])
})

test('on a disagreement a slow node is queried too, and only then', async () => {
  const say = (reply: string) => ({ eth_getBalance: reply })
  const split = nodesOfWhichSlow(1, say('0x7'), say('0x5'), say('0x5'))
  await expect(send(split.nodes)).rejects.toBeInstanceOf(NodesDisagreeError)
  expect(split.reported).toMatchObject([{ outlier: 'n0' }])
  const agreed = nodesOfWhichSlow(1, say('0x5'), say('0x5'), say('0x7'))
  await expect(send(agreed.nodes)).resolves.toBe('0x5')
  expect(agreed.started).toHaveLength(2)
})

test('the result of a single node is accepted', async () => {
  const { nodes } = nodesSaying({ eth_getBalance: '0x5' })
  await expect(send(nodes)).resolves.toBe('0x5')
})

test.each([
  [['0x7', '0x5'], null],
  [['0x7', '0x5', '0x5'], 'n0'],
  [['0x5', '0x7', '0x5'], 'n1'],
  [['0x5', '0x6', '0x7'], null],
])('%j is a disagreement, with the outlier %j', async (answers, outlier) => {
  const { nodes, reported } = nodesSaying(...answers.map((reply) => ({ eth_getBalance: reply })))
  await expect(send(nodes)).rejects.toBeInstanceOf(NodesDisagreeError)
  expect(reported).toEqual([
    { about: 'balance', outlier, replies: answers.map((reply, index) => ({ host: `n${index}`, reply })) },
  ])
})

test('skips a failing node and compares with the next one', async () => {
  const fault = () => {
    throw new NodeFaultError('dead', 'gone')
  }
  const { nodes } = nodesSaying({ eth_getBalance: '0x5' }, { eth_getBalance: fault }, { eth_getBalance: '0x6' })
  await expect(send(nodes)).rejects.toBeInstanceOf(NodesDisagreeError)
})

test('compares a write at the block that both nodes have', async () => {
  const agreeing = { eth_getBalance: '0x5', eth_call: '0x' }
  const { nodes, started } = nodesSaying(
    { ...agreeing, eth_blockNumber: '0x9' },
    { ...agreeing, eth_blockNumber: '0x8' },
  )
  await confirmWrite(nodes, WRITE)
  expect(started.filter((each) => !each.includes('eth_blockNumber')).toSorted()).toEqual([
    'n0 eth_call 0x8',
    'n0 eth_getBalance 0x8',
    'n1 eth_call 0x8',
    'n1 eth_getBalance 0x8',
  ])
})

test.each([
  ['a balance', { eth_getBalance: '0x6' }, 'balance'],
  ['its outcome', { eth_call: '0x01' }, 'rehearsal'],
  ['its success', { eth_call: reverts('execution reverted: no') }, 'rehearsal'],
])('a write is stopped when two nodes disagree about %s', async (_what, other, about) => {
  const answers = { eth_blockNumber: '0x9', eth_getBalance: '0x5', eth_call: '0x' }
  const { nodes, reported } = nodesSaying(answers, { ...answers, ...other })
  const write = confirmWrite(nodes, WRITE)
  await expect(write).rejects.toBeInstanceOf(NodesDisagreeError)
  expect(reported[0]).toMatchObject({ about, outlier: null })
})

test('a write is stopped while an earlier disagreement without an outlier is open', async () => {
  const answers = { eth_blockNumber: '0x9', eth_getBalance: '0x5', eth_call: '0x' }
  const { nodes, started } = nodesSaying(answers, answers)
  const write = (disagreement: Disagreement | null) =>
    confirmWrite({ ...nodes, disagreement: () => disagreement }, WRITE)
  await expect(write({ about: 'balance', replies: [], outlier: null })).rejects.toBeInstanceOf(NodesDisagreeError)
  expect(started).toEqual([])
  await write({ about: 'balance', replies: [], outlier: 'n7' })
  await write(null)
})

test('two reverts with different texts are no disagreement', async () => {
  const answers = { eth_blockNumber: '0x9', eth_getBalance: '0x5' }
  const { nodes, reported } = nodesSaying(
    { ...answers, eth_call: reverts('execution reverted: no') },
    { ...answers, eth_call: reverts('VM Exception: reverted with reason no') },
  )
  await confirmWrite(nodes, WRITE)
  expect(reported).toEqual([])
})

const receipt = { blockHash: '0xaa', blockNumber: '0x9', status: '0x1' }
const tell = (...replies: Answers[]) => {
  const { nodes, reported } = nodesSaying(...replies)
  return { reply: confirmReceipt(nodes, '0xbeef', receipt), reported }
}

test('returns a receipt once a second node returns the same, in any format of the status', async () => {
  const other = { ...receipt, status: 1 }
  const { reply } = tell({ eth_getTransactionReceipt: receipt }, { eth_getTransactionReceipt: other })
  await expect(reply).resolves.toEqual(receipt)
})

test('a status on which two nodes disagree is not returned', async () => {
  const failed = { ...receipt, status: '0x0' }
  const { reply, reported } = tell({ eth_getTransactionReceipt: receipt }, { eth_getTransactionReceipt: failed })
  await expect(reply).rejects.toBeInstanceOf(NodesDisagreeError)
  expect(reported[0]?.about).toBe('receipt')
})

/** Queries of lagging nodes are repeated after real pauses. */
const REAL_PAUSES = { timeout: 30_000 }

test('a second node without the block is polled until it has it', REAL_PAUSES, async () => {
  let started = 0
  const late = () => ((started += 1) < 3 ? null : receipt)
  const { reply } = tell({ eth_getTransactionReceipt: receipt }, { eth_getTransactionReceipt: late })
  await expect(reply).resolves.toEqual(receipt)
  expect(started).toBe(3)
})

test('a node that stays behind is skipped; one that has the block but no receipt disagrees', REAL_PAUSES, async () => {
  const first = { eth_getTransactionReceipt: receipt }
  const none = { eth_getTransactionReceipt: null }
  const [behind, knowing] = [
    tell(first, { ...none, eth_blockNumber: '0x8' }),
    tell(first, { ...none, eth_blockNumber: '0xb' }),
  ]
  await Promise.all([
    expect(behind.reply).resolves.toEqual(receipt),
    expect(knowing.reply).rejects.toBeInstanceOf(NodesDisagreeError),
  ])
})
