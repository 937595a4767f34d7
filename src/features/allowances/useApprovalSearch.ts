import { useEffect, useState } from 'react'
import { nodes } from '../../chain/rpc/nodes'
import type { Address } from '../../core/address'
import type { Approval } from './candidates.rules'

/** Progress of the event search; `oldestBlock` is the oldest block searched, null before the first. */
export interface SearchState {
  status: 'searching' | 'paused' | 'done' | 'refused'
  oldestBlock: number | null
  approvals: readonly Approval[]
}

/** Blocks searched automatically: a week on a chain with three-second blocks. */
const AUTOMATIC_SEARCH_BLOCKS = 200_000

const START: SearchState = { status: 'searching', oldestBlock: null, approvals: [] }

type Update = (change: (now: SearchState) => SearchState) => void

interface Search {
  account: Address
  /** The newest block to search; null for the latest block, with the automatic limit. */
  resumeAt: number | null
  signal: AbortSignal
}

async function search({ account, resumeAt, signal }: Search, update: Update): Promise<void> {
  const { searchApprovals } = await import('./approvals.chain')
  const toBlock = resumeAt ?? Number(await nodes.request('eth_blockNumber', []))
  const fromBlock = resumeAt === null ? Math.max(0, toBlock - AUTOMATIC_SEARCH_BLOCKS) : 0
  update((now) => ({ ...now, status: 'searching' }))
  for await (const found of searchApprovals(nodes, { account, fromBlock, toBlock, signal })) {
    update(({ approvals }) => ({
      status: 'searching',
      oldestBlock: found.fromBlock,
      approvals: found.approvals.length > 0 ? [...approvals, ...found.approvals] : approvals,
    }))
  }
  update((now) => ({ ...now, status: fromBlock === 0 ? 'done' : 'paused' }))
}

/**
 * Searches an account's Approval events: automatically within a limit, and further with `resume`. Mounted anew for each
 * account (quality "Hostile world").
 */
export function useApprovalSearch(account: Address): SearchState & { resume: () => void } {
  const [state, setState] = useState(START)
  const [resumeAt, setResumeAt] = useState<number | null>(null)

  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const update: Update = (change) => {
      if (!signal.aborted) setState(change)
    }
    search({ account, resumeAt, signal }, update).catch(() => update((now) => ({ ...now, status: 'refused' })))
    return () => abort.abort(new Error('Aborted'))
  }, [account, resumeAt])

  return { ...state, resume: () => setResumeAt((state.oldestBlock ?? 1) - 1) }
}
