import { readFileSync } from 'node:fs'
import { Interface, type JsonFragment, solidityPackedKeccak256 } from 'ethers'
import { expect, test } from 'vitest'
import { toAddress } from '../../../core/address'
import type { Intent } from '../../send/intent'
import {
  drawSeed,
  LOTTERY_CLOSE_TOPIC,
  LOTTERY_NUMBER_DRAWN_TOPIC,
  lotteryTopic,
  readClaim,
  readPurchase,
  TICKETS_CLAIM_TOPIC,
  TICKETS_PURCHASE_TOPIC,
  wordsOf,
} from './events'
import * as reads from './reads'
import * as writes from './writes'

/** The published contract (protocol 4). */
const published = new Interface(JSON.parse(readFileSync('test/fixtures/abi/lotteryV2.json', 'utf8')) as JsonFragment[])
const LOTTERY = toAddress(`0x${'ef'.repeat(20)}`)
const ACCOUNT = toAddress(`0x${'Cd'.repeat(20)}`.toLowerCase())

test.each([
  ['currentLotteryId', reads.currentLotteryId, 7],
  ['currentTicketId', reads.currentTicketId, 7n],
  ['maxNumberTicketsPerBuyOrClaim', reads.maxNumberTicketsPerBuyOrClaim, 7],
] as const)('encodes %s like the contract and decodes its result', (method, read, expected) => {
  const call = read(LOTTERY)
  expect([call.address, call.callData]).toEqual([LOTTERY, published.encodeFunctionData(method)])
  expect(call.decode(published.encodeFunctionResult(method, [7n]))).toBe(expected)
})

test('decodes a round in the order of the contract (protocol 4.1.4)', () => {
  const call = reads.viewLottery(LOTTERY, 9)
  expect(call.callData).toBe(published.encodeFunctionData('viewLottery', [9n]))
  const [breakdown, prizes, winners] = [
    [1n, 2n, 3n, 4n, 5n, 6n],
    [11n, 12n, 13n, 14n, 15n, 16n],
    [21, 22, 23, 24, 25, 26],
  ]
  const round = [3n, 100n, 200n, 50n, 2000n, breakdown, 1999n, prizes, winners, 30n, 40n, 10n ** 24n, 1_234_567n]
  expect(call.decode(published.encodeFunctionResult('viewLottery', [round]))).toEqual({
    ...{ status: 3, startSeconds: 100, endSeconds: 200, priceRaw: 50n, discountDivisor: 2000n },
    ...{ rewardsBreakdownBps: breakdown, treasuryFeeBps: 1999n, prizesRaw: prizes, winners },
    ...{ firstTicketId: 30n, firstTicketIdNextLottery: 40n, collectedRaw: 10n ** 24n, finalNumber: 1_234_567 },
  })
})

test('decodes a page of tickets, also an empty one', () => {
  const method = 'viewUserInfoForLotteryId'
  const call = reads.viewUserInfoForLotteryId(LOTTERY, ACCOUNT, 9, 2500, 100)
  expect(call.callData).toBe(published.encodeFunctionData(method, [ACCOUNT, 9n, 2500n, 100n]))
  const page = [[4n, 5n], [1_000_001n, 1_999_999n], [true, false], 2502n]
  expect(call.decode(published.encodeFunctionResult(method, page))).toEqual({
    tickets: [
      { id: 4n, number: 1_000_001, isClaimed: true },
      { id: 5n, number: 1_999_999, isClaimed: false },
    ],
    nextCursor: 2502,
  })
  expect(call.decode(published.encodeFunctionResult(method, [[], [], [], 2500n]))).toEqual({
    ...{ tickets: [], nextCursor: 2500 },
  })
  expect(() => call.decode('0x')).toThrow('shorter')
})

test('reads the numbers of any tickets', () => {
  const method = 'viewNumbersAndStatusesForTicketIds'
  const call = reads.ticketNumbers(LOTTERY, [8n, 3n])
  expect(call.callData).toBe(published.encodeFunctionData(method, [[8n, 3n]]))
  const result = published.encodeFunctionResult(method, [
    [1_000_008n, 1_000_003n],
    [false, true],
  ])
  expect(call.decode(result)).toEqual([1_000_008, 1_000_003])
  expect(reads.ticketNumbers(LOTTERY, []).callData).toBe(published.encodeFunctionData(method, [[]]))
})

test.each<[string, Intent, unknown[]]>([
  ['buyTickets', writes.buyTickets(LOTTERY, 9, [1_000_001, 1_000_002]), [9n, [1_000_001n, 1_000_002n]]],
  [
    'claimTickets',
    writes.claimTickets(LOTTERY, 9, [
      { ticketId: 4n, bracket: 0 },
      { ticketId: 6n, bracket: 5 },
    ]),
    [9n, [4n, 6n], [0n, 5n]],
  ],
])('writes %s like the contract', (name, { contract, method, args, valueRaw }, expected) => {
  expect([contract.address, valueRaw]).toEqual([LOTTERY, 0n])
  expect(contract.interface.encodeFunctionData(method, args)).toBe(published.encodeFunctionData(name, expected))
})

test('recognises a claim by the call data that the encoder creates', () => {
  const prizes = [
    { ticketId: 4n, bracket: 0 },
    { ticketId: 6n, bracket: 5 },
  ]
  const { contract, method, args } = writes.claimTickets(LOTTERY, 9, prizes)
  expect(reads.claimData(9, prizes)).toBe(contract.interface.encodeFunctionData(method, args))
})

test('decodes purchases and claims, and nothing else', () => {
  const log = (name: string, values: unknown[]) => ({ address: LOTTERY, ...published.encodeEventLog(name, values) })
  const purchase = log('TicketsPurchase', [ACCOUNT, 9n, 3n])
  const claim = log('TicketsClaim', [ACCOUNT, 70n, 9n, 2n])
  expect([purchase.topics[0], claim.topics[0]]).toEqual([TICKETS_PURCHASE_TOPIC, TICKETS_CLAIM_TOPIC])
  expect(readPurchase(purchase)).toEqual({ account: ACCOUNT, lotteryId: 9, ticketCount: 3 })
  expect(readClaim(claim)).toEqual({ account: ACCOUNT, lotteryId: 9, amountRaw: 70n, ticketCount: 2 })
  expect([readPurchase(claim), readClaim(purchase)]).toEqual([null, null])
  expect(readPurchase({ ...purchase, topics: purchase.topics.slice(0, 2) })).toBeNull()
})

test('recognises the events of a draw, and divides them into words', () => {
  const close = published.encodeEventLog('LotteryClose', [9n, 321n])
  const drawn = published.encodeEventLog('LotteryNumberDrawn', [9n, 1_234_567n, 4n])
  expect([close.topics, drawn.topics]).toEqual([
    [LOTTERY_CLOSE_TOPIC, lotteryTopic(9)],
    [LOTTERY_NUMBER_DRAWN_TOPIC, lotteryTopic(9)],
  ])
  expect(wordsOf(drawn).map(Number)).toEqual([9, 1_234_567, 4])
  expect(wordsOf({ topics: [], data: '0x' })).toEqual([])
})

test('returns the seed that the contract gives the generator (protocol 4.3.4)', () => {
  expect(drawSeed(9, 321n)).toBe(solidityPackedKeccak256(['uint256', 'uint256'], [9, 321]))
})
