import { describe, expect, test } from 'vitest'
import { toAddress } from '../../core/address'
import { NodesDisagreeError } from './confirm'
import { confirmWrite } from './confirmWrite'
import { NodeFaultError } from './nodeFault'
import type { Agreement, Disagreement, Nodes, Witness } from './nodes'

interface FakeState {
  operator?: string
  head?: number | string
  balance?: string
  outcome?: string
  reserves?: string
  /** Methods whose results are unusable. */
  silent?: string[]
  /** The request for its head never completes. */
  isHanging?: boolean
}

const PAIR = { to: toAddress(`0x${'9a12'.repeat(10)}`), data: '0x0902f1ac' }
const [ME, ROUTER] = [toAddress(`0x${'1'.repeat(40)}`), toAddress(`0x${'2'.repeat(40)}`)]
const WRITE = { from: ME, to: ROUTER, data: '0x', value: '0x0', gas: '0x5208' }

function nodesOf(quorum: number, ...states: FakeState[]) {
  const started: { host: string; method: string; params: readonly unknown[] }[] = []
  const reported: Disagreement[] = []
  const agreements: Agreement[] = []
  const witnesses = states.map((state, index): Witness => {
    const host = `n${index}`
    const { head = 1_000, balance = '0x5', outcome = '0x', reserves = '0xaa', silent = [], isHanging } = state
    return {
      host,
      operator: state.operator ?? host,
      async request(method, params) {
        started.push({ host, method, params })
        if (silent.includes(method)) throw new NodeFaultError('dead', 'gone')
        if (method === 'eth_getBalance') return balance
        if (method === 'eth_call') return (params[0] as { to: string }).to === PAIR.to ? reserves : outcome
        if (isHanging) return new Promise(() => undefined)
        return typeof head === 'number' ? `0x${head.toString(16)}` : head
      },
    }
  })
  const nodes: Nodes = {
    quorum,
    request: async (method, params) => witnesses[0]?.request(method, params),
    witnesses: () => witnesses,
    report: (disagreement) => void reported.push(disagreement),
    noteAgreement: (agreement) => void agreements.push(agreement),
    lagBlocks: () => 3,
  }
  const blocks = () =>
    new Set(started.filter(({ method }) => method !== 'eth_blockNumber').map(({ params }) => params[1]))
  return { nodes, started, reported, agreements, blocks, confirm: () => confirmWrite(nodes, WRITE, [PAIR]) }
}

const unconfirmed = (reason: string) => ({ status: 'unconfirmed', reason })

describe('a write is unconfirmed', () => {
  test('with one usable node, without a comparison', async () => {
    const { confirm, started } = nodesOf(2, {})
    await expect(confirm()).resolves.toEqual(unconfirmed('oneNode'))
    expect(started).toEqual([])
  })

  test('without any node', async () => {
    await expect(nodesOf(2).confirm()).resolves.toEqual(unconfirmed('oneNode'))
  })

  test('with two nodes of one operator, which count as one', async () => {
    const { confirm } = nodesOf(2, { operator: 'same' }, { operator: 'same' })
    await expect(confirm()).resolves.toEqual(unconfirmed('oneNode'))
  })

  test('with fewer operators than the deployment’s quorum', async () => {
    await expect(nodesOf(3, {}, {}).confirm()).resolves.toEqual(unconfirmed('oneNode'))
    await expect(nodesOf(3, {}, {}, {}).confirm()).resolves.toMatchObject({ status: 'confirmed' })
  })

  test.each([0, 990, 1_010, 9_000_000])('when the other of two nodes reports head %d', async (head) => {
    const { confirm, blocks } = nodesOf(2, { head: 1_000 }, { head })
    await expect(confirm()).resolves.toEqual(unconfirmed('noCommonBlock'))
    expect(blocks().size).toBe(0)
  })

  test.each(['eth_blockNumber', 'eth_getBalance', 'eth_call'])(
    'when the second node has no result for %s: one result is not enough',
    async (method) => {
      await expect(nodesOf(2, {}, { silent: [method] }).confirm()).resolves.toEqual(unconfirmed('unanswered'))
    },
  )

  test('when a head is not a number', async () => {
    await expect(nodesOf(2, {}, { head: 'soon' }).confirm()).resolves.toEqual(unconfirmed('unanswered'))
  })

  test('when the code of the node pool cannot load', async () => {
    const nodes: Nodes = { ...nodesOf(2, {}).nodes, ready: () => Promise.reject(new Error('offline')) }
    await expect(confirmWrite(nodes, WRITE)).resolves.toEqual(unconfirmed('oneNode'))
  })
})

