import { useState } from 'react'
import { useWriteFlow, type WriteFlow, type WriteSteps } from '../../transactions'
import { OutcomeMovedError, type Outcome } from './moved.rules'

/** The steps of a write whose amounts are verified against the confirmed outcome. */
export interface OutcomeFlow<Agreed> extends WriteFlow<Agreed> {
  /** The confirmed outcome that stopped the write under review; it replaces the outcome from one node. */
  confirmed: Outcome | null
  /** Agrees to the new figures. */
  accept(updated: Agreed): void
}

/** Returns the steps of a write that returns to the review when its confirmed outcome differs from the shown one. */
export function useOutcomeFlow<Agreed>(steps: WriteSteps<Agreed>): OutcomeFlow<Agreed> {
  const [stopped, setStopped] = useState<{ agreed: Agreed; confirmed: Outcome } | null>(null)
  const flow = useWriteFlow<Agreed>({
    ...steps,
    async carryOut(agreed, tell) {
      try {
        return await steps.carryOut(agreed, tell)
      } catch (error) {
        if (!(error instanceof OutcomeMovedError)) throw error
        setStopped({ agreed, confirmed: error.confirmed })
        return null
      }
    },
  })
  const agreedNow = flow.state.stage === 'review' ? flow.state.agreed : null
  const confirmed = stopped && stopped.agreed === agreedNow ? stopped.confirmed : null
  return {
    ...flow,
    confirmed,
    accept(updated) {
      // The node in use may still return figures that the others do not confirm.
      setStopped(confirmed && { agreed: updated, confirmed })
      flow.begin(updated)
    },
  }
}
