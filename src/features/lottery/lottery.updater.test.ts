// @vitest-environment happy-dom
import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeLottery, FINAL_NUMBER, FIRST_END, PLAYER } from '../../../test/unit/support/lotteryChain'
import { blockReceived, blockReducer } from '../../chain/block/block.slice'
import * as index from '../../chain/services/lotteryRounds'
import {
  lotteryReducer,
  pageClosed,
  pageOpened,
  playedOf,
  prizesRequested,
  readRequested,
  roundPicked,
  selectIndexStatus,
  selectIndexedOf,
  selectPickedRound,
  selectPlayerOf,
  selectReadSeconds,
  selectStatus,
} from './lottery.slice'
import { startLotteryUpdater } from './lottery.updater'
import { createWatches } from '../../state/watchState'

vi.mock('../../chain/services/lotteryRounds', () => ({
  readLotteries: vi.fn<typeof index.readLotteries>(),
  readLotteryPlayer: vi.fn<typeof index.readLotteryPlayer>(),
}))

const NO_RECORD = { ticketCount: 0, paidRaw: 0n, rounds: [] }
const play = (lotteryId: number, isClaimed = false, ticketCount = 1) => ({
  ...{ lotteryId, isClaimed, ticketCount, status: 'claimable' as const, endSeconds: 0 },
})

function start({ indexUrl = null as string | null, lottery = new FakeLottery() } = {}) {
  lottery.setCurrent(7, 'open', FIRST_END + 590)
  const store = configureStore({
    reducer: combineReducers({ block: blockReducer, lottery: lotteryReducer }),
    middleware: (standard) => standard().prepend(createWatches()),
  })
  // The updater reads these two parts of the state only.
  const context = { store: store as unknown as Parameters<typeof startLotteryUpdater>[0]['store'], nodes: lottery.node }
  startLotteryUpdater({ ...context, indexUrl })
  return { lottery, store, node: lottery.node, state: () => store.getState().lottery }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
})
const settle = () => vi.advanceTimersByTimeAsync(0)

test('reads nothing until the page is open, and nothing after it is closed', async () => {
  const { node, store } = start()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(node.chunks).toEqual([])
  store.dispatch(pageOpened({ account: null }))
  await settle()
  store.dispatch(pageClosed())
  const { length } = node.chunks
  await vi.advanceTimersByTimeAsync(120_000)
  expect(node.chunks.length).toBe(length)
})

test('reads the newest three rounds and the account’s tickets, and repeats every 10 seconds', async () => {
  const { lottery, store, node, state } = start()
  lottery.setTickets(6, [[61, FINAL_NUMBER, true]])
  store.dispatch(pageOpened({ account: PLAYER }))
  await settle()
  expect(state()).toMatchObject({ status: 'ready', currentLotteryId: 7, maxNumberTicketsPerBuyOrClaim: 100 })
  expect(Object.keys(state().rounds)).toEqual(['5', '6', '7'])
  expect(selectReadSeconds(store.getState())).toBe(FIRST_END + 590)
  expect(state().rounds[7]).toMatchObject({ status: 'open', priceRaw: '250', isLoading: false })
  expect(state().tickets[PLAYER]?.[6]).toEqual([{ id: '61', number: FINAL_NUMBER, isClaimed: true }])
  const { length } = node.chunks
  await vi.advanceTimersByTimeAsync(9_000)
  expect(node.chunks.length).toBe(length)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(node.chunks.length).toBe(length + 1)
})

test('reads further pages of tickets while a page is full', async () => {
  const { lottery, store, state } = start()
  const tickets = Array.from({ length: 5_000 }, (_, id) => [id, 1_000_000 + id] as const)
  lottery.setTickets(7, tickets)
  store.dispatch(pageOpened({ account: PLAYER }))
  await settle()
  expect(state().tickets[PLAYER]?.[7]?.length).toBe(5_000)
})

test('follows a round from its end to the next one at each block, without a reload', async () => {
  const { lottery, store, node, state } = start()
  store.dispatch(pageOpened({ account: null }))
  await settle()
  const { length } = node.chunks
  const mine = async (block: number) => {
    node.blockNumber = block
    store.dispatch(blockReceived({ chainId: 1, blockNumber: block }))
    await settle()
  }
  await mine(101)
  expect(node.chunks.length).toBe(length)
  lottery.setCurrent(7, 'close', FIRST_END + 700)
  store.dispatch(readRequested())
  await settle()
  lottery.setCurrent(7, 'claimable', FIRST_END + 800)
  await mine(102)
  expect(state().rounds[7]?.finalNumber).toBe(FINAL_NUMBER)
  lottery.setCurrent(8, 'open', FIRST_END + 610)
  await mine(103)
  expect([state().currentLotteryId, state().rounds[8]?.status]).toEqual([8, 'open'])
})

