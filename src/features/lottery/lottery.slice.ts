import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AppState } from '../../state/appState'
import type { PlayedRound } from './claims.rules'
import { playedRounds, type StoredLottery, type StoredPlayer } from './history.rules'
import { fromStoredRound, type StoredRound, type StoredTicket } from './round.rules'

/** What is known of a source: nothing yet, its data, or that the last read of it failed. */
export type SourceStatus = 'initial' | 'ready' | 'failed'

/** Which rounds are searched for prizes: the newest three, or all that the account has played. */
export type PrizeScope = 'newest' | 'all'

/** Search for an account's prizes (games 4.2.6). */
export interface PrizeCheck {
  account: string
  scope: PrizeScope
  status: 'checking' | 'done' | 'failed'
  /** Newest claimable round at the time of the search; a later draw makes the result old. */
  newestRound: number
  /** The index was unavailable, so that only the newest rounds were searched. */
  isPartial: boolean
}

/** Facts of one read of the chain; a round or tickets that could not be read are null. */
export interface LotteryFacts {
  readAtBlock: number
  readAtSeconds: number
  currentLotteryId: number
  maxTickets: number
  account: string | null
  rounds: { lotteryId: number; round: StoredRound | null }[]
  tickets: { lotteryId: number; tickets: StoredTicket[] | null }[]
}

/** State of the lottery page (games 3.2, 4.2). */
export interface LotteryState {
  status: SourceStatus
  /** Null until it is read, and while the first reads fail; 0 before the first round (games 3.2.2, 8.1.5). */
  currentLotteryId: number | null
  maxNumberTicketsPerBuyOrClaim: number | null
  /** By number, from the chain. A round that could not be read is absent. */
  rounds: Record<number, StoredRound>
  /** By account and round; null where they could not be read (games 8.1.6). */
  tickets: Record<string, Record<number, StoredTicket[] | null>>
  /** Rounds of the index, newest first (games 7.2.9). */
  lotteries: StoredLottery[]
  /** By account (games 7.2.10). */
  players: Record<string, StoredPlayer>
  indexStatus: SourceStatus
  check: PrizeCheck | null
  /** Round of the history that is shown; null until one is chosen. */
  pickedRound: number | null
  readAtBlock: number
  /** Time of that block in seconds since 1970. */
  readAtSeconds: number
  /** Set while the page is open, with the account whose tickets it shows. */
  watch: { account: string | null } | null
  /** Counts the requests for a read outside the intervals. */
  readRequests: number
}

