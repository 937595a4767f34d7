import { useSelector } from 'react-redux'
import { deployment } from '../../core/deployment'
import { countPending, isPending, sentBy } from './transactions.rules'
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