test('a removed block takes its round away, and a lagging node changes nothing', async () => {
  const { lottery, store, node, state } = start()
  store.dispatch(pageOpened({ account: null }))
  await settle()
  lottery.setCurrent(6, 'claimable', FIRST_END + 590)
  node.blockNumber = 99
  store.dispatch(readRequested())
  await settle()
  expect(state().currentLotteryId).toBe(7)
  node.blockNumber = 101
  store.dispatch(readRequested())
  await settle()
  expect([state().currentLotteryId, state().rounds[7]]).toEqual([6, undefined])
})

test('a failed read is recorded, and a requested one follows at once', async () => {
  const { store, node, state } = start()
  node.isDown = true
  store.dispatch(pageOpened({ account: PLAYER }))
  await settle()
  expect([selectStatus(store.getState()), state().currentLotteryId]).toEqual(['failed', null])
  node.isDown = false
  store.dispatch(readRequested())
  await settle()
  expect([state().status, state().currentLotteryId]).toEqual(['ready', 7])
})

test('a round or tickets that cannot be read are missing alone', async () => {
  const { lottery, store, state } = start()
  lottery.fail('round', 6)
  lottery.fail('tickets', 5)
  store.dispatch(pageOpened({ account: PLAYER }))
  await settle()
  expect(Object.keys(state().rounds)).toEqual(['5', '7'])
  expect(state().tickets[PLAYER]).toEqual({ 5: null, 6: [], 7: [] })
})

test('the picked round of the history is read with its tickets', async () => {
  const { lottery, store, state } = start()
  lottery.setTickets(2, [[21, 1_000_000]])
  store.dispatch(pageOpened({ account: PLAYER }))
  await settle()
  store.dispatch(roundPicked(2))
  await settle()
  expect(selectPickedRound(store.getState())).toBe(2)
  expect(state().rounds[2]?.status).toBe('claimable')
  expect(state().tickets[PLAYER]?.[2]).toEqual([{ id: '21', number: 1_000_000, isClaimed: false }])
})

test('prizes are searched in the newest rounds of the chain while the index is unavailable', async () => {
  const { lottery, store, state } = start({ indexUrl: 'https://services.test' })
  vi.mocked(index.readLotteries).mockRejectedValue(new Error('away'))
  vi.mocked(index.readLotteryPlayer).mockRejectedValue(new Error('away'))
  lottery.setTickets(6, [[61, FINAL_NUMBER]])
  store.dispatch(pageOpened({ account: PLAYER }))
  await settle()
  expect(selectIndexStatus(store.getState())).toBe('failed')
  store.dispatch(prizesRequested({ account: PLAYER, scope: 'newest' }))
  await settle()
  expect(state().check).toMatchObject({ status: 'done', isPartial: true, newestRound: 6 })
})

test('all prizes are searched in the rounds that the index names, and read again on request', async () => {
  const { lottery, store, node, state } = start({ indexUrl: 'https://services.test' })
  const rounds = [play(6), play(4, true), play(3, true, 101), play(1)]
  vi.mocked(index.readLotteries).mockResolvedValue([])
  vi.mocked(index.readLotteryPlayer).mockResolvedValue({ ticketCount: 4, paidRaw: 7n, rounds })
  lottery.setTickets(6, [[61, FINAL_NUMBER]])
  lottery.setTickets(1, [[11, FINAL_NUMBER]])
  store.dispatch(pageOpened({ account: PLAYER }))
  await settle()
  expect(selectPlayerOf(PLAYER)(store.getState())).toMatchObject({ ticketCount: 4, paidRaw: '7' })
  expect([selectPlayerOf(null), selectIndexedOf(7)].map((select) => select(store.getState()))).toEqual([
    undefined,
    undefined,
  ])
  // The chain has the newest rounds, the index the others.
  expect(playedOf(store.getState(), PLAYER).map(({ lotteryId }) => lotteryId)).toEqual([6, 4, 3, 1])
  store.dispatch(prizesRequested({ account: PLAYER, scope: 'all' }))
  await settle()
  expect(state().check).toMatchObject({ status: 'done', isPartial: false })
  expect(Object.keys(state().tickets[PLAYER] ?? {})).toEqual(['1', '3', '5', '6', '7'])
  lottery.setTickets(1, [[11, FINAL_NUMBER, true]])
  node.blockNumber = 101
  store.dispatch(readRequested())
  await settle()
  expect(state().tickets[PLAYER]?.[1]?.[0]?.isClaimed).toBe(true)
})

test('the index is read again every minute, and while it is unavailable every 10 seconds', async () => {
  const { store, state } = start({ indexUrl: 'https://services.test' })
  const read = vi.mocked(index.readLotteries).mockRejectedValueOnce(new Error('away')).mockResolvedValue([])
  vi.mocked(index.readLotteryPlayer).mockResolvedValue(NO_RECORD)
  store.dispatch(pageOpened({ account: PLAYER }))
  await settle()
  const { length } = read.mock.calls
  await vi.advanceTimersByTimeAsync(10_000)
  expect([read.mock.calls.length, state().indexStatus]).toEqual([length + 1, 'ready'])
  await vi.advanceTimersByTimeAsync(59_000)
  expect(read.mock.calls.length).toBe(length + 1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(read.mock.calls.length).toBe(length + 2)
})
