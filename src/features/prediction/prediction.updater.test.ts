// @vitest-environment happy-dom
import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { Interface } from 'ethers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeMulticallNode, type FakeMulticallNode } from '../../../test/unit/support/fakeMulticallNode'
import { blockReceived, blockReducer } from '../../chain/block/block.slice'
import { latestRoundData } from '../../chain/contracts/chainlinkOracle/reads'
import * as reads from '../../chain/contracts/predictions/reads'
import { toAddress } from '../../core/address'
import { pageClosed, pageOpened, predictionReducer, readRequested } from './prediction.slice'
import { startPredictionUpdater } from './prediction.updater'
import { createWatches } from '../../state/watchState'

const abi = new Interface([
  'function rounds(uint256) view returns (uint256, uint256, uint256, uint256, int256, int256, uint256, uint256, uint256, uint256, uint256, bool)',
  'function ledger(uint256, address) view returns (uint8, uint256, bool)',
  'function getUserRounds(address, uint256, uint256) view returns (uint256[], uint256)',
  'function latestRoundData() view returns (uint80, int256, uint256, uint256, uint80)',
])
const ME = toAddress(`0x${'ab'.repeat(20)}`)
const word = (value: number | boolean) => `0x${Number(value).toString(16).padStart(64, '0')}`

/** Lets a node return a market whose current round is `epoch`, in which the account has one bet, of round 3. */
function setMarket(node: FakeMulticallNode, epoch: number, isPaused = false): void {
  const set = (call: { callData: string }, answer: string | null) => node.answers.set(call.callData, answer)
  set(reads.paused(), word(isPaused))
  set(reads.currentEpoch(), word(epoch))
  for (const [call, value] of [
    [reads.intervalBlocks(), 20],
    [reads.bufferBlocks(), 20],
    [reads.minBetAmount(), 5],
    [reads.rewardRate(), 97],
  ] as const)
    set(call, word(value))
  set(latestRoundData(), abi.encodeFunctionResult('latestRoundData', [1, 32_000_000_000n, 0, 1_000, 1]))
  set(reads.getUserRounds(ME, 0, 1_000), abi.encodeFunctionResult('getUserRounds', [[3], 1]))
  for (let each = 1; each <= epoch + 1; each += 1) {
    const startBlock = each <= epoch ? each * 20 : 0
    const blocks = startBlock === 0 ? [0, 0, 0, 0] : [each, startBlock, startBlock + 20, startBlock + 40]
    set(reads.rounds(each), abi.encodeFunctionResult('rounds', [...blocks, 0, 0, 0, 0, 0, 0, 0, false]))
    set(reads.ledger(each, ME), abi.encodeFunctionResult('ledger', [0, each === 3 ? 7 : 0, false]))
    set(reads.claimable(each, ME), word(true))
    set(reads.refundable(each, ME), word(false))
  }
}

const openStore = () =>
  configureStore({
    reducer: combineReducers({ block: blockReducer, prediction: predictionReducer }),
    middleware: (standard) => standard().prepend(createWatches()),
  })

function start() {
  const node = fakeMulticallNode()
  setMarket(node, 10)
  const store = openStore()
  // The updater reads these two parts of the state only.
  startPredictionUpdater({
    store: store as unknown as Parameters<typeof startPredictionUpdater>[0]['store'],
    nodes: node,
  })
  return { node, store, state: () => store.getState().prediction }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const settle = () => vi.advanceTimersByTimeAsync(0)

test('reads nothing until the page is open', async () => {
  const { node } = start()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(node.chunks).toEqual([])
})

test('reads the market and the account’s bets, and repeats at their intervals', async () => {
  const { node, store, state } = start()
  store.dispatch(pageOpened({ account: ME }))
  await settle()
  expect(state()).toMatchObject({ status: 'live', currentEpoch: 10, firstEpoch: 5, lastOraclePrice: '32000000000' })
  expect(state().history[ME]).toEqual([3])
  expect(state().ledgers[ME]?.[3]).toEqual({ position: 'bull', amountRaw: '7', isClaimed: false })
  expect(state().claimableStatuses[ME]).toMatchObject({ 3: true, 10: false })
  const first = node.chunks.length
  await vi.advanceTimersByTimeAsync(9_000)
  expect(node.chunks.length).toBe(first)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(node.chunks.length).toBe(first + 1)
})

test('stops when the page is closed', async () => {
  const { node, store } = start()
  store.dispatch(pageOpened({ account: null }))
  await settle()
  store.dispatch(pageClosed())
  const { length } = node.chunks
  await vi.advanceTimersByTimeAsync(120_000)
  expect(node.chunks.length).toBe(length)
})

test('reads at each block between the lock of a round and the start of the next', async () => {
  const { node, store, state } = start()
  store.dispatch(pageOpened({ account: null }))
  await settle()
  const { length } = node.chunks
  store.dispatch(blockReceived({ chainId: 1, blockNumber: 219 }))
  await settle()
  expect(node.chunks.length).toBe(length)
  setMarket(node, 11)
  node.blockNumber = 220
  store.dispatch(blockReceived({ chainId: 1, blockNumber: 220 }))
  await settle()
  expect([node.chunks.length, state().currentEpoch]).toEqual([length + 1, 11])
})

test('a failed read sets the error status, and a request reads at once', async () => {
  const { node, store, state } = start()
  node.isDown = true
  store.dispatch(pageOpened({ account: ME }))
  await vi.advanceTimersByTimeAsync(1_000)
  expect([state().status, state().failedHistory[ME]]).toEqual(['error', true])
  node.isDown = false
  store.dispatch(readRequested())
  await settle()
  expect([state().status, state().failedHistory[ME]]).toEqual(['live', undefined])
})

test('a paused market is read less often', async () => {
  const { node, store, state } = start()
  setMarket(node, 10, true)
  store.dispatch(pageOpened({ account: null }))
  await settle()
  expect(state().status).toBe('paused')
  const { length } = node.chunks
  await vi.advanceTimersByTimeAsync(29_000)
  expect(node.chunks.length).toBe(length)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(node.chunks.length).toBe(length + 1)
})
