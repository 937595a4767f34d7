import { Interface, parseUnits } from 'ethers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePortBlock } from '../../devnet/node/ports.ts'
import { COLLECTED_EPOCH, PAST_BETS } from '../../devnet/prediction/pastRounds.ts'
import { startChain, type RunningChain } from '../../devnet/startChain.ts'
import { demoAccounts, facts } from './support/facts.ts'
import { nodeAt, type Node } from './support/node.ts'

const { predictions = '', chainlinkOracle = '' } = facts.contracts
const [demo] = demoAccounts
if (!demo) throw new Error('There are no demo accounts.')

const abi = new Interface([
  'function currentEpoch() view returns (uint256)',
  'function intervalBlocks() view returns (uint256)',
  'function bufferBlocks() view returns (uint256)',
  'function rewardRate() view returns (uint256)',
  'function paused() view returns (bool)',
  'function rounds(uint256) view returns (uint256 epoch, uint256 startBlock, uint256 lockBlock, uint256 endBlock, int256 lockPrice, int256 closePrice, uint256 totalAmount, uint256 bullAmount, uint256 bearAmount, uint256 base, uint256 reward, bool oracleCalled)',
  'function ledger(uint256, address) view returns (uint8 position, uint256 amount, bool claimed)',
  'function claimable(uint256, address) view returns (bool)',
  'function refundable(uint256, address) view returns (bool)',
  'function latestAnswer() view returns (int256)',
  'function latestRound() view returns (uint256)',
  'function getTimestamp(uint256) view returns (uint256)',
])

interface Round {
  startBlock: bigint
  lockBlock: bigint
  endBlock: bigint
  lockPrice: bigint
  closePrice: bigint
  totalAmount: bigint
  bullAmount: bigint
  bearAmount: bigint
  oracleCalled: boolean
}

let chain: RunningChain
let node: Node

const readAll = async (to: string, method: string, ...args: unknown[]) =>
  abi.decodeFunctionResult(
    method,
    await node.request('eth_call', { to, data: abi.encodeFunctionData(method, args) }, 'latest'),
  )
const read = async (method: string, ...args: unknown[]) => (await readAll(predictions, method, ...args))[0] as bigint
const roundOf = async (epoch: number) => (await readAll(predictions, 'rounds', epoch)).toObject() as Round

const INTERVAL = 10
const EPOCHS = Object.keys(PAST_BETS).map(Number)
const LAST = Math.max(...EPOCHS)

beforeAll(async () => {
  const options = { blockTimeSeconds: 60, still: true, intervalBlocks: INTERVAL }
  chain = await startChain({ port: await freePortBlock(19_470, 1), ...options })
  node = nodeAt(chain.rpcUrl)
})
afterAll(() => chain.stop())

describe('the rounds of the local prediction', () => {
  test('have the chosen length, one is live, and the next one accepts bets', async () => {
    expect([await read('intervalBlocks'), await read('bufferBlocks'), await read('rewardRate')]).toEqual([
      ...[BigInt(INTERVAL), 20n, 97n],
    ])
    expect([Number(await read('currentEpoch')), await read('paused')]).toEqual([LAST, false])
    const [live, open] = [await roundOf(LAST - 1), await roundOf(LAST)]
    expect([live.lockPrice > 0n, live.oracleCalled, open.lockPrice]).toEqual([true, false, 0n])
    expect(open.lockBlock - open.startBlock).toBe(BigInt(INTERVAL))
  })

  test('include wins of both sides, a round without a winner, a tie, and cancelled rounds', async () => {
    const rounds = await Promise.all(Array.from({ length: LAST - 2 }, (_, at) => roundOf(at + 1)))
    const ended = rounds.filter(({ oracleCalled }) => oracleCalled)
    const winners = ended.map(({ lockPrice, closePrice, bullAmount, bearAmount }) => {
      if (lockPrice === closePrice) return 'tie'
      return (closePrice > lockPrice ? bullAmount : bearAmount) === 0n
        ? 'nobody'
        : closePrice > lockPrice
          ? 'up'
          : 'down'
    })
    expect(winners).toEqual(['up', 'nobody', 'up', 'up', 'tie', 'up', 'down', 'up'])
    expect(rounds.length - ended.length).toBe(2)
  })

  test('have the bets of the table', async () => {
    for (const epoch of EPOCHS) {
      const total = (PAST_BETS[epoch] ?? []).reduce((sum, [, , bnb]) => sum + parseUnits(bnb), 0n)
      expect((await roundOf(epoch)).totalAmount, String(epoch)).toBe(total)
    }
  })

  test('leave the demo account one uncollected win and one refund, beside a collected win and losses', async () => {
    const states = await Promise.all(
      EPOCHS.map(async (epoch) => {
        const { amount, claimed } = (await readAll(predictions, 'ledger', epoch, demo.address)).toObject() as {
          amount: bigint
          claimed: boolean
        }
        const [won, back] = [
          await read('claimable', epoch, demo.address),
          await read('refundable', epoch, demo.address),
        ]
        if (amount === 0n) return []
        return [[epoch, claimed ? 'collected' : won ? 'won' : back ? 'refundable' : 'lost']]
      }),
    )
    expect(states.flat()).toEqual([
      ...[
        [COLLECTED_EPOCH, 'collected'],
        [3, 'lost'],
        [4, 'refundable'],
        [7, 'lost'],
        [8, 'won'],
      ],
    ])
  })

  test('have prices in 8 decimals, several for each round, with times in the past', async () => {
    expect((await readAll(chainlinkOracle, 'latestAnswer'))[0]).toBe(parseUnits('320', 8))
    const count = (await readAll(chainlinkOracle, 'latestRound'))[0] as bigint
    expect(count).toBe(30n)
    const first = (await readAll(chainlinkOracle, 'getTimestamp', 1n))[0] as bigint
    expect(Date.now() / 1000 - Number(first)).toBeGreaterThan((LAST - 3) * INTERVAL * 3)
  })
})
