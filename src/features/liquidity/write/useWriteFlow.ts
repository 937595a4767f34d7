import { useState } from 'react'
import type { WriteFailure } from './writeFailure'

/** Where a write stands between the press of the button and the wallet's answer (trading 4 "Add liquidity transaction"). */
export type WriteStage<Agreed> =
  | { stage: 'closed' }
  | { stage: 'review' | 'waiting'; agreed: Agreed }
  | { stage: 'submitted'; agreed: Agreed; hash: string }
  | { stage: 'failed'; agreed: Agreed; failure: WriteFailure }

export interface WriteFlow<Agreed> {
  state: WriteStage<Agreed>
  begin(agreed: Agreed): void
  confirm(): void
  close(): void
}

export interface WriteSteps<Agreed> {
  /** Sends what was agreed to and answers the hash. */
  carryOut(agreed: Agreed): Promise<string>
  /** What failed, with %message%, where nothing else tells why. */
  fallback: string
  /** The dialog was closed after the wallet had sent it. */
  onSent(): void
}

/**
 * Answers the way of a write from review to hash; a no in the wallet leads back to the review without a word (trading 4), and
 * nowhere if that was closed meanwhile.
 */
export function useWriteFlow<Agreed>({ carryOut, fallback, onSent }: WriteSteps<Agreed>): WriteFlow<Agreed> {
  const [state, setState] = useState<WriteStage<Agreed>>({ stage: 'closed' })

  async function run(agreed: Agreed): Promise<void> {
    setState({ stage: 'waiting', agreed })
    try {
      setState({ stage: 'submitted', agreed, hash: await carryOut(agreed) })
    } catch (error) {
      const { isRejection, writeFailure } = await import('./writeFailure')
      if (isRejection(error)) setState((now) => (now.stage === 'waiting' ? { stage: 'review', agreed } : now))
      else setState({ stage: 'failed', agreed, failure: writeFailure(error, fallback) })
    }
  }

  return {
    state,
    begin: (agreed) => setState({ stage: 'review', agreed }),
    confirm() {
      if (state.stage === 'review') void run(state.agreed)
    },
    close() {
      if (state.stage === 'submitted') onSent()
      setState({ stage: 'closed' })
    },
  }
}
