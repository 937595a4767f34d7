import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { chooseEngine } from '../../devnet/node/engine.ts'
import { freePortBlock } from '../../devnet/node/ports.ts'
import { MARKET_KEEPER } from '../../devnet/protocol/accounts.ts'
import { startChain, type ChainOptions, type RunningChain } from '../../devnet/startChain.ts'
import { facts, demoAccounts, token } from './support/facts.ts'
import { nodeAt, type Node } from './support/node.ts'

const PORT = await freePortBlock(19_434, 3)
const engines = [...new Set([chooseEngine().name, 'hardhat' as const])]
/** By how much the chain's clock may differ from the real time. */
const CLOCK_SECONDS = 15
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let chain: RunningChain | undefined

async function open(options: Partial<ChainOptions>): Promise<Node> {
  chain = await startChain({ port: PORT, blockTimeSeconds: 1, still: true, ...options })
  return nodeAt(chain.rpcUrl)
}

async function close(): Promise<void> {
  await chain?.stop()
  chain = undefined
}

async function waitForBlock(node: Node, number: number): Promise<void> {
  while ((await node.blockNumber()) < number) await sleep(50)
}

/** Returns the timestamps of the next blocks in seconds, from the chain's own headers. */
async function nextTimes(node: Node, blocks: number): Promise<number[]> {
  const first = (await node.blockNumber()) + 1
  await waitForBlock(node, first + blocks - 1)
  return Promise.all(
    Array.from({ length: blocks }, async (_, index) => {
      const number = `0x${(first + index).toString(16)}`
      return Number((await node.request<{ timestamp: string }>('eth_getBlockByNumber', number, false)).timestamp)
    }),
  )
}

const reservesOf = async (node: Node) => {
  const pairs = await node.pairs(facts.contracts.factory)
  return pairs.map(({ tokens, reserves }) => ({ tokens, reserves: reserves.map(String) }))
}

describe.each(engines)('on %s', (engine) => {
  let node: Node
  beforeAll(async () => {
    node = await open({ engine })
  })
  afterAll(close)

  test("leaves the chain's clock close to the real time after seeding", async () => {
    // The block is mined between the two readings of the clock, however slow the machine is.
    const before = Date.now() / 1000
    const [time = 0] = await nextTimes(node, 1)
    expect(time).toBeGreaterThan(before - CLOCK_SECONDS)
    expect(time).toBeLessThan(Date.now() / 1000 + CLOCK_SECONDS)
  })

  test('keeps the reserves of a still chain', async () => {
    const before = await reservesOf(node)
    await waitForBlock(node, (await node.blockNumber()) + 5)
    expect(await reservesOf(node)).toEqual(before)
  })

  test('mines a block each interval, and includes a transaction with the next one', async () => {
    // No request triggers these blocks. Their delay depends on the machine, but no two may share a second.
    const times = await nextTimes(node, 6)
    expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other))

    const [from, to] = demoAccounts
    if (!from || !to) throw new Error('There are no demo accounts.')
    const before = await node.blockNumber()
    const hash = await node.send(from, token('cake').address, node.encode('transfer', [to.address, 1n]))
    const known = await node.request<{ blockNumber: string | null }>('eth_getTransactionByHash', hash)
    const after = await node.blockNumber()
    expect(after === before ? known.blockNumber : null).toBeNull()
    const receipt = await node.mined(hash)
    expect(receipt.status).toBe('0x1')
    expect(Number(receipt.blockNumber)).toBeGreaterThan(before)
    expect(Number(receipt.blockNumber)).toBeLessThanOrEqual(after + 1)
  })
})

describe('on the usual engine', () => {
  afterEach(close)

  test('mines no transaction before the end of a longer interval', async () => {
    const node = await open({ blockTimeSeconds: 3_600 })
    const [from, to] = demoAccounts
    if (!from || !to) throw new Error('There are no demo accounts.')
    const before = await node.blockNumber()
    const hash = await node.send(from, token('cake').address, node.encode('transfer', [to.address, 1n]))
    // Longer than two blocks of the usual interval of these tests.
    await sleep(2_500)
    expect(await node.blockNumber()).toBe(before)
    expect(await node.request<{ blockNumber: string | null }>('eth_getTransactionByHash', hash)).toMatchObject({
      blockNumber: null,
    })
  })

  test('mines at most one small trade in a block, in some blocks, and never in the pools for special cases', async () => {
    const messages: string[] = []
    const node = await open({ still: false, report: (message) => messages.push(message) })
    const before = await reservesOf(node)
    const counts: number[] = []
    // A busy machine delays the keeper, so the test waits for any number of blocks without a trade.
    for (let number = (await node.blockNumber()) + 1; counts.filter((count) => count > 0).length < 4; number += 1) {
      await waitForBlock(node, number)
      const block = await node.request<{ transactions: { from: string }[] }>(
        'eth_getBlockByNumber',
        `0x${number.toString(16)}`,
        true,
      )
      const isTrade = ({ from }: { from: string }) => from === MARKET_KEEPER.address.toLowerCase()
      counts.push(block.transactions.filter(isTrade).length)
    }
    const after = await reservesOf(node)
    expect(Math.max(...counts)).toBe(1)
    expect(counts).toContain(0)

    const changed = after.filter(({ reserves }, at) => String(reserves) !== String(before[at]?.reserves))
    expect(changed.length).toBeGreaterThan(0)
    const special = [token('thin').address, token('taxed').address].map((address) => address.toLowerCase())
    expect(changed.filter(({ tokens }) => tokens.some((address) => special.includes(address)))).toEqual([])
    expect(after.filter(({ reserves }) => reserves.every((reserve) => reserve === '0'))).toHaveLength(1)
    expect(messages.filter((message) => message.includes('keeper'))).toEqual([])
  })
})
