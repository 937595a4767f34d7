import { useState } from 'react'
import { isUserRejected } from '../../../chain/wallet/rejection'
import { routerAddress } from '../../../deployment/contracts'
import type { ApprovalState } from '../approval.rules'
import type { Summary } from '../transactions.slice'
import { reportFailure } from '../failure/reportFailure'
import { useApproval, type ApprovalStep } from '../useApproval'

/** State of a token's approval for a contract, and the function that requests it (trading 4 "Token approval"). */
export interface Enabling {
  symbol: string
  state: ApprovalState
  /** Null when one transaction is enough, which is usual. */
  step: ApprovalStep | null
  /** True during the wallet request. */
  isRequesting: boolean
  /** Resolves once the wallet has sent the transaction, or the reason of the failure is shown. */
  run(options?: { isExact?: boolean }): Promise<void>
}

export interface EnablingRequest {
  /** Null for the native coin. */
  tokenAddress: string | null
  symbol: string
  /** In base units; null while unknown. */
  amountRaw: bigint | null
  /** The amount of an exact approval, also used when the token refuses more; `amountRaw` by default (yield 7). */
  exactRaw?: bigint | undefined
  /** Value that the spender could transfer, in US cents: the account's balance of the token; null while unknown. */
  valueCents: bigint | null
  /** The router by default. */
  spender?: string
  /** Messages of its outcome, when they are not the usual ones (yield 8). */
  outcome?: NonNullable<Summary['outcome']>
  /** True when a rejection in the wallet is reported (a swap); otherwise it is silent (trading 8). */
  reportsRejection?: boolean
  /** Reports a failure in another than the usual way. */
  report?: (error: unknown) => Promise<void>
  /** Called when the wallet has sent the approval. */
  onSent?: () => void
}

export interface StepLabels {
  /** The label of the button, and its label while busy. */
  idle: Summary
  busy: Summary
}

/**
 * Returns the labels of a button that approves a token in two steps. Null when one is enough, which has the usual
 * labels.
 */
export function stepLabels(step: ApprovalStep | null, symbol: string): StepLabels | null {
  if (step === null) return null
  const values = { symbol }
  return step === 'reset'
    ? {
        idle: { sentence: 'Step 1 of 2: Reset the %symbol% allowance', values },
        busy: { sentence: 'Resetting the %symbol% allowance', values },
      }
    : {
        idle: { sentence: 'Step 2 of 2: Enable %symbol%', values },
        busy: { sentence: 'Enabling %asset%', values: { asset: symbol } },
      }
}

/** Explains why a token is enabled in two steps. */
export const TWO_STEPS =
  '%symbol% only changes an allowance that is 0. Your old allowance is reset first, then %symbol% is enabled. You confirm both in your wallet.'

const reportAsUsual = (error: unknown): Promise<void> => reportFailure(error, 'Enabling failed: %message%')

/**
 * Returns the state of a token's approval for a contract, and the function that requests it and reports its failure.
 */
export function useEnabling(request: EnablingRequest): Enabling {
  const { tokenAddress, symbol, amountRaw, exactRaw, outcome, reportsRejection = false, onSent } = request
  const { spender = routerAddress, report = reportAsUsual, valueCents } = request
  const [isRequesting, setIsRequesting] = useState(false)
  const { state, step, approve } = useApproval({
    tokenAddress,
    symbol,
    amountRaw,
    exactRaw,
    spender,
    valueCents,
    ...(outcome && { outcome }),
  })

  async function run(options?: { isExact?: boolean }): Promise<void> {
    setIsRequesting(true)
    try {
      if (await approve(options)) onSent?.()
    } catch (error) {
      if (reportsRejection || !isUserRejected(error)) await report(error)
    } finally {
      setIsRequesting(false)
    }
  }

  return { symbol, state, step, isRequesting, run }
}
