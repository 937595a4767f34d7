import type { PairHour } from '../../../chain/services/pairHours'
import type { SyncEvent } from '../../../chain/logs/syncEvents'

const Q112 = 2n ** 112n

/**
 * Returns events that give the prices of each hour in the order open, high, low, close. Only the ratio of their
 * reserves has a meaning. Their block number is a time, which orders the events of several pairs.
 */
export const eventsOfHours = (hours: readonly PairHour[]): SyncEvent[] =>
  hours.flatMap(({ startS, openQ112, highQ112, lowQ112, closeQ112 }) =>
    [openQ112, highQ112, lowQ112, closeQ112].map((price, logIndex) => ({
      ...{ blockNumber: startS, logIndex, timeS: startS },
      ...{ reserve0Raw: Q112, reserve1Raw: price },
    })),
  )
