import { useEffect, useRef, useState } from 'react'
import { DeclinedError, isUserRejected } from '../../../chain/wallet/rejection'
import { translate } from '../../../i18n'
import { showToast } from '../../../ui/toast/toastStore'
import { reportFailure } from '../failure/reportFailure'
import type { Summary } from '../transactions.slice'
import { useCloseOnWalletChange } from './useCloseOnWalletChange'

/** Stage of a write, from the press of the button until its dialog is closed (trading 3 "Confirm state", 4). */
export type WriteStage<Agreed> =
  | { stage: 'closed' }
  | { stage: 'review'; agreed: Agreed }
  | { stage: 'waiting'; agreed: Agreed; note: Summary | null }
  | { stage: 'submitted'; agreed: Agreed; hash: string }
  | { stage: 'failed'; agreed: Agreed; error: unknown }

export interface WriteFlow<Agreed> {
  state: WriteStage<Agreed>
  /** What failed, with %message%; used when no other cause is known. */
  fallback: string
  /** Opens the review. */
  begin(agreed: Agreed): void
  /** Carries out the reviewed write. */
  confirm(): void
  /** Carries out a write without a review. */
  run(agreed: Agreed): void
  close(): void
}

export interface WriteSteps<Agreed> {
  /**
   * Sends the agreed write and returns its hash, or null when it has to be reviewed again. `showNote` shows a note
   * during the wallet request.
   */
  execute(agreed: Agreed, showNote: (note: Summary) => void): Promise<string | null>
  fallback: string
  /** Called when the dialog is closed after the wallet has sent the write. */
  onSent(): void
}

/**
 * Returns the steps of a write from review to hash. Each run has its own identity. A run whose dialog was closed shows
 * its result only in a toast and in the record. It changes neither a later dialog nor what was typed since.
 */
export function useWriteFlow<Agreed>(steps: WriteSteps<Agreed>): WriteFlow<Agreed> {
  const { execute, fallback, onSent } = steps
  const [state, setState] = useState<WriteStage<Agreed>>({ stage: 'closed' })
  const runId = useRef(0)
  useCloseOnWalletChange(state.stage === 'review' ? 'shown' : 'closed', () => setState({ stage: 'closed' }))
  // A page that was left no longer shows a dialog.
  useEffect(() => () => void (runId.current += 1), [])

  function show(next: WriteStage<Agreed>): void {
    runId.current += 1
    setState(next)
  }

  async function run(agreed: Agreed): Promise<void> {
    const isReviewed = state.stage === 'review'
    show({ stage: 'waiting', agreed, note: null })
    const ownRunId = runId.current
    const isShown = () => ownRunId === runId.current
    try {
      const hash = await execute(agreed, (note) => {
        if (isShown()) setState({ stage: 'waiting', agreed, note })
      })
      if (isShown()) show(hash === null ? { stage: 'review', agreed } : { stage: 'submitted', agreed, hash })
      else if (hash !== null) showToast({ kind: 'info', title: translate('Transaction submitted') })
    } catch (error) {
      // The user decided not to sign: back to the review, or to the page. Only a rejection in the wallet has a toast.
      const isDecision = error instanceof DeclinedError || isUserRejected(error)
      const before: WriteStage<Agreed> = isReviewed ? { stage: 'review', agreed } : { stage: 'closed' }
      const wasShown = isShown()
      if (wasShown) show(isDecision ? before : { stage: 'failed', agreed, error })
      if (isDecision || !wasShown) await reportFailure(error, fallback)
    }
  }

  return {
    state,
    fallback,
    begin: (agreed) => show({ stage: 'review', agreed }),
    confirm() {
      if (state.stage === 'review') void run(state.agreed)
    },
    run: (agreed) => void run(agreed),
    close() {
      if (state.stage === 'submitted') onSent()
      show({ stage: 'closed' })
    },
  }
}
