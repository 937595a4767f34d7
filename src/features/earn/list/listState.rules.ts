/** Whether the account's stake in one farm or pool is known. */
export type StakeReading = 'loading' | 'failed' | 'ready'

/** Facts that decide the state of a list. */
export interface ListFacts {
  /** The public figures of every item were read, or failed. */
  isRead: boolean
  /** No node responds. */
  isStalled: boolean
  isStakedOnly: boolean
  hasAccount: boolean
  /** One entry for each item that the list would show if all of them had a stake. */
  stakes: readonly StakeReading[]
  shownCount: number
}

/** Only 'empty' means that nothing exists; 'failed' and 'noAccount' do not. */
export type ListState = 'loading' | 'failed' | 'noAccount' | 'empty' | 'listed'

export interface ListStanding {
  state: ListState
  /** Items that are missing from a list of stakes because they could not be read. */
  unreadCount: number
}

/** Returns whether a list is loading, failed, empty or listed; never empty while a stake may be missing (yield 4). */
export function listStanding(facts: ListFacts): ListStanding {
  const { isRead, isStalled, isStakedOnly, hasAccount, stakes, shownCount } = facts
  const standing = (state: ListState, unreadCount = 0): ListStanding => ({ state, unreadCount })
  if (!isRead) return standing(isStalled ? 'failed' : 'loading')
  if (!isStakedOnly) return standing(shownCount === 0 ? 'empty' : 'listed')
  if (!hasAccount) return standing('noAccount')
  if (!isStalled && stakes.includes('loading')) return standing('loading')
  const unreadCount = stakes.filter((reading) => reading !== 'ready').length
  if (shownCount > 0) return standing('listed', unreadCount)
  return unreadCount > 0 ? standing('failed', unreadCount) : standing('empty')
}
