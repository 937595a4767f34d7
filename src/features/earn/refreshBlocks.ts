import { useBlockTime } from '../../chain/block/useBlockTime'

/** yield 4 "Refresh": an account's own figures are read again each 10 s, public figures each 60 s. */
const FAST_SECONDS = 10
const SLOW_SECONDS = 60

/** Returns how many whole blocks pass within an interval; at least one. */
export const blocksWithin = (seconds: number, blockTimeSeconds: number): number =>
  Math.max(1, Math.floor(seconds / blockTimeSeconds))

/** The refresh intervals in blocks, as the multicall counts them; it reads nothing while the page is hidden. */
export interface RefreshBlocks {
  fast: number
  slow: number
}

/** Returns the refresh intervals at the measured block time (yield 4). */
export function useRefreshBlocks(): RefreshBlocks {
  const { seconds } = useBlockTime()
  return { fast: blocksWithin(FAST_SECONDS, seconds), slow: blocksWithin(SLOW_SECONDS, seconds) }
}
