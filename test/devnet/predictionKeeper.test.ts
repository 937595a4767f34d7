import { Interface } from 'ethers'
import { fileURLToPath } from 'node:url'
import { assert, bigInt, double, property } from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startChild } from '../../devnet/node/child.ts'
import { freePortBlock } from '../../devnet/node/ports.ts'
import { rpcOf } from '../../devnet/node/rpc.ts'
import { predictionStep, startPredictionKeeper } from '../../devnet/prediction/predictionKeeper.ts'
import type { Keeper } from '../../devnet/protocol/keeper.ts'
import { nextPrice, nextStep, type PredictionState } from '../../devnet/prediction/nextStep.ts'
import { startChain, type RunningChain } from '../../devnet/startChain.ts'
import { facts } from './support/facts.ts'
import { nodeAt, type Node } from './support/node.ts'

const RUNNING: PredictionState = {
  ...{ isPaused: false, isPausedByKeeper: false, hasStarted: true, hasLocked: true },
  ...{ bufferBlocks: 20, open: { startBlock: 100, lockBlock: 120 }, liveEndBlock: 120 },
}

describe('the next step of the keeper', () => {
  test.each<[why: string, state: Partial<PredictionState>, head: number, hasBet: boolean, step: string]>([
    ['starts rounds that have not started', { hasStarted: false }, 500, false, 'start'],
    ['waits while another account has paused', { isPaused: true }, 500, false, 'wait'],
    ['ends its own pause', { isPaused: true, isPausedByKeeper: true }, 500, false, 'unpause'],
    ['executes from the lock block on', {}, 119, true, 'advance'],
    ['executes in the last block of the buffer', {}, 139, true, 'advance'],
    ['restarts after a missed window', {}, 140, true, 'pause'],
    ['waits for a live round that ends later', { liveEndBlock: 130 }, 119, true, 'wait'],
    ['restarts if the live round has missed its window', { liveEndBlock: 90 }, 115, true, 'pause'],
    [
      'ignores the end of a cancelled round before the first lock',
      { hasLocked: false, liveEndBlock: 90 },
      119,
      true,
      'advance',
    ],
    ['bets two blocks after the start', {}, 101, false, 'bet'],
    ['bets once', {}, 103, true, 'wait'],
    ['does not bet in the last blocks', {}, 118, false, 'wait'],
    ['waits between two updates of the price', {}, 104, true, 'wait'],
    ['updates the price at each third block of the round', {}, 105, true, 'update'],
  ])('%s', (_, state, head, hasBet, step) => {
    expect(nextStep({ ...RUNNING, ...state }, head, hasBet)).toBe(step)
  })
})

test('the next price stays near the market and is rarely the same', () => {
  assert(
    property(
      bigInt({ min: 100_00000000n, max: 1000_00000000n }),
      double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (market, random) => {
        const next = nextPrice(market, market, () => random)
        expect(next).toBeGreaterThanOrEqual((market * 9984n) / 10_000n)
        expect(next).toBeLessThanOrEqual((market * 10_016n) / 10_000n)
        expect(nextPrice(market * 2n, market, () => random)).toBeLessThan(market * 2n)
        expect(nextPrice(market / 2n, market, () => random)).toBeGreaterThan(market / 2n)
      },
    ),
  )
})

const abi = new Interface([
  'function currentEpoch() view returns (uint256)',
  'function paused() view returns (bool)',
  'function rounds(uint256) view returns (uint256 epoch, uint256 startBlock, uint256 lockBlock, uint256 endBlock, int256 lockPrice, int256 closePrice, uint256 totalAmount, uint256 bullAmount, uint256 bearAmount, uint256 base, uint256 reward, bool oracleCalled)',
])

