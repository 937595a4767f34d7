import { beforeEach, expect, test } from 'vitest'
import { toAddress } from '../../core/address'
import { multicall } from '../../../test/unit/support/multicallInterface'
import type { Disagreement, Nodes, Witness } from '../rpc/nodes'
import { toCallKey, type CallKey } from './callKey'
import { createReadConfirmation } from './readConfirmation'

const address = toAddress(`0x${'a1'.repeat(20)}`)
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
const balance = toCallKey({ address, callData: `0x70a08231${'1'.padStart(64, '0')}` })
const allowance = toCallKey({ address, callData: `0xdd62ed3e${'1'.padStart(128, '0')}` })
const reserves = toCallKey({ address, callData: '0x0902f1ac' })

let started: { host: string; block: string; count: number }[]
let reported: Disagreement[]

beforeEach(() => {
  started = []
  reported = []
})

/** Fake node that returns the same value for every call. */
const saying = (host: string, value: bigint | null): Witness => ({
  host,
  async request(_method, [transaction, block]) {
    const { data } = transaction as { data: string }
    const [, calls] = multicall.decodeFunctionData('tryBlockAndAggregate', data) as unknown as [boolean, unknown[]]
    started.push({ host, block: String(block), count: calls.length })
    if (value === null) throw new Error('node unavailable')
    const results = calls.map(() => [true, word(value)])
    return multicall.encodeFunctionResult('tryBlockAndAggregate', [Number(block), `0x${'0'.repeat(64)}`, results])
  },
})

const opinionOf = (...witnesses: Witness[]) => opinionWith(witnesses, [])

function opinionWith(witnesses: readonly Witness[], arbiters: readonly Witness[]) {
  const nodes: Nodes = {
    request: () => Promise.reject(new Error('not expected to be called')),
    witnesses: () => witnesses,
    arbiters: () => arbiters,
    report: (disagreement) => void reported.push(disagreement),
  }
  const hear = createReadConfirmation(nodes)
  const [first = saying('none', 0n)] = witnesses
  return (blockNumber: number, data: Record<CallKey, string | null>) => hear(first, blockNumber, data)
}

const data = { [balance]: word(5n), [allowance]: word(5n), [reserves]: word(9n) }

test('balances and allowances are confirmed by a second node at the same block, once while they are unchanged', async () => {
  const hear = opinionOf(saying('a', 5n), saying('b', 5n))
  await expect(hear(80, data)).resolves.toEqual(data)
  await expect(hear(81, data)).resolves.toEqual(data)
  expect(started).toEqual([{ host: 'b', block: '0x50', count: 2 }])
  expect(reported).toEqual([])
})

test('a changed value is confirmed again, by itself', async () => {
  const hear = opinionOf(saying('a', 5n), saying('b', 5n))
  await hear(80, { [balance]: word(5n), [allowance]: word(5n) })
  await hear(81, { [balance]: word(5n), [allowance]: word(6n) })
  expect(started[1]).toEqual({ host: 'b', block: '0x51', count: 1 })
})

test('two nodes overrule one, which is reported as the outlier', async () => {
  const hear = opinionOf(saying('a', 5n), saying('b', 4n), saying('c', 4n))
  await expect(hear(80, { [balance]: word(5n), [reserves]: word(9n) })).resolves.toEqual({
    [balance]: word(4n),
    [reserves]: word(9n),
  })
  expect(reported).toEqual([
    {
      about: 'balance',
      outlier: 'a',
      replies: ['5', '4', '4'].map((reply, index) => ({ host: 'abc'[index], reply })),
    },
  ])
})

test('of two nodes that disagree, the first is shown and no outlier is named', async () => {
  const hear = opinionOf(saying('a', 5n), saying('b', 4n))
  await expect(hear(80, { [allowance]: word(5n) })).resolves.toEqual({ [allowance]: word(5n) })
  expect(reported).toMatchObject([{ about: 'allowance', outlier: null }])
})

test('a slow third node settles a disagreement of two', async () => {
  const hear = opinionWith([saying('a', 5n), saying('b', 4n)], [saying('c', 4n)])
  await expect(hear(80, { [allowance]: word(5n) })).resolves.toEqual({ [allowance]: word(4n) })
  expect(reported).toMatchObject([{ about: 'allowance', outlier: 'a' }])
})

test('a failing second node is replaced by a third; without any, the value is shown and confirmed later', async () => {
  const hear = opinionOf(saying('a', 5n), saying('b', null), saying('c', 5n))
  await hear(80, { [balance]: word(5n) })
  expect(started.map(({ host }) => host)).toEqual(['b', 'c'])
  const alone = opinionOf(saying('a', 5n), saying('b', null))
  await expect(alone(80, { [balance]: word(5n) })).resolves.toEqual({ [balance]: word(5n) })
  await alone(81, { [balance]: word(5n) })
  expect(started.filter(({ host }) => host === 'b')).toHaveLength(3)
})

test('sends no second request with a single node', async () => {
  await opinionOf(saying('a', 5n))(80, data)
  expect(started).toEqual([])
})
