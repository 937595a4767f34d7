import { useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import { selectCurrentBlock } from '../../../chain/block/block.slice'
import { useChainAnchor } from '../../../chain/block/useChainAnchor'
import type { ChainBet } from '../../../chain/contracts/predictions/reads'
import type { Address } from '../../../core/address'
import { predictionFacts } from '../../../deployment/prediction'
import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import type { AppState } from '../../../state/appState'
import { useAppSelector } from '../../../state/storeHooks'
import { historyEntry, type HistoryEntry } from '../history.rules'
import {
  selectBufferBlocks,
  selectCurrentEpoch,
  selectFirstEpoch,
  selectHasFailed,
  selectHistoryOf,
  selectIntervalBlocks,
  selectLedgerOf,
  selectMinBet,
  selectOraclePrice,
  selectOracleTime,
  selectReadBlock,
  selectRewardRate,
  selectRoundOf,
  selectRounds,
  selectStartBlock,
  selectStatus,
} from '../prediction.slice'
import {
  fromStoredBet,
  fromStoredRound,
  type FutureRound,
  futureRounds,
  type MarketClock,
  type Round,
  roundStatus,
  type RoundStatus,
} from '../round.rules'

/** constants: FUTURE_ROUNDS */
const FUTURE_ROUNDS = 2

/** Returns the clock of the rounds. Its block is the later of the app's newest block and that of the last read. */
const selectClock = (state: AppState): MarketClock => ({
  currentEpoch: selectCurrentEpoch(state),
  bufferBlocks: selectBufferBlocks(state),
  isPaused: selectStatus(state) === 'paused',
  paddingBlocks: predictionFacts.blockPadding,
  block: Math.max(selectCurrentBlock(state), selectReadBlock(state)),
})

/** Returns the terms of the market: the winners' part of all bets in percent, the smallest bet in wei, block counts. */
export function useMarketTerms() {
  const minBet = useAppSelector(selectMinBet)
  return {
    rewardRate: useAppSelector(selectRewardRate),
    minBetRaw: BigInt(minBet),
    bufferBlocks: useAppSelector(selectBufferBlocks),
    intervalBlocks: useAppSelector(selectIntervalBlocks),
  }
}

/** Returns the oracle's last price and the time of its update in seconds; null before the first read. */
export function useOraclePrice(): { priceRaw: bigint; updatedAt: number } | null {
  const price = useAppSelector(selectOraclePrice)
  const updatedAt = useAppSelector(selectOracleTime)
  return updatedAt === 0 ? null : { priceRaw: BigInt(price), updatedAt }
}

const SECOND_MS = 1_000
/** An older price is that of an oracle without updates (protocol 5: oracleUpdateAllowance). */
const OLD_MS = 300_000

/**
 * Returns the age of the oracle's price at the newest block as text ("2 minutes ago"); null before the first read.
 * `isOld` means that rounds may fail to end because of it.
 */
export function useOracleAge(): { text: string; isOld: boolean } | null {
  const { locale } = useTranslation()
  const updatedMs = useAppSelector(selectOracleTime) * SECOND_MS
  const chainMs = useChainAnchor()?.chainMs
  if (updatedMs === 0 || chainMs === undefined) return null
  const text = formatsOf(locale).relativeTime(Math.min(updatedMs, chainMs), chainMs)
  return { text, isOld: chainMs - updatedMs > OLD_MS }
}

const epochsBetween = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)

/** Returns the rounds of the cards: those read in this visit, and the next ones, which are estimates. */
export function useCardRounds(): { epochs: readonly number[]; future: readonly FutureRound[] } {
  const firstEpoch = useAppSelector(selectFirstEpoch)
  const currentEpoch = useAppSelector(selectCurrentEpoch)
  const startBlock = useAppSelector(selectStartBlock)
  const intervalBlocks = useAppSelector(selectIntervalBlocks)
  const isPaused = useAppSelector(selectStatus) === 'paused'
  return useMemo(() => {
    if (firstEpoch === null) return { epochs: [], future: [] }
    const terms = { intervalBlocks, paddingBlocks: predictionFacts.blockPadding, count: isPaused ? 0 : FUTURE_ROUNDS }
    return {
      epochs: epochsBetween(firstEpoch, currentEpoch),
      future: futureRounds({ epoch: currentEpoch, startBlock }, terms),
    }
  }, [firstEpoch, currentEpoch, startBlock, intervalBlocks, isPaused])
}

/** Returns a round; null until it is read. */
export function useRound(epoch: number): Round | null {
  const stored = useAppSelector(selectRoundOf(epoch))
  return stored ? fromStoredRound(stored) : null
}

/** Returns the status of a round at the newest block; the component renders only when the status changes. */
export function useRoundStatus(epoch: number): RoundStatus | null {
  return useAppSelector((state) => {
    const stored = selectRoundOf(epoch)(state)
    return stored ? roundStatus(fromStoredRound(stored), selectClock(state)) : null
  })
}

/** Returns an account's bet of a round; null without one. */
export function useOwnBet(account: Address | null, epoch: number): ChainBet | null {
  const stored = useAppSelector(selectLedgerOf(account))?.[epoch]
  return useMemo(() => (stored ? fromStoredBet(stored) : null), [stored])
}

/** Bets of an account, and whether they could be read. */
export interface AccountHistory {
  /** Null until they are read. */
  entries: readonly HistoryEntry[] | null
  /** The last attempt to read them failed. */
  isFailed: boolean
}

/** Returns an account's bets with their results, oldest first. */
export function useAccountHistory(account: Address | null): AccountHistory {
  const epochs = useAppSelector(selectHistoryOf(account))
  const isFailed = useAppSelector(selectHasFailed(account))
  const ledgers = useAppSelector(selectLedgerOf(account))
  const rounds = useAppSelector(selectRounds)
  const clock = useAppSelector(selectClock, shallowEqual)
  const entries = useMemo(() => {
    if (!epochs) return null
    // The read of the cards contains a new bet earlier than the read of the history does.
    const all = new Set([...epochs, ...Object.keys(ledgers ?? {}).map(Number)])
    return [...all]
      .toSorted((one, other) => one - other)
      .flatMap((epoch) => {
        const [bet, round] = [ledgers?.[epoch], rounds[epoch]]
        return bet && round ? historyEntry(fromStoredBet(bet), fromStoredRound(round), clock) : []
      })
  }, [epochs, ledgers, rounds, clock])
  return { entries, isFailed }
}
