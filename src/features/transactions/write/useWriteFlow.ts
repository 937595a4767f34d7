import { useState } from 'react'
import { isUserRejected } from '../../../chain/wallet/rejection'
import type { Summary } from '../transactions.slice'

/** Where a write stands between the press of the button and the wallet's answer (trading 3 "Confirm state", 4). */
export type WriteStage<Agreed> =
  | { stage: 'closed' }
  | { stage: 'review'; agreed: Agreed }
  | { stage: 'waiting'; agreed: Agreed; note: Summary | null }
  | { stage: 'submitted'; agreed: Agreed; hash: string }
  | { stage: 'failed'; agreed: Agreed; error: unknown }

export interface WriteFlow<Agreed> {
  state: WriteStage<Agreed>
  /** What failed, with %message%, where nothing else tells why. */
  fallback: string
  /** Opens the review. */
  begin(agreed: Agreed): void
  /** Carries out what is under review. */
  confirm(): void
  /** Carries it out without a review. */
  run(agreed: Agreed): void
  close(): void
}

export interface WriteSteps<Agreed> {
  /**
   * Sends what was agreed to and answers the hash, or null where the review has to be looked at again; `tell` shows what
   * is known by then while the wallet is asked.
   */
  carryOut(agreed: Agreed, tell: (note: Summary) => void): Promise<string | null>
  fallback: string
  /** True where a no in the wallet is told (a swap); elsewhere it leads back to the review without a word (trading 8). */
  isRejectionTold?: boolean
  /** The dialog was closed after the wallet had sent it. */
  onSent(): void
}

/** Answers the way of a write from review to hash; nowhere if the dialog was closed while the wallet was asked. */
export function useWriteFlow<Agreed>(steps: WriteSteps<Agreed>): WriteFlow<Agreed> {
  const { carryOut, fallback, isRejectionTold = false, onSent } = steps
  const [state, setState] = useState<WriteStage<Agreed>>({ stage: 'closed' })
  const reviewAgain = (agreed: Agreed) =>
    setState((now) => (now.stage === 'waiting' ? { stage: 'review', agreed } : now))

  async function run(agreed: Agreed): Promise<void> {
    setState({ stage: 'waiting', agreed, note: null })
    try {
      const hash = await carryOut(agreed, (note) =>
        setState((now) => (now.stage === 'waiting' ? { stage: 'waiting', agreed, note } : now)),
      )
      if (hash === null) reviewAgain(agreed)
      else setState({ stage: 'submitted', agreed, hash })
    } catch (error) {
      if (!isRejectionTold && isUserRejected(error)) reviewAgain(agreed)
      else setState({ stage: 'failed', agreed, error })
    }
  }

  return {
    state,
    fallback,
    begin: (agreed) => setState({ stage: 'review', agreed }),
    confirm() {
      if (state.stage === 'review') void run(state.agreed)
    },
    run: (agreed) => void run(agreed),
    close() {
      if (state.stage === 'submitted') onSent()
      setState({ stage: 'closed' })
    },
  }
}
