import { shallowEqual } from 'react-redux'
import { deployment } from '../../deployment/deployment'
import { useAppSelector } from '../../state/storeHooks'
import type { TransactionOutcome } from './outcome.rules'
import { countPending, followedFrom, isPending, sentBy, type FollowedTransaction } from './transactions.rules'
import { selectTransactionsOf } from './transactions.slice'

const selectRecords = selectTransactionsOf(deployment.chainId)

/** Returns whether a transaction, by hash, is pending (trading 4); false for null. */
export const useIsPending = (hash: string | null): boolean =>
  useAppSelector((state) => {
    const record = hash === null ? undefined : selectRecords(state)[hash]
    return record !== undefined && isPending(record, Date.now())
  })

/** Returns the number of an account's pending transactions that were sent from this browser (trading 4). */
export const usePendingCount = (account: string): number =>
  useAppSelector((state) => countPending(sentBy(account, Object.values(selectRecords(state))), Date.now()))

/**
 * Returns the outcome of a sent transaction, by hash: its own or that of its replacement at another price. Null for
 * none.
 */
export const useFollowed = (hash: string | null): FollowedTransaction | null =>
  useAppSelector((state) => (hash === null ? null : followedFrom(selectRecords(state), hash, Date.now())), shallowEqual)

/**
 * Returns the outcomes of sent transactions, in the order of their hashes, each by the rule of useFollowed (trading 4).
 */
export const useOutcomes = (hashes: readonly string[]): readonly TransactionOutcome[] =>
  useAppSelector(
    (state) => hashes.map((hash) => followedFrom(selectRecords(state), hash, Date.now()).outcome),
    shallowEqual,
  )
