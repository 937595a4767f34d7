import { useEffect, useRef, useState } from 'react'
import { DeclinedError, isUserRejected } from '../../../chain/wallet/rejection'
import { translate } from '../../../i18n'
import { showToast } from '../../../ui/toast/toastStore'
import { tellFailure } from '../failure/tellFailure'
import type { Summary } from '../transactions.slice'
import { useCloseOnWalletChange } from './useCloseOnWalletChange'

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
   * Sends what was agreed to and returns the hash, or null where the review has to be looked at again; `tell` shows what
   * is known by then while the wallet is asked.
   */
  carryOut(agreed: Agreed, tell: (note: Summary) => void): Promise<string | null>
  fallback: string
  /** True where a no in the wallet is told (a swap); elsewhere it leads back to the review without a word (trading 8). */
  isRejectionTold?: boolean
  /** The dialog was closed after the wallet had sent it. */
  onSent(): void
}

/**
 * Returns the steps of a write from review to hash. Each run has its own identity: what a run brings after its dialog was
 * closed is shown in a toast and in the record only, and changes neither a later dialog nor what was typed since.
 */
export function useWriteFlow<Agreed>(steps: WriteSteps<Agreed>): WriteFlow<Agreed> {
  const { carryOut, fallback, isRejectionTold = false, onSent } = steps
  const [state, setState] = useState<WriteStage<Agreed>>({ stage: 'closed' })
  const turn = useRef(0)
  useCloseOnWalletChange(state.stage === 'review' ? 'shown' : 'closed', () => setState({ stage: 'closed' }))
  // A page that was left shows no dialog any more.
  useEffect(() => () => void (turn.current += 1), [])

  function show(next: WriteStage<Agreed>): void {
    turn.current += 1
    setState(next)
  }

  async function run(agreed: Agreed): Promise<void> {
    const isReviewed = state.stage === 'review'
    show({ stage: 'waiting', agreed, note: null })
    const mine = turn.current
    const isShown = () => mine === turn.current
    try {
      const hash = await carryOut(agreed, (note) => {
        if (isShown()) setState({ stage: 'waiting', agreed, note })
      })
      if (isShown()) show(hash === null ? { stage: 'review', agreed } : { stage: 'submitted', agreed, hash })
      else if (hash !== null) showToast({ kind: 'info', title: translate('Transaction Submitted') })
    } catch (error) {
      const isQuiet = error instanceof DeclinedError || (!isRejectionTold && isUserRejected(error))
      const before: WriteStage<Agreed> = isReviewed ? { stage: 'review', agreed } : { stage: 'closed' }
      if (isShown()) show(isQuiet ? before : { stage: 'failed', agreed, error })
      else if (!isQuiet) await tellFailure(error, fallback)
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
