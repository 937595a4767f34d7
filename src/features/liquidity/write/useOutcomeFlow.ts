import { useState } from 'react'
import { pairAddress } from '../../../chain/contracts/pair/address'
import { totalSupply } from '../../../chain/contracts/pair/lpToken'
import { reservesPremise } from '../../../chain/contracts/pair/reads'
import type { Premise } from '../../../chain/rpc/confirmWrite'
import { useWriteFlow, type WriteFlow, type WriteSteps } from '../../transactions'
import type { Currency } from '../pool/currency'
import { type Outcome, OutcomeMovedError } from './outcome.rules'

/** The steps of a write whose amounts are verified against the confirmed outcome. */
export interface OutcomeFlow<Agreed> extends WriteFlow<Agreed> {
  /** The confirmed outcome that stopped the write under review; it replaces the outcome from one node. */
  confirmed: Outcome | null
  /** Agrees to the new figures. */
  accept(updated: Agreed): void
}

/** Returns the steps of a write that returns to the review when its confirmed outcome differs from the shown one. */
export function useOutcomeFlow<Agreed>(steps: WriteSteps<Agreed>): OutcomeFlow<Agreed> {
  const [changed, setChanged] = useState<{ agreed: Agreed; confirmed: Outcome } | null>(null)
  const flow = useWriteFlow<Agreed>({
    ...steps,
    async execute(agreed, showNote) {
      try {
        return await steps.execute(agreed, showNote)
      } catch (error) {
        if (!(error instanceof OutcomeMovedError)) throw error
        setChanged({ agreed, confirmed: error.confirmed })
        return null
      }
    },
  })
  const agreedNow = flow.state.stage === 'review' ? flow.state.agreed : null
  const confirmed = changed && changed.agreed === agreedNow ? changed.confirmed : null
  return {
    ...flow,
    confirmed,
    accept(updated) {
      // The node in use may still return figures that the others do not confirm.
      setChanged(confirmed && { agreed: updated, confirmed })
      flow.begin(updated)
    },
  }
}

/** Returns the reads on which a share of the pool of two currencies depends: its reserves and its LP supply. */
export function poolPremises(a: Currency, b: Currency): Premise[] {
  const pair = pairAddress(a.traded.address, b.traded.address)
  return [reservesPremise(pair), { to: pair, data: totalSupply(pair).callData }]
}
