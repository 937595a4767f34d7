import { Interface } from 'ethers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPEN_ROUND, PAST_ROUNDS, ticketNumber, ticketsOf } from '../../devnet/lottery/pastRounds.ts'
import { dueCalls, startLotteryKeeper } from '../../devnet/lottery/lotteryKeeper.ts'
import { freePortBlock } from '../../devnet/node/ports.ts'
import { rpcOf } from '../../devnet/node/rpc.ts'
import { startChain, type RunningChain } from '../../devnet/startChain.ts'
import { demoAccounts, facts, token } from './support/facts.ts'
import { nodeAt, type Node } from './support/node.ts'

const { lotteryV2 = '' } = facts.contracts
const [demo] = demoAccounts
if (!demo) throw new Error('There are no demo accounts.')

const TERMS =
  'uint256 priceTicketInCake, uint256 discountDivisor, uint256[6] rewardsBreakdown, uint256 treasuryFee, uint256[6] cakePerBracket, uint256[6] countWinnersPerBracket, uint256 firstTicketId, uint256 firstTicketIdNextLottery, uint256 amountCollectedInCake, uint32 finalNumber'
const abi = new Interface([
  'function currentLotteryId() view returns (uint256)',
  `function viewLottery(uint256) view returns ((uint8 status, uint256 startTime, uint256 endTime, ${TERMS}))`,
  'function viewUserInfoForLotteryId(address, uint256, uint256, uint256) view returns (uint256[], uint32[], bool[], uint256)',
  'function allowance(address, address) view returns (uint256)',
])

interface Round {
  status: bigint
  startTime: bigint
  endTime: bigint
  cakePerBracket: bigint[]
  countWinnersPerBracket: bigint[]
  amountCollectedInCake: bigint
  finalNumber: bigint
}

const OPEN_ID = PAST_ROUNDS.length + 1
const LOTTERY_MINUTES = 45

let chain: RunningChain
let node: Node

const readAll = async (to: string, method: string, ...args: unknown[]) =>
  abi.decodeFunctionResult(
    method,
    await node.request('eth_call', { to, data: abi.encodeFunctionData(method, args) }, 'latest'),
  )
const roundOf = async (id: number) => (await readAll(lotteryV2, 'viewLottery', id))[0] as Round

/** Returns how many tickets of a round reach each bracket and no higher one. */
const winnersOf = (id: number) =>
  Array.from({ length: 6 }, (_, bracket) => {
    const { tickets = {} } = PAST_ROUNDS[id - 1] ?? {}
    return BigInt(Object.values(tickets).reduce((sum, counts) => sum + (counts[bracket + 1] ?? 0), 0))
  })

/** Seconds of the clock before and after the start of the chain. */
let [before, after] = [0, 0]

beforeAll(async () => {
  before = Math.floor(Date.now() / 1000)
  const options = { blockTimeSeconds: 1, still: true, intervalBlocks: 10, lotteryMinutes: LOTTERY_MINUTES }
  chain = await startChain({ port: await freePortBlock(19_480, 1), ...options })
  node = nodeAt(chain.rpcUrl)
  after = Math.ceil(Date.now() / 1000)
})
afterAll(() => chain.stop())

describe('the past rounds of the local lottery', () => {
  test('are drawn, twelve hours apart, with winners in several brackets', async () => {
    expect((await readAll(lotteryV2, 'currentLotteryId'))[0]).toBe(BigInt(OPEN_ID))
    const rounds = await Promise.all(PAST_ROUNDS.map((_, at) => roundOf(at + 1)))
    for (const [at, { status, startTime, endTime, finalNumber, countWinnersPerBracket }] of rounds.entries()) {
      expect([status, Number(finalNumber)]).toEqual([3n, PAST_ROUNDS[at]?.finalNumber])
      expect([...countWinnersPerBracket]).toEqual(winnersOf(at + 1))
      expect(countWinnersPerBracket.filter((count) => count > 0n).length).toBeGreaterThan(2)
      expect(endTime - startTime).toBe(42_900n)
      expect(endTime - (rounds[at - 1]?.endTime ?? endTime - 43_200n)).toBe(43_200n)
    }
  })

  test('have one jackpot that nobody won, which the next round starts with', async () => {
    const unwon = PAST_ROUNDS.map((_, at) => at + 1).filter((id) => winnersOf(id)[5] === 0n)
    expect(unwon).toEqual([3])
    const [third, fourth] = [await roundOf(3), await roundOf(4)]
    expect(third.cakePerBracket[5]).toBe(0n)
    expect(fourth.amountCollectedInCake).toBeGreaterThan(third.amountCollectedInCake / 3n)
  })

  test('leave prizes of the demo account unclaimed in two rounds', async () => {
    const unclaimed: number[] = []
    for (const [at, round] of PAST_ROUNDS.entries()) {
      const [, numbers, claimed] = (await readAll(
        lotteryV2,
        'viewUserInfoForLotteryId',
        demo.address,
        at + 1,
        0,
        100,
      )) as unknown as [bigint[], bigint[], boolean[]]
      const tickets = ticketsOf(round, 'demo')
      expect(numbers.map(Number)).toEqual(tickets.map(({ number }) => number))
      const hasPrize = tickets.some(({ bracket }, index) => bracket >= 0 && claimed[index] === false)
      if (hasPrize) unclaimed.push(at + 1)
      expect(tickets.every(({ bracket }, index) => claimed[index] === (bracket >= 0 && at + 1 === 2))).toBe(true)
    }
    expect(unclaimed).toEqual([4, 6])
  })

  test('leave no approval of the demo account', async () => {
    expect((await readAll(token('cake').address, 'allowance', demo.address, lotteryV2))[0]).toBe(0n)
  })
})

