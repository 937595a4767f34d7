import { useLayoutEffect, useRef, useState } from 'react'
import type { SwapFlow } from '../useSwapFlow'

export interface HurriedFlow {
  /** True while the swap goes its way without the confirm dialog. */
  isHurried: boolean
  /** Starts the swap and agrees to it at once. */
  begin(): void
  /** Starts it with the confirm dialog. */
  review(): void
}

/**
 * Lets a swap of expert mode go straight to the wallet (trading 4 "Swap flow"). Where the flow does not go on when it is
 * agreed to at once, for the price changed at that moment, its dialog is shown after all.
 */
export function useHurriedFlow(flow: SwapFlow): HurriedFlow {
  const [hurry, setHurry] = useState<'none' | 'due' | 'done'>('none')
  const latest = useRef(flow)
  const isReviewed = flow.state.stage === 'review'

  useLayoutEffect(() => {
    latest.current = flow
  })
  // Before anything is painted: the dialog is never seen.
  useLayoutEffect(() => {
    if (hurry !== 'due' || !isReviewed) return
    setHurry('done')
    latest.current.confirm()
  }, [hurry, isReviewed])

  return {
    isHurried: hurry === 'due' || (hurry === 'done' && !isReviewed),
    begin() {
      setHurry('due')
      flow.begin()
    },
    review() {
      setHurry('none')
      flow.begin()
    },
  }
}
