import { useEffect, useRef, useState } from 'react'
import { nodes } from '../../../chain/rpc/nodes'
import { estimateWrite, type WriteEstimate } from '../../../chain/send/estimateWrite'
import type { Intent } from '../../../chain/send/intent'
import type { AsyncResult } from '../../../ui/useAsyncResult'
import { useWallet } from '../../../chain/wallet/useWallet'
import type { Address } from '../../../core/address'

/** A write that can be simulated before it is sent. */
export interface SimulatedWrite {
  /** Identity of the write and its amounts: each new key is simulated. */
  key: string
  /** Creates the intent; its encoder is loaded with the first write. */
  makeIntent(): Promise<Intent>
  /** The gas limit that will be sent; absent when it is estimated. */
  gasLimit?: bigint
}

const RUNNING = { status: 'running' } as const

/** A typed amount is simulated only after this pause, and not at each digit. */
const TYPING_DELAY_MS = 300

/** Runs an estimate for the connected account, again for each new `request`; returns its result or its failure. */
export function useEstimate<Result>(
  request: string,
  estimate: (account: Address) => Promise<Result>,
): AsyncResult<Result> {
  const { account } = useWallet()
  const [latest, setLatest] = useState<{ key: string; state: AsyncResult<Result> } | null>(null)
  const shown = useRef(estimate)
  useEffect(() => {
    shown.current = estimate
  })
  const key = `${account} ${request}`
  useEffect(() => {
    if (account === null) return undefined
    let isCurrent = true
    async function run(from: Address): Promise<void> {
      try {
        const outcome = await shown.current(from)
        if (isCurrent) setLatest({ key, state: { status: 'passed', outcome } })
      } catch (error) {
        if (isCurrent) setLatest({ key, state: { status: 'failed', error } })
      }
    }
    const timer = setTimeout(() => void run(account), TYPING_DELAY_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [account, key])
  return latest?.key === key ? latest.state : RUNNING
}

/** Simulates a write on a node and returns its network fee, or why it would fail. */
export const useWriteEstimate = ({ key, makeIntent, gasLimit }: SimulatedWrite): AsyncResult<WriteEstimate> =>
  useEstimate(key, async (account) => estimateWrite(nodes, await makeIntent(), account, gasLimit))
