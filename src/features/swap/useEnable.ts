import { useState } from 'react'
import { deployment } from '../../core/deployment'
import { useTranslation } from '../../i18n'
import { showToast } from '../../ui/toast/toastStore'
import { useApproval } from '../transactions'
import type { SwapForm } from './useQuotedForm'

export interface Enable {
  state: ReturnType<typeof useApproval>['state']
  /** True once this input was approved while the page was open; another input starts anew (trading 4). */
  wasApprovedHere: boolean
  /** True while the wallet is being asked. */
  isAsking: boolean
  /** True while only the amount of this swap is to be enabled. */
  isExact: boolean
  setExact(isExact: boolean): void
  run(): void
}

/** Answers how the router's allowance for the swap's input stands, and the way to give it (trading 4 "Enable button"). */
export function useEnable({ sides, quote }: SwapForm): Enable {
  const { t } = useTranslation()
  const { token, amountRaw } = sides.input
  const [isAsking, setIsAsking] = useState(false)
  const [isExact, setExact] = useState(false)
  const [approvedId, setApprovedId] = useState<string | null>(null)
  const inputId = token?.id ?? null
  const requiredRaw = quote && !quote.isExactInput ? quote.limitRaw : amountRaw
  const { state, approve } = useApproval({
    tokenAddress: token?.address ?? null,
    symbol: token?.symbol ?? '',
    amountRaw: quote ? requiredRaw : null,
    spender: deployment.contracts.router,
  })

  if (approvedId !== null && approvedId !== inputId) setApprovedId(null)

  async function run(): Promise<void> {
    setIsAsking(true)
    try {
      await approve({ isExact })
      setApprovedId(inputId)
    } catch (error) {
      const { swapFailure } = await import('./swapFailure')
      const { sentence, values, advice } = swapFailure(error, 'Enabling failed: %message%')
      showToast({ kind: 'bad', title: t(sentence, values), ...(advice && { body: t(advice) }) })
    } finally {
      setIsAsking(false)
    }
  }

  return {
    state,
    wasApprovedHere: approvedId !== null && approvedId === inputId,
    isAsking,
    isExact,
    setExact,
    run: () => void run(),
  }
}
