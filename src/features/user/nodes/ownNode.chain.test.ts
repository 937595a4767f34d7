import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveNode, type ServedNode } from '../../../../test/unit/support/nodeServer'
import { createNodes } from '../../../chain/rpc/nodes'
import { faultOfNode } from './ownNode.chain'

const CODE = '0x6080'
const facts = { chainId: 7, blockTimeSeconds: 3 }

let node: ServedNode
let other: ServedNode
const check = () => faultOfNode(node.url, { facts, others: createNodes({ urls: [other.url] }) })

beforeEach(async () => {
  const answers = () => new Map<string, unknown>([['eth_getCode', CODE]])
  ;[node, other] = await Promise.all([serveNode({ answers: answers() }), serveNode({ answers: answers() })])
})

afterEach(() => Promise.all([node.stop(), other.stop()]))

test('accepts a good node, also where the nodes in use are unreachable', async () => {
  await expect(check()).resolves.toBeNull()
  other.refusal = { status: 500 }
  await expect(check()).resolves.toBeNull()
})

test.each<[string, () => unknown, { reason: string; detail: string }]>([
  ['does not respond', () => (node.refusal = { status: 500 }), { reason: 'dead', detail: '' }],
  ['limits requests', () => (node.refusal = { status: 429 }), { reason: 'limited', detail: '' }],
  ['serves another chain', () => (node.chainId = 56), { reason: 'wrongChain', detail: '56' }],
  ['returns an invalid chain id', () => node.answers.set('eth_chainId', 'x'), { reason: 'garbage', detail: '' }],
  ['lags', () => (node.head = 960), { reason: 'behind', detail: '40' }],
  ['lacks the contract', () => node.answers.set('eth_getCode', '0x'), { reason: 'noContract', detail: '' }],
  ['has another contract', () => node.answers.set('eth_getCode', '0x6081'), { reason: 'noContract', detail: '' }],
  ['returns invalid code', () => node.answers.set('eth_getCode', 7), { reason: 'noContract', detail: '' }],
  [
    'refuses',
    () => node.errors.set('eth_getCode', { code: -32601, message: 'no such method' }),
    { reason: 'refuses', detail: '' },
  ],
])('rejects a node that %s', async (_what, spoil, fault) => {
  spoil()
  await expect(check()).resolves.toEqual(fault)
})
