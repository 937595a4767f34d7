import { useBlockTime } from '../../chain/block/useBlockTime'

/** yield 4 "Refresh": the account's own figures are refreshed every 10 s, public figures every 60 s. */
const FAST_SECONDS = 10
const SLOW_SECONDS = 60

/** Returns how many whole blocks pass within an interval; at least one. */
export const blocksWithin = (seconds: number, blockTimeSeconds: number): number =>
  Math.max(1, Math.floor(seconds / blockTimeSeconds))

/** Refresh intervals in blocks, the unit of the multicall, which reads nothing while the page is hidden. */
export interface RefreshBlocks {
  fast: number
  slow: number
}

/** Returns the refresh intervals at the measured block time (yield 4). */
export function useRefreshBlocks(): RefreshBlocks {
  const { seconds } = useBlockTime()
  return { fast: blocksWithin(FAST_SECONDS, seconds), slow: blocksWithin(SLOW_SECONDS, seconds) }
}
