import { useState } from 'react'
import type { Address } from '../../../core/address'
import { routerAddress } from '../../../deployment/contracts'
import type { ApprovalState } from '../approval.rules'
import type { ReviewedApproval } from '../review/ApprovalReview'
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
  /** What is approved, for its review. */
  review: ReviewedApproval
  /** Returns whether the wallet has sent the approval; shows the reason of a failure. */
  run(): Promise<boolean>
}

export interface EnablingRequest {
  /** Null for the native coin. */
  tokenAddress: Address | null
  symbol: string
  decimals: number
  /** In base units; null while unknown. */
  amountRaw: bigint | null
  /** The amount of an exact approval, also used when the token refuses more; `amountRaw` by default (yield 7). */
  exactRaw?: bigint | undefined
  /** Value that the spender could transfer, in US cents: the account's balance of the token; null while unknown. */
  valueCents: bigint | null
  /** The router by default. */
  spender?: Address
  /** Messages of its outcome, when they are not the usual ones (yield 8). */
  outcome?: NonNullable<Summary['outcome']>
  /** Reports a failure; by default a toast does. */
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
        idle: { sentence: 'Step 2 of 2: Approve %symbol%', values },
        busy: { sentence: 'Approving %symbol%', values },
      }
}

/** Explanation of why a token is approved in two steps. */
export const TWO_STEPS =
  '%symbol% can only change an allowance of 0. We reset your old allowance first, then approve %symbol%. You confirm both in your wallet.'

const reportAsUsual = (error: unknown): Promise<void> => reportFailure(error, 'Approval failed: %message%')

/**
 * Returns the state of a token's approval for a contract, and the function that requests it and reports its failure.
 */
export function useEnabling(request: EnablingRequest): Enabling {
  const { tokenAddress, symbol, decimals, amountRaw, exactRaw = amountRaw, outcome, onSent } = request
  const { spender = routerAddress, report = reportAsUsual, valueCents } = request
  const [isRequesting, setIsRequesting] = useState(false)
  const { state, step, approve } = useApproval({
    tokenAddress,
    symbol,
    decimals,
    amountRaw,
    exactRaw: exactRaw ?? undefined,
    spender,
    valueCents,
    ...(outcome && { outcome }),
  })

  async function run(): Promise<boolean> {
    setIsRequesting(true)
    try {
      const isSent = await approve()
      if (isSent) onSent?.()
      return isSent
    } catch (error) {
      await report(error)
      return false
    } finally {
      setIsRequesting(false)
    }
  }

  const review = { tokenAddress, symbol, decimals, spender, exactRaw, step }
  return { symbol, state, step, isRequesting, review, run }
}
