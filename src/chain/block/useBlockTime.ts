import { useEffect, useSyncExternalStore } from 'react'
import { deployment } from '../../core/deployment'
import { nodes } from '../rpc/nodes'
import { effectiveBlockTime, readBlockTime, type BlockTime } from './blockTime'

/** As long as prices of the slow kind are (yield 4 "Refresh"). */
const MEASURE_EVERY_MS = 60_000

let current: BlockTime = effectiveBlockTime(deployment.blockTimeSeconds, null)
let measuredAtMs = 0
const listeners = new Set<() => void>()

async function measure(): Promise<void> {
  if (document.hidden || Date.now() - measuredAtMs < MEASURE_EVERY_MS) return
  measuredAtMs = Date.now()
  try {
    const next = effectiveBlockTime(deployment.blockTimeSeconds, await readBlockTime(nodes))
    // A trace of a difference is none: what is reckoned with it would be drawn anew for nothing.
    if (Math.abs(next.seconds - current.seconds) <= current.seconds * 0.02) return
    current = next
    for (const listener of listeners) listener()
  } catch {
    // What was known holds until a node answers.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Answers the block time to reckon with, measured again each minute while someone looks (yield 9). */
export function useBlockTime(): BlockTime {
  useEffect(() => {
    void measure()
    const timer = setInterval(() => void measure(), MEASURE_EVERY_MS / 4)
    return () => clearInterval(timer)
  }, [])
  return useSyncExternalStore(subscribe, () => current)
}
