/** Whether it is known what an account has staked in one farm or pool. */
export type StakeReading = 'loading' | 'failed' | 'ready'

/** What the state of a list follows from. */
export interface ListFacts {
  /** Every item's public figures were read, or failed. */
  isRead: boolean
  /** No node answers. */
  isStalled: boolean
  isStakedOnly: boolean
  hasAccount: boolean
  /** One for each item that the list would show if all of them held a stake. */
  stakes: readonly StakeReading[]
  shownCount: number
}

/** 'failed' and 'noAccount' are no statement about what exists; only 'empty' is. */
export type ListState = 'loading' | 'failed' | 'noAccount' | 'empty' | 'listed'

export interface ListStanding {
  state: ListState
  /** Items that are missing from a list of stakes because they could not be read. */
  unreadCount: number
}

/** Returns whether a list loads, failed, is empty or has items; it is never empty while a stake may be missing (yield 4). */
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
