import { shallowEqual, useSelector } from 'react-redux'
import { deployment } from '../../core/deployment'
import type { TransactionOutcome } from './outcome.rules'
import { countPending, followedFrom, isPending, sentBy, type FollowedTransaction } from './transactions.rules'
import { selectTransactionsOf, type WithTransactions } from './transactions.slice'

const selectOurs = selectTransactionsOf(deployment.chainId)

/** Answers whether a transaction, by hash, still waits for its receipt (trading 4); null is none. */
export const useIsPending = (hash: string | null): boolean =>
  useSelector((state: WithTransactions) => {
    const record = hash === null ? undefined : selectOurs(state)[hash]
    return record !== undefined && isPending(record, Date.now())
  })

/** Answers how many transactions of an account, sent from this browser, still wait for their receipt (trading 4). */
export const usePendingCount = (account: string): number =>
  useSelector((state: WithTransactions) => countPending(sentBy(account, Object.values(selectOurs(state))), Date.now()))

/** Returns what became of a sent transaction, by hash: itself or what replaced it at another price; null for none. */
export const useFollowed = (hash: string | null): FollowedTransaction | null =>
  useSelector(
    (state: WithTransactions) => (hash === null ? null : followedFrom(selectOurs(state), hash, Date.now())),
    shallowEqual,
  )

/** Returns the outcomes of sent transactions, in the order of their hashes, each by the rule of useFollowed (trading 4). */
export const useOutcomes = (hashes: readonly string[]): readonly TransactionOutcome[] =>
  useSelector(
    (state: WithTransactions) => hashes.map((hash) => followedFrom(selectOurs(state), hash, Date.now()).outcome),
    shallowEqual,
  )
