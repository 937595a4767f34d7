import { chainNowMs } from '../../../chain/block/chainTime'
import { useChainAnchor } from '../../../chain/block/useChainAnchor'
import { useMonotonicNow } from '../../../ui/figures/useNow'

/** Returns the chain's time in milliseconds since 1970, updated each second; null before the first block is read. */
export function useChainNow(): number | null {
  const anchor = useChainAnchor()
  const monotonicMs = useMonotonicNow()
  return anchor && chainNowMs(anchor, monotonicMs)
}
