import { useEffect, useRef } from 'react'
import { clockErrorSeconds } from '../../chain/block/chainTime'
import { useChainAnchor } from '../../chain/block/useChainAnchor'
import { translate } from '../../i18n'
import { showToast } from '../../ui/toast/toastStore'

/** Limits the warning to once per session instead of once per connection. */
let hasCompared = false

function warn(errorSeconds: number): void {
  const minutes = Math.max(1, Math.round(Math.abs(errorSeconds) / 60))
  showToast({
    kind: 'bad',
    title:
      errorSeconds > 0
        ? translate('Your device’s clock is %minutes% min ahead of the chain', { minutes })
        : translate('Your device’s clock is %minutes% min behind the chain', { minutes }),
    body: translate('Deadlines and fees use the chain’s time. Check the date and time on your device.'),
  })
}

/**
 * Compares the device clock with the chain's time once, at the first new block after loading. The block before may be
 * old. Renders nothing.
 */
export function ClockWatch() {
  const chainMs = useChainAnchor()?.chainMs ?? null
  const first = useRef<number | null>(null)
  useEffect(() => {
    if (hasCompared || chainMs === null) return
    first.current ??= chainMs
    if (first.current === chainMs) return
    hasCompared = true
    const errorSeconds = clockErrorSeconds(chainMs / 1_000, Date.now())
    if (errorSeconds !== null) warn(errorSeconds)
  }, [chainMs])
  return null
}
