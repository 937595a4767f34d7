import { useState } from 'react'
import { isUserRejected } from '../../../chain/wallet/rejection'
import { deployment } from '../../../core/deployment'
import type { ApprovalState } from '../approval.rules'
import type { Summary } from '../transactions.slice'
import { tellFailure } from '../failure/tellFailure'
import { useApproval } from '../useApproval'

/** How a contract's leave to take a token stands, and the way to give it (trading 4 "Token approval"). */
export interface Enabling {
  symbol: string
  state: ApprovalState
  /** True while the wallet is being asked. */
  isAsking: boolean
  /** Resolves once the wallet has sent the approval, or the person was told why not. */
  run(options?: { isExact?: boolean }): Promise<void>
}

export interface EnablingRequest {
  /** Null for the native coin. */
  tokenAddress: string | null
  symbol: string
  /** In base units; null while unknown. */
  amountRaw: bigint | null
  /** What is allowed where the token refuses to allow without limit; the amount unless told (yield 7). */
  exactRaw?: bigint | undefined
  /** The router unless told. */
  spender?: string
  /** What is said at its end where that is not the usual (yield 8). */
  outcome?: NonNullable<Summary['outcome']>
  /** True where a no in the wallet is told (a swap); elsewhere it is silent (trading 8). */
  isRejectionTold?: boolean
  /** Tells why it failed where that is not the usual. */
  tell?: (error: unknown) => Promise<void>
  /** The wallet has sent the approval. */
  onSent?: () => void
}

const tellAsUsual = (error: unknown): Promise<void> => tellFailure(error, 'Enabling failed: %message%')

/** Answers how a contract's allowance for a token stands, and the function that asks for it and tells why it failed. */
export function useEnabling(request: EnablingRequest): Enabling {
  const { tokenAddress, symbol, amountRaw, exactRaw, outcome, isRejectionTold = false, onSent } = request
  const { spender = deployment.contracts.router, tell = tellAsUsual } = request
  const [isAsking, setIsAsking] = useState(false)
  const { state, approve } = useApproval({
    tokenAddress,
    symbol,
    amountRaw,
    exactRaw,
    spender,
    ...(outcome && { outcome }),
  })

  async function run(options?: { isExact?: boolean }): Promise<void> {
    setIsAsking(true)
    try {
      await approve(options)
      onSent?.()
    } catch (error) {
      if (isRejectionTold || !isUserRejected(error)) await tell(error)
    } finally {
      setIsAsking(false)
    }
  }

  return { symbol, state, isAsking, run }
}
