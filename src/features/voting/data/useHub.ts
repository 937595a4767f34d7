import { useCallback, useEffect, useState } from 'react'
import type { VotingFacts } from '../../../deployment/voting'
import { useAppStore } from '../../../state/storeHooks'
import { refreshList, refreshProposal } from './readHub'
import { useRepeated } from './useRepeated'

/**
 * Reads the list of proposals into the store while the component is mounted. Returns the function that reads it now,
 * and whether a read is running.
 */
export function useListReading(facts: VotingFacts) {
  const store = useAppStore()
  return useRepeated(useCallback(() => refreshList(store, facts), [store, facts]))
}

/**
 * Reads a proposal with its votes into the store while the component is mounted. Returns the function that reads it
 * now, and whether a read is running.
 */
export function useProposalReading(facts: VotingFacts, id: string) {
  const store = useAppStore()
  return useRepeated(useCallback(() => refreshProposal(store, facts, id), [store, facts, id]))
}

const SECOND_MS = 1_000
/** Longest time that a browser's timer supports. */
const LONGEST_MS = 2_147_000_000

/** Returns the time in seconds since 1970; the component renders again when one of the given times has come. */
export function useSecondsAt(boundariesS: readonly number[]): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  const nextS = boundariesS.reduce((next, each) => (each * SECOND_MS > nowMs ? Math.min(next, each) : next), Infinity)
  useEffect(() => {
    if (nextS === Infinity) return undefined
    let timer: ReturnType<typeof setTimeout>
    function wait(): void {
      const leftMs = nextS * SECOND_MS - Date.now()
      if (leftMs <= 0) setNowMs(Date.now())
      else timer = setTimeout(wait, Math.min(LONGEST_MS, leftMs))
    }
    timer = setTimeout(wait, 0)
    return () => clearTimeout(timer)
  }, [nextS])
  return Math.floor(nowMs / SECOND_MS)
}
