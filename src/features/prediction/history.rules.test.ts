import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ChainBet } from '../../chain/contracts/predictions/reads'
import { filteredHistory, historyEntry, profitAndLoss } from './history.rules'
import type { MarketClock, Round } from './round.rules'

const clock: MarketClock = { currentEpoch: 20, block: 500, bufferBlocks: 20, paddingBlocks: 3, isPaused: false }
const round = (epoch: number, over: Partial<Round> = {}): Round => ({
  ...{ epoch, startBlock: 100, lockBlock: 120, endBlock: 140, lockPriceRaw: 5n, closePriceRaw: 6n },
  ...{ totalRaw: 300n, bullRaw: 100n, bearRaw: 200n, rewardBaseRaw: 100n, rewardRaw: 291n, isOracleCalled: true },
  ...over,
})
const cancelled = (epoch: number) => round(epoch, { closePriceRaw: null, isOracleCalled: false })
const bet = (position: ChainBet['position'], isClaimed = false): ChainBet => ({ position, amountRaw: 10n, isClaimed })

const won = () => historyEntry(bet('bull'), round(1), clock)
const collected = () => historyEntry(bet('bull', true), round(2), clock)
const lost = () => historyEntry(bet('bear'), round(3), clock)
const refund = () => historyEntry(bet('bear'), cancelled(4), clock)
const everyEntry = () => [won(), collected(), lost(), refund()]

describe('an entry', () => {
  test('can be collected when it won or its round was cancelled, once', () => {
    expect(everyEntry().map((it) => [it.result, it.payoutRaw, it.isCollectable])).toEqual([
      ['win', 29n, true],
      ['win', 29n, false],
      ['lose', 0n, false],
      ['canceled', 10n, true],
    ])
  })

  test('of a cancelled round is paid back from the end of the buffer on', () => {
    const at = (block: number) => historyEntry(bet('bear'), cancelled(4), { ...clock, block }).isCollectable
    expect([at(160), at(161)]).toEqual([false, true])
  })

  test('that won can be collected before the buffer of its round ends', () => {
    expect(historyEntry(bet('bull'), round(1), { ...clock, block: 141 }).isCollectable).toBe(true)
  })

  test('of nothing cannot be collected', () => {
    expect(historyEntry({ ...bet('bull'), amountRaw: 0n }, round(1), clock).isCollectable).toBe(false)
  })

  test('of a running round pays nothing yet', () => {
    const live = historyEntry(bet('bull'), cancelled(19), { ...clock, block: 130 })
    expect([live.result, live.isCollectable]).toEqual(['live', false])
  })
})

test('the filters show collected and collectable bets, newest first', () => {
  const entries = everyEntry()
  const epochs = (filter: 'all' | 'collected' | 'uncollected') =>
    filteredHistory(entries, filter).map((entry) => entry.round.epoch)
  expect([epochs('all'), epochs('collected'), epochs('uncollected')]).toEqual([[4, 3, 2, 1], [2], [4, 1]])
})

describe('profit and loss', () => {
  test('counts ended rounds only', () => {
    expect(profitAndLoss(everyEntry())).toEqual({
      ...{ wonCount: 2, lostCount: 1, stakedRaw: 30n, paidRaw: 58n, netRaw: 28n, returnBps: 9_333n },
    })
    expect(profitAndLoss([refund()])).toMatchObject({ wonCount: 0, netRaw: 0n, returnBps: null })
  })

  test('is never worse than the loss of all bets', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...everyEntry())), (entries) => {
        const { netRaw, stakedRaw, returnBps } = profitAndLoss(entries)
        expect(netRaw).toBeGreaterThanOrEqual(-stakedRaw)
        expect(returnBps ?? 0n).toBeGreaterThanOrEqual(-10_000n)
      }),
    )
  })
})
