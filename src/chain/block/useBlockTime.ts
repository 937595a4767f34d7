import { useEffect, useSyncExternalStore } from 'react'
import { createExternalStore } from '../../core/externalStore'
import { deployment } from '../../deployment/deployment'
import { nodes } from '../rpc/nodes'
import { effectiveBlockTime, readBlockTime, type BlockTime } from './blockTime'

/** Same interval as the slow price refresh (yield 4 "Refresh"). */
const MEASURE_EVERY_MS = 60_000

const current = createExternalStore<BlockTime>(effectiveBlockTime(deployment.blockTimeSeconds, null))
/** True once a measurement has ended, also where it failed. */
const settled = createExternalStore(false)
let measuredAtMs = 0

async function measure(): Promise<void> {
  if (document.hidden || Date.now() - measuredAtMs < MEASURE_EVERY_MS) return
  measuredAtMs = Date.now()
  try {
    const next = effectiveBlockTime(deployment.blockTimeSeconds, await readBlockTime(nodes))
    // A negligible difference is ignored: dependent values would re-render for nothing.
    const { seconds } = current.getSnapshot()
    if (Math.abs(next.seconds - seconds) > seconds * 0.02) current.set(next)
  } catch {
    // The last known value applies until a node responds.
  }
  settled.set(true)
}

/** Returns whether the block time has been measured, or could not be: a countdown in blocks jumps with the first measurement. */
export const useIsBlockTimeSettled = (): boolean => useSyncExternalStore(settled.subscribe, settled.getSnapshot)

/** Returns the effective block time, measured again every minute while mounted (yield 9). */
export function useBlockTime(): BlockTime {
  useEffect(() => {
    void measure()
    const timer = setInterval(() => void measure(), MEASURE_EVERY_MS / 4)
    return () => clearInterval(timer)
  }, [])
  return useSyncExternalStore(current.subscribe, current.getSnapshot)
}
