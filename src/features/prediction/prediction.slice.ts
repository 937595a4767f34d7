import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { predictionFacts } from '../../deployment/prediction'
import type { AppState } from '../../state/appState'
import { HISTORY_FILTERS, type HistoryFilter } from './history.rules'
import type { StoredBet, StoredRound } from './round.rules'

/** App status of the market (games 4.1.1). */
export type MarketStatus = 'initial' | 'live' | 'paused' | 'error'

/** Terms and state of the market at a block (games 3.1.4). Amounts are decimal strings. */
export interface MarketFacts {
  isPaused: boolean
  currentEpoch: number
  intervalBlocks: number
  bufferBlocks: number
  minBetAmount: string
  /** In percent. */
  rewardRate: number
  /** The oracle's last price, in its decimals, with the time of its update in seconds since 1970; null when unread. */
  oracle: { price: string; updatedAt: number } | null
  readAtBlock: number
}

/** What the contract states about an account's bet of a round. */
export interface OwnRound {
  epoch: number
  /** Null without a bet. */
  bet: StoredBet | null
  /** claimable or refundable, with a bet that is not collected yet (games 4.1.6). */
  isClaimable: boolean
}

/** Pages of the phone layout. */
export type Pane = 'cards' | 'chart' | 'history'

/** State of the prediction page (games 3.1.5). */
export interface PredictionState extends Omit<MarketFacts, 'isPaused' | 'oracle'> {
  status: MarketStatus
  currentRoundStartBlockNumber: number
  lastOraclePrice: string
  oracleUpdatedAt: number
  /** Epoch of the first card; null until the first read. */
  firstEpoch: number | null
  /** By epoch: the rounds of the cards and of the account's history. */
  rounds: Record<number, StoredRound>
  /** Epochs in which an account has bet, oldest first, by account. Absent until they are read. */
  history: Record<string, number[]>
  /** Accounts whose history could not be read at the last attempt. */
  failedHistory: Record<string, true>
  /** Bets by account and epoch. */
  ledgers: Record<string, Record<number, StoredBet>>
  claimableStatuses: Record<string, Record<number, boolean>>
  historyFilter: HistoryFilter
  isHistoryPaneOpen: boolean
  isChartPaneOpen: boolean
  /** The page of the phone layout. */
  pane: Pane
  /** The user has accepted the notice of risk. */
  isRiskAccepted: boolean
  /** Set while the page is open, with the account whose bets it shows. */
  watch: { account: string | null } | null
  /** Counts the requests for a read outside the intervals. */
  readRequests: number
}

const initialState: PredictionState = {
  status: 'initial',
  currentEpoch: 0,
  currentRoundStartBlockNumber: 0,
  intervalBlocks: predictionFacts.intervalBlocks,
  bufferBlocks: predictionFacts.bufferBlocks,
  minBetAmount: predictionFacts.minBetAmountRaw,
  rewardRate: predictionFacts.rewardRatePercent,
  ...{ lastOraclePrice: '0', oracleUpdatedAt: 0, readAtBlock: 0, firstEpoch: null },
  ...{ rounds: {}, history: {}, failedHistory: {}, ledgers: {}, claimableStatuses: {} },
  ...{ historyFilter: 'all', isHistoryPaneOpen: false, isChartPaneOpen: false, pane: 'cards', isRiskAccepted: false },
  ...{ watch: null, readRequests: 0 },
}

/** games 4.1.8: the current epoch and the 5 before it are loaded. */
const PAST_ROUNDS = 5

const isEqual = (one: object | undefined, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Replaces the rounds that have changed; an unchanged round keeps its identity, so its card does not render. */
function putRounds(state: PredictionState, rounds: readonly StoredRound[]): void {
  for (const round of rounds) if (!isEqual(state.rounds[round.epoch], round)) state.rounds[round.epoch] = round
}

function putOwn(state: PredictionState, account: string, own: readonly OwnRound[]): void {
  const ledgers = (state.ledgers[account] ??= {})
  const claimable = (state.claimableStatuses[account] ??= {})
  for (const { epoch, bet, isClaimable } of own) {
    if (claimable[epoch] !== isClaimable) claimable[epoch] = isClaimable
    // A bet whose block was removed from the chain disappears.
    if (bet === null) delete ledgers[epoch]
    else if (!isEqual(ledgers[epoch], bet)) ledgers[epoch] = bet
  }
}

const slice = createSlice({
  name: 'prediction',
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
    /** games 4.1.9: new rounds are appended when the current epoch changes; earlier rounds are not removed. */
    marketRead(
      state,
      {
        payload,
      }: PayloadAction<{ facts: MarketFacts; rounds: StoredRound[]; account: string | null; own: OwnRound[] }>,
    ) {
      const { facts, rounds, account, own } = payload
      const { isPaused, oracle, ...terms } = facts
      // A lagging node must not lead back to an earlier round.
      if (facts.readAtBlock < state.readAtBlock) return
      Object.assign(state, terms)
      state.status = isPaused ? 'paused' : 'live'
      if (oracle) [state.lastOraclePrice, state.oracleUpdatedAt] = [oracle.price, oracle.updatedAt]
      putRounds(state, rounds)
      state.firstEpoch ??= Math.max(1, facts.currentEpoch - PAST_ROUNDS)
      state.currentRoundStartBlockNumber = state.rounds[facts.currentEpoch]?.startBlock ?? 0
      if (account !== null) putOwn(state, account, own)
    },
    /** The market could not be read; what is known stays on screen. */
    marketFailed(state) {
      state.status = 'error'
    },
    historyRead(
      state,
      { payload }: PayloadAction<{ account: string; epochs: number[]; rounds: StoredRound[]; own: OwnRound[] }>,
    ) {
      const { account, epochs, rounds, own } = payload
      delete state.failedHistory[account]
      if (state.history[account]?.length !== epochs.length) state.history[account] = epochs
      putRounds(state, rounds)
      putOwn(state, account, own)
    },
    historyFailed(state, { payload }: PayloadAction<string>) {
      state.failedHistory[payload] = true
    },
    historyFilterChosen(state, { payload }: PayloadAction<HistoryFilter>) {
      state.historyFilter = payload
    },
    historyPaneSet(state, { payload }: PayloadAction<boolean>) {
      state.isHistoryPaneOpen = payload
    },
    chartPaneSet(state, { payload }: PayloadAction<boolean>) {
      state.isChartPaneOpen = payload
    },
    paneChosen(state, { payload }: PayloadAction<Pane>) {
      state.pane = payload
    },
    riskAccepted(state) {
      state.isRiskAccepted = true
    },
  },
})

