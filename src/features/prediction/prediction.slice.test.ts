import { describe, expect, test } from 'vitest'
import {
  chartPaneSet,
  historyFailed,
  historyFilterChosen,
  historyRead,
  marketFailed,
  marketRead,
  type MarketFacts,
  type OwnRound,
  pageClosed,
  pageOpened,
  predictionReducer,
  type PredictionState,
  riskAccepted,
  selectHasFailed,
  selectHistoryOf,
  selectIsClaimable,
  selectLedgerOf,
} from './prediction.slice'
import type { StoredRound } from './round.rules'
import { storedPrediction } from './storedPrediction'

const fresh = predictionReducer(undefined, { type: 'any' })
const ME = '0xabc'
const facts = (over: Partial<MarketFacts> = {}): MarketFacts => ({
  ...{ isPaused: false, currentEpoch: 10, intervalBlocks: 20, bufferBlocks: 20, minBetAmount: '5', rewardRate: 97 },
  ...{ oracle: { price: '32000000000', updatedAt: 1_000 }, readAtBlock: 200 },
  ...over,
})
const round = (epoch: number, totalRaw = '0'): StoredRound => ({
  ...{ epoch, startBlock: epoch * 20, lockBlock: epoch * 20 + 20, endBlock: epoch * 20 + 40, totalRaw },
  ...{ lockPriceRaw: null, closePriceRaw: null, bullRaw: '0', bearRaw: '0', rewardBaseRaw: '0', rewardRaw: '0' },
  isOracleCalled: false,
})
const bet = { position: 'bull', amountRaw: '7', isClaimed: false } as const
const read = (over: Partial<MarketFacts>, rounds: StoredRound[], own: OwnRound[] = []) =>
  marketRead({ facts: facts(over), rounds, account: ME, own })
const after = (...actions: Parameters<typeof predictionReducer>[1][]): PredictionState =>
  actions.reduce(predictionReducer, fresh)

describe('a read of the market', () => {
  test('sets the terms, the price and the first card', () => {
    const state = after(read({}, [round(9), round(10)]))
    expect(state).toMatchObject({
      ...{ status: 'live', currentEpoch: 10, firstEpoch: 5, currentRoundStartBlockNumber: 200, minBetAmount: '5' },
      ...{ lastOraclePrice: '32000000000', oracleUpdatedAt: 1_000 },
    })
  })

  test('appends a new round, and keeps the cards of before', () => {
    const state = after(read({}, [round(10)]), read({ currentEpoch: 11, readAtBlock: 220 }, [round(11)]))
    expect([state.firstEpoch, state.currentEpoch, Object.keys(state.rounds)]).toEqual([5, 11, ['10', '11']])
  })

  test('keeps the identity of a round that has not changed', () => {
    const before = after(read({}, [round(9), round(10)]))
    const next = predictionReducer(before, read({ readAtBlock: 201 }, [round(9), round(10, '5')]))
    expect([next.rounds[9] === before.rounds[9], next.rounds[10] === before.rounds[10]]).toEqual([true, false])
  })

  test('of a lagging node changes nothing', () => {
    const before = after(read({}, [round(10)]))
    expect(predictionReducer(before, read({ readAtBlock: 199, currentEpoch: 9 }, []))).toBe(before)
  })

  test('without a price keeps the last one; a paused market is paused', () => {
    const state = after(read({}, []), read({ oracle: null, isPaused: true, readAtBlock: 201 }, []))
    expect([state.lastOraclePrice, state.status]).toEqual(['32000000000', 'paused'])
  })

  test('that fails keeps what is known', () => {
    const state = after(read({}, [round(10)]), marketFailed())
    expect([state.status, state.currentEpoch]).toEqual(['error', 10])
  })

  test('removes a bet whose block is no longer part of the chain', () => {
    const entered = after(read({}, [round(10)], [{ epoch: 10, bet, isClaimable: false }]))
    expect(selectLedgerOf(ME)({ prediction: entered })).toEqual({ 10: bet })
    const state = predictionReducer(
      entered,
      read({ readAtBlock: 201 }, [], [{ epoch: 10, bet: null, isClaimable: false }]),
    )
    expect(selectLedgerOf(ME)({ prediction: state })).toEqual({})
  })
})

describe('the history of an account', () => {
  test('is known after a read, with what can be claimed', () => {
    const own = [{ epoch: 3, bet, isClaimable: true }]
    const prediction = after(historyFailed(ME), historyRead({ account: ME, epochs: [3], rounds: [round(3)], own }))
    expect([selectHistoryOf(ME)({ prediction }), selectHasFailed(ME)({ prediction })]).toEqual([[3], false])
    expect([selectIsClaimable(ME, 3)({ prediction }), selectIsClaimable(null, 3)({ prediction })]).toEqual([
      true,
      false,
    ])
  })

  test('states a failed read', () => {
    expect(selectHasFailed(ME)({ prediction: after(historyFailed(ME)) })).toBe(true)
    expect(selectHistoryOf(null)({ prediction: fresh })).toBeUndefined()
  })
})

test('the account of the open page is known until the page is closed', () => {
  expect(after(pageOpened({ account: ME })).watch).toEqual({ account: ME })
  expect(after(pageOpened({ account: ME }), pageClosed()).watch).toBeNull()
})

test('the choices survive a reload, and nothing else does', () => {
  const chosen = after(read({}, [round(10)]), historyFilterChosen('collected'), chartPaneSet(true), riskAccepted())
  const stored: unknown = JSON.parse(JSON.stringify(storedPrediction.toStore(chosen)))
  expect(storedPrediction.read(stored)).toEqual({
    ...fresh,
    ...{ historyFilter: 'collected', isChartPaneOpen: true, isRiskAccepted: true },
  })
})

test.each([null, 7, 'x', { historyFilter: 'none', isChartPaneOpen: 1, isRiskAccepted: 'yes' }])(
  'rejects garbage such as %o',
  (stored) => {
    expect(storedPrediction.read(stored)).toEqual(fresh)
  },
)