const initialState: LotteryState = {
  ...{ status: 'initial', currentLotteryId: null, maxNumberTicketsPerBuyOrClaim: null },
  ...{ rounds: {}, tickets: {}, lotteries: [], players: {}, indexStatus: 'initial' },
  ...{ check: null, pickedRound: null, readAtBlock: 0, readAtSeconds: 0, watch: null, readRequests: 0 },
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Stores a value if it has changed; an unchanged one keeps its identity, so that nothing re-renders. */
function put<Value>(values: Record<number, Value>, lotteryId: number, value: Value): void {
  if (!isEqual(values[lotteryId], value)) values[lotteryId] = value
}

const slice = createSlice({
  name: 'lottery',
  initialState,
  reducers: {
    pageOpened(state, { payload }: PayloadAction<{ account: string | null }>) {
      state.watch = payload
    },
    pageClosed(state) {
      state.watch = null
    },
    readRequested(state) {
      state.readRequests += 1
    },
    lotteryRead(state, { payload }: PayloadAction<LotteryFacts>) {
      // A lagging node must not restore an earlier state.
      if (payload.readAtBlock < state.readAtBlock) return
      const { account, rounds, tickets, currentLotteryId } = payload
      Object.assign(state, { status: 'ready', readAtBlock: payload.readAtBlock, readAtSeconds: payload.readAtSeconds })
      Object.assign(state, { currentLotteryId, maxNumberTicketsPerBuyOrClaim: payload.maxTickets })
      // A round whose start was removed from the chain disappears.
      for (const id of Object.keys(state.rounds).map(Number)) if (id > currentLotteryId) delete state.rounds[id]
      for (const { lotteryId, round } of rounds) if (round) put(state.rounds, lotteryId, round)
      if (account === null) return
      const own = (state.tickets[account] ??= {})
      for (const read of tickets) if (read.tickets || !own[read.lotteryId]) put(own, read.lotteryId, read.tickets)
    },
    /** Records that the lottery could not be read; the values of earlier reads remain. */
    lotteryFailed(state) {
      state.status = 'failed'
    },
    indexRead(
      state,
      {
        payload,
      }: PayloadAction<{ lotteries: StoredLottery[]; player: { account: string; rounds: StoredPlayer } | null }>,
    ) {
      const { lotteries, player } = payload
      state.indexStatus = 'ready'
      if (!isEqual(state.lotteries, lotteries)) state.lotteries = lotteries
      if (player && !isEqual(state.players[player.account], player.rounds))
        state.players[player.account] = player.rounds
    },
    indexFailed(state) {
      state.indexStatus = 'failed'
    },
    /** Starts a search for prizes. */
    prizesRequested(state, { payload }: PayloadAction<{ account: string; scope: PrizeScope }>) {
      const newestRound = selectNewestClaimable({ lottery: state }) ?? 0
      state.check = { ...payload, status: 'checking', newestRound, isPartial: false }
    },
    prizesChecked(state, { payload }: PayloadAction<Pick<PrizeCheck, 'account' | 'isPartial' | 'status'>>) {
      if (state.check?.account === payload.account) Object.assign(state.check, payload)
    },
    roundPicked(state, { payload }: PayloadAction<number | null>) {
      state.pickedRound = payload
    },
  },
})

export const lotteryReducer = slice.reducer
export const { pageOpened, pageClosed, readRequested, lotteryRead, lotteryFailed } = slice.actions
export const { indexRead, indexFailed, prizesRequested, prizesChecked, roundPicked } = slice.actions

declare module '../../state/appState' {
  interface AppState {
    lottery: LotteryState
  }
}

export type WithLottery = Pick<AppState, 'lottery'>

type Select<Value> = (state: WithLottery) => Value

export const selectStatus: Select<SourceStatus> = ({ lottery }) => lottery.status
export const selectIndexStatus: Select<SourceStatus> = ({ lottery }) => lottery.indexStatus
export const selectCurrentId: Select<number | null> = ({ lottery }) => lottery.currentLotteryId
export const selectMaxTickets: Select<number | null> = ({ lottery }) => lottery.maxNumberTicketsPerBuyOrClaim
export const selectReadBlock: Select<number> = ({ lottery }) => lottery.readAtBlock
export const selectReadSeconds: Select<number> = ({ lottery }) => lottery.readAtSeconds
export const selectPickedRound: Select<number | null> = ({ lottery }) => lottery.pickedRound
export const selectCheck: Select<PrizeCheck | null> = ({ lottery }) => lottery.check
export const selectRounds: Select<LotteryState['rounds']> = ({ lottery }) => lottery.rounds
export const selectLotteries: Select<StoredLottery[]> = ({ lottery }) => lottery.lotteries

/** Returns the number of the newest round whose prizes can be claimed; null without one. */
export const selectNewestClaimable: Select<number | null> = ({ lottery: { rounds } }) =>
  Object.values(rounds).reduce<number | null>(
    (newest, { lotteryId, status }) => (status === 'claimable' && lotteryId > (newest ?? 0) ? lotteryId : newest),
    null,
  )

/** Returns the selector of a round; undefined until it is read. */
export const selectRoundOf =
  (lotteryId: number): Select<StoredRound | undefined> =>
  ({ lottery }) =>
    lottery.rounds[lotteryId]

/** Returns the selector of a round in the index; undefined until it is read. */
export const selectIndexedOf =
  (lotteryId: number): Select<StoredLottery | undefined> =>
  ({ lottery }) =>
    lottery.lotteries.find((indexed) => indexed.lotteryId === lotteryId)

/** Returns the selector of an account's tickets by round; undefined until they are read. */
export const selectTicketsOf =
  (account: string | null): Select<Record<number, StoredTicket[] | null> | undefined> =>
  ({ lottery }) =>
    account === null ? undefined : lottery.tickets[account]

/** Returns the selector of an account's record in the index; undefined until it is read. */
export const selectPlayerOf =
  (account: string | null): Select<StoredPlayer | undefined> =>
  ({ lottery }) =>
    account === null ? undefined : lottery.players[account]

/** Returns the rounds in which an account has tickets: the newest from the chain, the others from the index. */
export const playedOf = ({ lottery }: WithLottery, account: string): PlayedRound[] =>
  playedRounds(lottery.players[account], lottery.currentLotteryId, lottery.tickets[account] ?? {}, (id) => {
    const round = lottery.rounds[id]
    return round && fromStoredRound(round)
  })
