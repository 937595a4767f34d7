import { useCallback, useEffect, useState } from 'react'
import { nodes } from '../../chain/rpc/nodes'

/** Step of an approval that takes two: the old allowance is set to 0, then to the new amount. */
export type ApprovalStep = 'reset' | 'approve'

interface ResetRequest {
  /** Null without an account. */
  account: string | null
  /** Null for the native coin. */
  tokenAddress: string | null
  spender: string
  /** Undefined while unknown. */
  allowanceRaw: bigint | undefined
  /** True while an approval is wanted and none is pending. */
  isWanted: boolean
}

/**
 * Returns the step of an approval and the function that detects whether a reset is needed. The step is null when one
 * transaction is enough. The rehearsal runs as soon as an allowance is too small but not 0. The user thus sees both
 * steps before the first.
 */
export function useResetFirst({ account, tokenAddress, spender, allowanceRaw, isWanted }: ResetRequest): {
  step: ApprovalStep | null
  detect: () => Promise<boolean>
} {
  const key = `${account} ${tokenAddress} ${spender}`
  const [resetKey, setResetKey] = useState<string | null>(null)

  const read = useCallback(async (): Promise<boolean> => {
    if (!account || !tokenAddress || !spender || !allowanceRaw) return false
    const { needsReset } = await import('./approval.chain')
    return needsReset(nodes, account, { tokenAddress, spender, allowanceRaw })
  }, [account, allowanceRaw, spender, tokenAddress])

  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    async function look(): Promise<void> {
      // A read that fails now is repeated when the approval is requested.
      const isNeeded = await read().catch(() => false)
      if (isCurrent && isNeeded) setResetKey(key)
    }
    void look()
    return () => {
      isCurrent = false
    }
  }, [isWanted, key, read])

  const detect = useCallback(async (): Promise<boolean> => {
    const isNeeded = await read()
    if (isNeeded) setResetKey(key)
    return isNeeded
  }, [key, read])

  if (resetKey !== key || allowanceRaw === undefined) return { step: null, detect }
  return { step: allowanceRaw > 0n ? 'reset' : 'approve', detect }
}