test('the open round has tickets and ends in the chosen time', async () => {
  const { status, endTime, amountCollectedInCake } = await roundOf(OPEN_ID)
  expect(status).toBe(1n)
  expect(Number(endTime)).toBeGreaterThanOrEqual(before + LOTTERY_MINUTES * 60)
  expect(Number(endTime)).toBeLessThanOrEqual(after + LOTTERY_MINUTES * 60)
  expect(amountCollectedInCake).toBeGreaterThan(2500n * 10n ** 18n)
  const [, numbers] = await readAll(lotteryV2, 'viewUserInfoForLotteryId', demo.address, OPEN_ID, 0, 100)
  expect(numbers).toHaveLength(ticketsOf(OPEN_ROUND, 'demo').length)
})

test('a ticket matches exactly the stated number of last digits', () => {
  const digitsOf = (number: number) => String(number).slice(1).split('').toReversed()
  for (let matched = 0; matched <= 6; matched += 1) {
    for (let index = 0; index < 300; index += 7) {
      const number = ticketNumber(1_907_416, matched, index)
      expect(number).toBeGreaterThanOrEqual(1_000_000)
      expect(number).toBeLessThan(2_000_000)
      const drawn = digitsOf(1_907_416)
      const miss = digitsOf(number).findIndex((digit, at) => digit !== drawn[at])
      expect(miss < 0 ? 6 : miss).toBe(matched)
    }
  }
})

describe('the lottery keeper', () => {
  const calls = {
    start: (endSeconds: number) => ({ label: `start ${endSeconds}`, data: '0x', gasLimit: 0 }),
    close: (id: number) => ({ label: `close ${id}`, data: '0x', gasLimit: 0 }),
    draw: (id: number, requestId: string, randomness: bigint) => [
      { label: `draw ${id} ${requestId} ${randomness}`, data: '0x', gasLimit: 0 },
    ],
  }
  const due = (status: number, pastSeconds: number) =>
    dueCalls(
      calls,
      { id: 7, status, endSeconds: 1000, headSeconds: 1000 + pastSeconds, requestId: '0x1' },
      () => 5n,
    ).map(({ label }) => label)

  test('closes a round after its end, draws it, and starts the next one', () => {
    expect([due(1, -10), due(1, 0), due(1, 1)]).toEqual([[], [], ['close 7']])
    expect([due(2, 29), due(2, 30)]).toEqual([[], ['draw 7 0x1 5']])
    expect([due(3, 89), due(3, 90)]).toEqual([[], ['start 44200']])
  })

  test('leaves out a round that would be shorter than the contract allows', () => {
    expect([due(3, 29_000), due(3, 30_000), due(3, 80_000)]).toEqual([
      ['start 44200'],
      ['start 87400'],
      ['start 130600'],
    ])
  })

  test('runs the rounds on the chain', async () => {
    const rpc = rpcOf(chain.rpcUrl)
    const reports: string[] = []
    const keeper = startLotteryKeeper(rpc, chain.deployed, 1, (message) => reports.push(message))
    const { endTime } = await roundOf(OPEN_ID)
    try {
      // The time limit of the test ends the wait.
      const waitForStatus = async (id: number, status: bigint) => {
        while ((await roundOf(id)).status !== status) await new Promise((resolve) => setTimeout(resolve, 100))
      }
      await rpc.request('evm_setNextBlockTimestamp', Number(endTime) + 1)
      await waitForStatus(OPEN_ID, 2n)
      await rpc.request('evm_increaseTime', 30)
      await waitForStatus(OPEN_ID, 3n)
      await rpc.request('evm_increaseTime', 60)
      await waitForStatus(OPEN_ID + 1, 1n)
    } finally {
      await keeper.stop()
    }
    expect((await roundOf(OPEN_ID)).finalNumber).toBeGreaterThanOrEqual(1_000_000n)
    expect((await roundOf(OPEN_ID + 1)).endTime - endTime).toBe(43_200n)
    expect(reports).toEqual([])
  })
})
