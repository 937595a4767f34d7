import { useState } from 'react'
import { useEnabling, type Enabling } from '../transactions'
import type { SwapForm } from './useQuotedForm'

export interface Enable extends Pick<Enabling, 'state' | 'isAsking'> {
  /** True once this input was approved while the page was open; another input starts anew (trading 4). */
  wasApprovedHere: boolean
  /** True while only the amount of this swap is to be enabled. */
  isExact: boolean
  setExact(isExact: boolean): void
  run(): void
}

/** Answers how the router's allowance for the swap's input stands, and the way to give it (trading 4 "Enable button"). */
export function useEnable({ sides, quote }: SwapForm): Enable {
  const { token, amountRaw } = sides.input
  const [isExact, setExact] = useState(false)
  const [approvedId, setApprovedId] = useState<string | null>(null)
  const inputId = token?.id ?? null
  const requiredRaw = quote && !quote.isExactInput ? quote.limitRaw : amountRaw
  const { state, isAsking, run } = useEnabling({
    tokenAddress: token?.address ?? null,
    symbol: token?.symbol ?? '',
    amountRaw: quote ? requiredRaw : null,
    isRejectionTold: true,
    onSent: () => setApprovedId(inputId),
  })

  if (approvedId !== null && approvedId !== inputId) setApprovedId(null)

  return {
    ...{ state, isAsking, isExact, setExact },
    wasApprovedHere: approvedId !== null && approvedId === inputId,
    run: () => void run({ isExact }),
  }
}