describe('a write is confirmed', () => {
  test('by nodes of two operators at one block that both have', async () => {
    const { confirm, blocks, agreements } = nodesOf(2, { head: 1_001 }, { head: 1_000 })
    const confirmation = { status: 'confirmed', hosts: ['n1', 'n0'], blockNumber: 1_000 }
    await expect(confirm()).resolves.toMatchObject({ ...confirmation, hosts: expect.arrayContaining(['n0', 'n1']) })
    expect([...blocks()]).toEqual(['0x3e8'])
    expect(agreements).toEqual([{ about: 'write', blockNumber: 1_000, operators: 2 }])
  })

  test.each([0, 9_000_000])('by two although the first node reports head %d and is not compared', async (head) => {
    const { confirm, blocks, started } = nodesOf(2, { head, balance: '0xbad' }, {}, { head: 1_001 })
    await expect(confirm()).resolves.toMatchObject({ status: 'confirmed', blockNumber: 1_000 })
    expect([...blocks()]).toEqual(['0x3e8'])
    expect(started.filter(({ host, method }) => host === 'n0' && method !== 'eth_blockNumber')).toEqual([])
  })

  test('without waiting for a node that never returns its head', async () => {
    await expect(nodesOf(2, { isHanging: true }, {}, {}).confirm()).resolves.toMatchObject({ status: 'confirmed' })
  })

  test('by the only node if the quorum is one, without a comparison', async () => {
    const { confirm, started } = nodesOf(1, {})
    await expect(confirm()).resolves.toEqual({ status: 'confirmed', hosts: ['n0'], blockNumber: null })
    expect(started).toEqual([])
  })

  test('with the gas limit that will be sent in the call', async () => {
    const { confirm, started } = nodesOf(2, {}, {})
    await confirm()
    const calls = started.filter(
      ({ method, params: [call] }) => method === 'eth_call' && (call as { to: string }).to === WRITE.to,
    )
    expect(calls.map(({ params }) => params[0])).toEqual([WRITE, WRITE])
  })
})

describe('a disagreement stops', () => {
  test.each<[string, FakeState]>([
    ['premise', { reserves: '0x38' }],
    ['balance', { balance: '0x6' }],
    ['rehearsal', { outcome: '0x01' }],
  ])('about a %s', async (about, other) => {
    const { confirm, reported } = nodesOf(2, {}, other)
    await expect(confirm()).rejects.toBeInstanceOf(NodesDisagreeError)
    expect(reported).toMatchObject([{ about, outlier: null }])
  })

  test('about reserves, and a third operator shows which node is the outlier', async () => {
    const { confirm, reported } = nodesOf(2, { reserves: '0x38' }, {}, {})
    await expect(confirm()).rejects.toBeInstanceOf(NodesDisagreeError)
    expect(reported).toMatchObject([{ about: 'premise', outlier: 'n0' }])
  })

  test('also when the quorum is one but two operators can be compared', async () => {
    await expect(nodesOf(1, {}, { reserves: '0x38' }).confirm()).rejects.toBeInstanceOf(NodesDisagreeError)
  })

  test('two nodes of the outlier’s operator count once, so there is no majority', async () => {
    const outlier = { operator: 'outlier', reserves: '0x38' }
    const { confirm, reported } = nodesOf(2, outlier, outlier, {})
    await expect(confirm()).rejects.toBeInstanceOf(NodesDisagreeError)
    expect(reported).toMatchObject([{ about: 'premise', outlier: null }])
  })
})
