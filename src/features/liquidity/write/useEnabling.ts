import { useState } from 'react'
import { deployment } from '../../../core/deployment'
import { useTranslation } from '../../../i18n'
import { showToast } from '../../../ui/toast/toastStore'
import { useApproval, type ApprovalState } from '../../transactions'

/** How the router's leave to take a token stands, and the way to give it (trading 4 "Add liquidity approvals"). */
export interface Enabling {
  symbol: string
  state: ApprovalState
  /** True while the wallet is being asked. */
  isAsking: boolean
  run(): void
}

interface EnablingRequest {
  /** Null for the native coin. */
  tokenAddress: string | null
  symbol: string
  /** In base units; null while unknown. */
  amountRaw: bigint | null
}

/** Answers how the router's allowance for a token stands, and the function that asks for it; a no in the wallet is silent. */
export function useEnabling({ tokenAddress, symbol, amountRaw }: EnablingRequest): Enabling {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const { state, approve } = useApproval({ tokenAddress, symbol, amountRaw, spender: deployment.contracts.router })

  async function run(): Promise<void> {
    setIsAsking(true)
    try {
      await approve()
    } catch (error) {
      const { isRejection, writeFailure } = await import('./writeFailure')
      if (isRejection(error)) return
      const { sentence, values, advice } = writeFailure(error, 'Enabling failed: %message%')
      showToast({ kind: 'bad', title: t(sentence, values), ...(advice && { body: t(advice) }) })
    } finally {
      setIsAsking(false)
    }
  }

  return { symbol, state, isAsking, run: () => void run() }
}
