import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { multicallReducer } from '../../../chain/multicall/multicall.slice'
import { toAddress } from '../../../core/address'
import { lotteryRead, lotteryReducer, prizesChecked, prizesRequested, selectReadBlock } from '../lottery.slice'
import { placeholderRound, toStoredRound } from '../round.rules'
import { STATUSES } from '../schedule.rules'
import {
  useCakeBalance,
  useChainSeconds,
  useClaimableRounds,
  useCurrentRound,
  useIsSelling,
  useLotterySettings,
  usePlayedRounds,
  usePrizeCheck,
  useRound,
  useRoundSummary,
  useTickets,
} from './useLottery'

const ME = toAddress(`0x${'ab'.repeat(20)}`)
const FINAL = 1_582_039

const roundOf = (lotteryId: number, status: (typeof STATUSES)[number]) => ({
  lotteryId,
  round: toStoredRound(lotteryId, {
    ...placeholderRound(lotteryId),
    ...{ status: STATUSES.indexOf(status), endSeconds: 1_000, priceRaw: 250n, discountDivisor: 2_000n },
    ...(status === 'claimable' && { finalNumber: FINAL, prizesRaw: [1n, 2n, 3n, 4n, 5n, 6n] }),
  }),
})

const ticket = (id: number, number: number, isClaimed = false) => ({ id: String(id), number, isClaimed })

/** Store after a read, with tickets in the rounds 6 and 7. */
function open(isRead = true) {
  const store = configureStore({ reducer: combineReducers({ lottery: lotteryReducer, multicall: multicallReducer }) })
  const tickets = [
    { lotteryId: 5, tickets: null },
    { lotteryId: 6, tickets: [ticket(61, FINAL), ticket(62, FINAL, true), ticket(63, 1_000_000)] },
    { lotteryId: 7, tickets: [ticket(71, 1_000_001)] },
  ]
  const read = {
    ...{ readAtBlock: 9, readAtSeconds: 900, currentLotteryId: 7, maxTickets: 100, account: ME, tickets },
    rounds: [roundOf(5, 'claimable'), roundOf(6, 'claimable'), roundOf(7, 'open')],
  }
  if (isRead) store.dispatch(lotteryRead(read))
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  return { store, read, result: <Value,>(hook: () => Value) => renderHook(hook, { wrapper }).result.current }
}

test('a placeholder replaces the current round until it is read', () => {
  const { result } = open(false)
  expect(result(useCurrentRound)).toMatchObject({ lotteryId: 0, status: 'pending', isLoading: true })
  expect(result(useLotterySettings)).toBeNull()
  expect([result(() => useRound(6)), result(useChainSeconds), result(useIsSelling)]).toEqual([null, null, false])
})

test('before the first round nothing is awaited and nothing is sold', () => {
  const { store, read, result } = open(false)
  store.dispatch(lotteryRead({ ...read, currentLotteryId: 0, rounds: [], tickets: [] }))
  expect(result(useCurrentRound)).toMatchObject({ lotteryId: 0, status: 'pending', isLoading: false })
  expect(result(useLotterySettings)).toBeNull()
})

test('the current round has the terms of the sale', () => {
  const { store, result } = open()
  expect(result(useCurrentRound).status).toBe('open')
  expect(selectReadBlock(store.getState())).toBe(9)
  expect(result(useLotterySettings)).toMatchObject({ lotteryId: 7, priceRaw: 250n, maxTickets: 100 })
})

test('tickets are unread, unreadable, or listed with their ids', () => {
  const { result } = open()
  expect([result(() => useTickets(ME, 4)), result(() => useTickets(ME, 5))]).toEqual([undefined, null])
  expect(result(() => useTickets(ME, 7))).toEqual([{ id: 71n, number: 1_000_001, isClaimed: false }])
  expect([result(() => useTickets(null, 7)), result(() => useCakeBalance(null))]).toEqual([undefined, null])
})

test('claimable rounds have the prizes that are left', () => {
  const { result } = open()
  expect(result(() => useClaimableRounds(ME))).toMatchObject([
    { round: { lotteryId: 6 }, prizes: [{ ticketId: 61n, bracket: 5 }], totalRaw: 6n },
  ])
  expect(result(() => useRoundSummary(6))).toMatchObject({ finalNumber: FINAL, userCount: null })
  expect(result(() => usePlayedRounds(ME))).toEqual([
    { lotteryId: 7, isClaimable: false, isClaimed: false, ticketCount: 1 },
    { lotteryId: 6, isClaimable: true, isClaimed: false, ticketCount: 3 },
  ])
})

test('a search for prizes is old after the next draw', () => {
  const { store, read, result } = open()
  store.dispatch(prizesRequested({ account: ME, scope: 'newest' }))
  store.dispatch(prizesChecked({ account: ME, isPartial: false, status: 'done' }))
  expect(result(() => usePrizeCheck(ME))?.status).toBe('done')
  store.dispatch(lotteryRead({ ...read, rounds: [roundOf(7, 'claimable')] }))
  expect(result(() => usePrizeCheck(ME))).toBeNull()
})
