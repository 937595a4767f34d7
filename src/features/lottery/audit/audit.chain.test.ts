import { AbiCoder, id as topicOf, solidityPackedKeccak256, zeroPadValue, toBeHex } from 'ethers'
import { expect, test, vi } from 'vitest'
import { FakeLottery, FINAL_NUMBER, FIRST_END } from '../../../../test/unit/support/lotteryChain'
import { ticketNumbers } from '../../../chain/contracts/lottery/reads'
import type { Nodes } from '../../../chain/rpc/nodes'
import { lotteryVenue } from '../venue'
import { readDraw } from './audit.chain'

const ROUND = 2
/** Ids of the round's tickets, as the fake lottery numbers them. */
const IDS = Array.from({ length: 10 }, (_, at) => BigInt(ROUND * 10 + at))
const NUMBERS = IDS.map((id) => 1_000_000 + Number(id))
const HEAD = 500
const [CLOSED_AT, DRAWN_AT] = [120, 140]
const BLOCK_SECONDS = 10
/** The sale of the round ends this long before its request. */
const CLOSE_AFTER_SECONDS = 90
const CLOSED_SECONDS = FIRST_END + (ROUND - 1) * 100 + CLOSE_AFTER_SECONDS
const { lottery } = lotteryVenue()

const hex = (value: number) => `0x${value.toString(16)}`
const word = (value: bigint | number) => zeroPadValue(toBeHex(value), 32)
const REQUEST_ID = `0x${'7e'.repeat(32)}`
const SEED = solidityPackedKeccak256(['uint256', 'uint256'], [ROUND, (ROUND + 1) * 10])

interface FakeLog {
  address: string
  blockNumber: string
  logIndex: string
  transactionHash: string
  topics: string[]
  data: string
}

const log = (block: number, transactionHash: string, topics: string[], data: string): FakeLog => ({
  ...{ address: lottery, blockNumber: hex(block), logIndex: '0x0', transactionHash, topics, data },
})

const CLOSE = log(CLOSED_AT, '0xc1', [topicOf('LotteryClose(uint256,uint256)'), word(ROUND)], word((ROUND + 1) * 10))
const REQUEST = log(CLOSED_AT, '0xc1', [topicOf('RandomnessRequest(bytes32,uint256)'), REQUEST_ID], SEED)
const OTHER = log(CLOSED_AT, '0x99', [topicOf('RandomnessRequest(bytes32,uint256)'), word(1)], word(1))
const FULFILMENT_TOPIC = topicOf('RandomnessRequestFulfilled(bytes32,uint256)')
const FOREIGN = log(DRAWN_AT - 1, '0xf0', [FULFILMENT_TOPIC, word(5)], word(1))
const FULFILMENT = log(DRAWN_AT, '0xf1', [FULFILMENT_TOPIC, REQUEST_ID], word(FINAL_NUMBER - 1_000_000))
const DRAWN_TOPIC = topicOf('LotteryNumberDrawn(uint256,uint256,uint256)')
const DRAW = log(DRAWN_AT, '0xd1', [DRAWN_TOPIC, word(ROUND)], word(FINAL_NUMBER) + word(4).slice(2))

/** Returns nodes with a drawn round, its tickets and these events. */
function nodesWith(logs: readonly FakeLog[] | null, hasTickets = true): Nodes {
  const fake = new FakeLottery()
  fake.setCurrent(ROUND + 1, 'open', 2_000)
  const numbers = AbiCoder.defaultAbiCoder().encode(['uint32[]', 'bool[]'], [NUMBERS, NUMBERS.map(() => false)])
  fake.node.answers.set(ticketNumbers(lottery, IDS).callData, hasTickets ? numbers : null)
  const respond = (method: string, params: readonly unknown[]): unknown => {
    if (method === 'eth_getBlockByNumber') {
      const number = params[0] === 'latest' ? HEAD : Number(params[0])
      return { number: hex(number), hash: '0x1', timestamp: hex(CLOSED_SECONDS + (number - CLOSED_AT) * BLOCK_SECONDS) }
    }
    if (logs === null) throw new Error('This node keeps no events')
    const { topics, fromBlock, toBlock } = params[0] as { topics: string[]; fromBlock: string; toBlock: string }
    return logs.filter(
      (each) =>
        Number(each.blockNumber) >= Number(fromBlock) &&
        Number(each.blockNumber) <= Number(toBlock) &&
        topics.every((topic, at) => each.topics[at] === topic),
    )
  }
  return {
    ...fake.node,
    request: async (method, params, options) =>
      method === 'eth_getLogs' || method === 'eth_getBlockByNumber'
        ? respond(method, params)
        : fake.node.request(method, params, options),
  }
}

const read = (nodes: Nodes, onProgress = vi.fn<(readCount: number, count: number) => void>()) =>
  readDraw(nodes, lottery, { lotteryId: ROUND, blockTimeSeconds: BLOCK_SECONDS, onProgress })

test('reads all tickets of a round, and the transactions that requested, fulfilled and drew its number', async () => {
  const onProgress = vi.fn<(readCount: number, count: number) => void>()
  const evidence = await read(nodesWith([OTHER, CLOSE, REQUEST, FOREIGN, FULFILMENT, DRAW]), onProgress)
  expect(evidence.numbers).toEqual(NUMBERS)
  expect(evidence.seed).toBe(SEED)
  expect(evidence.events).toEqual({
    ...{ requestHash: '0xc1', nextTicketId: 30n, seed: SEED, drawHash: '0xd1' },
    fulfilment: { hash: '0xf1', number: FINAL_NUMBER },
  })
  expect(onProgress.mock.calls).toEqual([[10, 10]])
})

test('returns null for what was not found: the fulfilment of the request, the seed, the draw', async () => {
  const { events } = await read(nodesWith([CLOSE, FOREIGN, DRAW]))
  expect(events).toEqual({ requestHash: '0xc1', nextTicketId: 30n, seed: null, fulfilment: null, drawHash: '0xd1' })
  expect((await read(nodesWith([CLOSE, REQUEST]))).events).toMatchObject({ fulfilment: null, drawHash: null })
})

test('checks the tickets without events, and rejects without the tickets', async () => {
  expect(await read(nodesWith(null))).toMatchObject({ numbers: NUMBERS, events: null })
  expect((await read(nodesWith([]))).events).toBeNull()
  await expect(read(nodesWith([CLOSE], false))).rejects.toThrow('A required read')
})
