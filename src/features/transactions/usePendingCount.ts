import { useSelector } from 'react-redux'
import { deployment } from '../../core/deployment'
import { countPending, sentBy } from './transactions.rules'
import { selectTransactionsOf, type WithTransactions } from './transactions.slice'

const selectOurs = selectTransactionsOf(deployment.chainId)

/** Answers how many transactions of an account, sent from this browser, still wait for their receipt (trading 4). */
export const usePendingCount = (account: string): number =>
  useSelector((state: WithTransactions) => countPending(sentBy(account, Object.values(selectOurs(state))), Date.now()))
