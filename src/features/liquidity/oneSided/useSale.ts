import { useEffect, useState } from 'react'
import { nodes } from '../../../chain/rpc/nodes'
import { useWallet } from '../../../chain/wallet/useWallet'
import type { Address } from '../../../core/address'
import { useFollowed } from '../../transactions'
import type { OneSidedPlan } from './oneSided.rules'

/** The first step as agreed and sent; `boughtAddress` is null for the native coin. */
export interface SentSale {
  hash: string
  plan: OneSidedPlan
  boughtAddress: Address | null
}

/** The progress of the first step; amounts are in base units. */
export type SaleProgress =
  /** `ended` is the result of an earlier sale that will never be included. */
  | { stage: 'open'; ended: 'cancelled' | 'dropped' | null }
  | { stage: 'sent'; plan: OneSidedPlan }
  | { stage: 'done'; plan: OneSidedPlan; boughtRaw: bigint; blockNumber: number }
  | { stage: 'failed' }

const POLL_MS = 1_000

/** The result of a transaction, from its receipt. */
type Read = { hash: string } & ({ hasFailed: true } | { hasFailed: false; boughtRaw: bigint; blockNumber: number })

/**
 * Returns the progress of the first step and the functions that start and reset it. It follows the record of the
 * transaction, because one sped up in the wallet is included under another hash.
 */
export function useSale() {
  const { account } = useWallet()
  const [sent, setSent] = useState<SentSale | null>(null)
  const [read, setRead] = useState<Read | null>(null)
  const followed = useFollowed(sent?.hash ?? null)
  const hash = followed?.hash ?? null
  const outcome = followed?.outcome ?? null
  const boughtAddress = sent?.boughtAddress ?? null
  const isWaiting = hash !== null && read?.hash !== hash

  useEffect(() => {
    if (!account || hash === null || !isWaiting) return undefined
    let isCurrent = true
    const timer = setInterval(() => void poll(account, hash), POLL_MS)
    async function poll(from: Address, at: string): Promise<void> {
      const { readReceived, SaleFailedError } = await import('./oneSided.chain')
      try {
        const received = await readReceived(nodes, at, boughtAddress, from)
        if (isCurrent && received) setRead({ hash: at, hasFailed: false, ...received })
      } catch (error) {
        // A failed read is retried with the next poll.
        if (isCurrent && error instanceof SaleFailedError) setRead({ hash: at, hasFailed: true })
      }
    }
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [account, boughtAddress, hash, isWaiting])

  function progressNow(): SaleProgress {
    if (!sent) return { stage: 'open', ended: null }
    const { plan } = sent
    if (read && read.hash === hash) return read.hasFailed ? { stage: 'failed' } : { stage: 'done', plan, ...read }
    if (outcome === 'cancelled' || outcome === 'dropped') return { stage: 'open', ended: outcome }
    return { stage: 'sent', plan }
  }

  return { progress: progressNow(), begin: setSent, reset: () => setSent(null) }
}
