/** Whether the account's stake in one farm or pool is known. */
export type StakeReadState = 'loading' | 'failed' | 'ready'

/** Facts that decide the state of a list. */
export interface ListFacts {
  /** The public figures of every item are read, or their reads failed. */
  isRead: boolean
  /** No node responds. */
  isStalled: boolean
  isStakedOnly: boolean
  hasAccount: boolean
  /** One entry for each item that the list would show if all of them had a stake. */
  stakes: readonly StakeReadState[]
  shownCount: number
}

/** Only 'empty' means that nothing exists; 'failed' and 'noAccount' do not. */
export type ListState = 'loading' | 'failed' | 'noAccount' | 'empty' | 'listed'

export interface ListStatus {
  state: ListState
  /** Items that are missing from a list of stakes because they could not be read. */
  unreadCount: number
}

/** Returns whether a list is loading, failed, empty or listed; never empty while a stake may be missing (yield 4). */
export function listStatus(facts: ListFacts): ListStatus {
  const { isRead, isStalled, isStakedOnly, hasAccount, stakes, shownCount } = facts
  const status = (state: ListState, unreadCount = 0): ListStatus => ({ state, unreadCount })
  if (!isRead) return status(isStalled ? 'failed' : 'loading')
  if (!isStakedOnly) return status(shownCount === 0 ? 'empty' : 'listed')
  if (!hasAccount) return status('noAccount')
  if (!isStalled && stakes.includes('loading')) return status('loading')
  const unreadCount = stakes.filter((reading) => reading !== 'ready').length
  if (shownCount > 0) return status('listed', unreadCount)
  return unreadCount > 0 ? status('failed', unreadCount) : status('empty')
}
