import { shallowEqual } from 'react-redux'
import type { Address } from '../../core/address'
import { deployment } from '../../deployment/deployment'
import { useAppSelector } from '../../state/storeHooks'
import type { TransactionOutcome } from './outcome.rules'
import { countPending, followedFrom, inclusionBlockOf, sentBy, type FollowedTransaction } from './transactions.rules'
import { selectTransactionsOf } from './transactions.slice'

const selectRecords = selectTransactionsOf(deployment.chainId)

/** Returns the number of an account's pending transactions that were sent from this browser (trading 4). */
export const usePendingCount = (account: Address): number =>
  useAppSelector((state) => countPending(sentBy(account, Object.values(selectRecords(state))), Date.now()))

/**
 * Returns the outcome of a sent transaction, by hash: its own or that of its replacement at another price. Null for
 * none.
 */
export const useFollowed = (hash: string | null): FollowedTransaction | null =>
  useAppSelector((state) => (hash === null ? null : followedFrom(selectRecords(state), hash, Date.now())), shallowEqual)

/** Returns the newest block that includes one of the sent transactions, or its replacement; 0 while there is none. */
export const useInclusionBlock = (hashes: readonly string[]): number =>
  useAppSelector((state) =>
    Math.max(0, ...hashes.map((hash) => inclusionBlockOf(selectRecords(state), hash, Date.now()) ?? 0)),
  )

/**
 * Returns the outcomes of sent transactions, in the order of their hashes, each by the rule of useFollowed (trading 4).
 */
export const useOutcomes = (hashes: readonly string[]): readonly TransactionOutcome[] =>
  useAppSelector(
    (state) => hashes.map((hash) => followedFrom(selectRecords(state), hash, Date.now()).outcome),
    shallowEqual,
  )