export const predictionReducer = slice.reducer
export const { pageOpened, pageClosed, readRequested, marketRead, marketFailed, historyRead, historyFailed } =
  slice.actions
export const { historyFilterChosen, historyPaneSet, chartPaneSet, paneChosen, riskAccepted } = slice.actions

declare module '../../state/appState' {
  interface AppState {
    prediction: PredictionState
  }
}

export type WithPrediction = Pick<AppState, 'prediction'>

type Select<Value> = (state: WithPrediction) => Value

export const selectStatus: Select<MarketStatus> = ({ prediction }) => prediction.status
export const selectCurrentEpoch: Select<number> = ({ prediction }) => prediction.currentEpoch
export const selectFirstEpoch: Select<number | null> = ({ prediction }) => prediction.firstEpoch
export const selectStartBlock: Select<number> = ({ prediction }) => prediction.currentRoundStartBlockNumber
export const selectIntervalBlocks: Select<number> = ({ prediction }) => prediction.intervalBlocks
export const selectBufferBlocks: Select<number> = ({ prediction }) => prediction.bufferBlocks
export const selectRewardRate: Select<number> = ({ prediction }) => prediction.rewardRate
export const selectMinBet: Select<string> = ({ prediction }) => prediction.minBetAmount
export const selectReadBlock: Select<number> = ({ prediction }) => prediction.readAtBlock
export const selectOraclePrice: Select<string> = ({ prediction }) => prediction.lastOraclePrice
export const selectOracleTime: Select<number> = ({ prediction }) => prediction.oracleUpdatedAt
export const selectRounds: Select<PredictionState['rounds']> = ({ prediction }) => prediction.rounds
export const selectFilter: Select<HistoryFilter> = ({ prediction }) => prediction.historyFilter
export const selectIsHistoryOpen: Select<boolean> = ({ prediction }) => prediction.isHistoryPaneOpen
export const selectIsChartOpen: Select<boolean> = ({ prediction }) => prediction.isChartPaneOpen
export const selectPane: Select<Pane> = ({ prediction }) => prediction.pane
export const selectIsRiskAccepted: Select<boolean> = ({ prediction }) => prediction.isRiskAccepted

/** Returns the selector of a round; undefined until it is read. */
export const selectRoundOf =
  (epoch: number): Select<StoredRound | undefined> =>
  ({ prediction }) =>
    prediction.rounds[epoch]

/** Returns the selector of an account's bets by epoch; undefined until they are read. */
export const selectLedgerOf =
  (account: string | null): Select<Record<number, StoredBet> | undefined> =>
  ({ prediction }) =>
    account === null ? undefined : prediction.ledgers[account]

/** Returns the selector of the epochs in which an account has bet; undefined until they are read. */
export const selectHistoryOf =
  (account: string | null): Select<number[] | undefined> =>
  ({ prediction }) =>
    account === null ? undefined : prediction.history[account]

/** Returns the selector of whether the last attempt to read an account's bets failed. */
export const selectHasFailed =
  (account: string | null): Select<boolean> =>
  ({ prediction }) =>
    account !== null && prediction.failedHistory[account] === true

/** Returns the selector of whether the contract pays an account for a round now. */
export const selectIsClaimable =
  (account: string | null, epoch: number): Select<boolean> =>
  ({ prediction }) =>
    account !== null && prediction.claimableStatuses[account]?.[epoch] === true

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Reads the stored choices from stored data of any shape. */
export function readStoredPrediction(stored: unknown): PredictionState {
  if (!isRecord(stored)) return initialState
  const { historyFilter, isChartPaneOpen, isRiskAccepted } = stored
  return {
    ...initialState,
    historyFilter: HISTORY_FILTERS.find((filter) => filter === historyFilter) ?? initialState.historyFilter,
    isChartPaneOpen: typeof isChartPaneOpen === 'boolean' ? isChartPaneOpen : initialState.isChartPaneOpen,
    isRiskAccepted: isRiskAccepted === true,
  }
}