/** In this chain a block is mined when the test requests it: the rounds then have the same blocks on every machine. */
describe('a chain with the keeper', () => {
  const prediction = facts.contracts['predictions'] ?? ''
  const INTERVAL_BLOCKS = 10
  let chain: RunningChain
  let node: Node
  let port: number
  let step: () => Promise<void>

  beforeAll(async () => {
    port = await freePortBlock(19_480, 1)
    chain = await startChain({ port, still: true, intervalBlocks: INTERVAL_BLOCKS, report: () => {} })
    node = nodeAt(chain.rpcUrl)
    await node.request('evm_setIntervalMining', 0)
    step = predictionStep(rpcOf(chain.rpcUrl), chain.deployed)
  })
  afterAll(() => chain.stop())

  const read = async (method: string, ...args: unknown[]) =>
    abi.decodeFunctionResult(
      method,
      await node.request('eth_call', { to: prediction, data: abi.encodeFunctionData(method, args) }, 'latest'),
    )
  const epochNow = async () => Number((await read('currentEpoch'))[0])
  const roundOf = async (epoch: number) => {
    type Amounts = Record<'startBlock' | 'lockBlock' | 'lockPrice' | 'closePrice' | 'totalAmount', bigint>
    return (await read('rounds', epoch)).toObject() as Amounts & { oracleCalled: boolean }
  }
  async function blocks(count: number): Promise<void> {
    for (let mined = 0; mined < count; mined += 1) {
      await step()
      await node.request('evm_mine')
    }
  }
  /** Mines blocks until the round starts that follows the open one. A round has at most INTERVAL_BLOCKS blocks left. */
  async function nextRound(): Promise<void> {
    const before = await epochNow()
    for (let mined = 0; mined < INTERVAL_BLOCKS && (await epochNow()) === before; mined += 1) await blocks(1)
    expect(await epochNow()).toBe(before + 1)
  }

  test('executes rounds in their lock blocks, moves the price, and bets for others', async () => {
    // The first round was due during the seeds, which mine blocks without the keeper.
    await nextRound()
    const first = await epochNow()
    await nextRound()
    await nextRound()
    const [ended, live, open] = [await roundOf(first), await roundOf(first + 1), await roundOf(first + 2)]
    expect([ended.oracleCalled, live.oracleCalled]).toEqual([true, false])
    expect([live.startBlock, open.startBlock]).toEqual([ended.lockBlock, live.lockBlock])
    expect(new Set([ended.lockPrice, ended.closePrice, 320_00000000n]).size).toBe(3)
    expect(live.totalAmount).toBeGreaterThan(0n)
  })

  test('starts again after a missed window, which leaves the round without a result', async () => {
    const missed = await epochNow()
    const head = await node.blockNumber()
    await node.request('hardhat_mine', '0x28')
    // It pauses, ends the pause, and starts a round, each in a block of its own.
    await blocks(3)
    expect([await epochNow(), (await roundOf(missed + 1)).startBlock]).toEqual([missed + 1, BigInt(head + 40 + 3)])
    await nextRound()
    const [left, restarted] = [await roundOf(missed), await roundOf(missed + 1)]
    expect([left.oracleCalled, left.lockPrice, restarted.lockPrice > 0n]).toEqual([false, 0n, true])
  })

  describe('that mines each second', () => {
    let keeper: Keeper

    beforeAll(async () => {
      await node.request('evm_setIntervalMining', 1)
      keeper = startPredictionKeeper(rpcOf(chain.rpcUrl), chain.deployed, 1, () => {})
    })
    afterAll(() => keeper.stop())

    async function waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
      while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 200))
    }
    const sentBy = async (action: string): Promise<string> => {
      const child = startChild({
        ...{ name: 'The command', command: process.execPath },
        args: ['--import', 'tsx', 'devnet/prediction/command.ts', action, '--port', String(port)],
        directory: fileURLToPath(new URL('../..', import.meta.url)),
      })
      return child.ended
    }

    test('does nothing while the command has paused it, and starts again after the other command', async () => {
      expect(await sentBy('pause')).toBe('it ended with code 0')
      await waitUntil(async () => (await read('paused'))[0] as boolean)
      const [epoch, block] = [await epochNow(), await node.blockNumber()]
      await waitUntil(async () => (await node.blockNumber()) > block + 5)
      expect([await epochNow(), (await read('paused'))[0]]).toEqual([epoch, true])
      expect(await sentBy('pause')).toContain('it ended with code 1')
      expect(await sentBy('unpause')).toBe('it ended with code 0')
      await waitUntil(async () => (await epochNow()) > epoch)
      expect(await sentBy('nothing')).toContain('it ended with code 1')
    })
  })
})
