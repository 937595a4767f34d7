import { useCallback, useEffect, useState } from 'react'
import { allowance } from '../../chain/contracts/erc20/reads'
import { useCall } from '../../chain/multicall/useCalls'
import { nodes } from '../../chain/rpc/nodes'
import { useWallet } from '../../chain/wallet/useWallet'
import { refuseWhileViewing } from '../../chain/wallet/view/viewedAccount'
import type { Address } from '../../core/address'
import { amountValue } from '../../core/amount'
import { deployment } from '../../deployment/deployment'
import { useAppSelector, useAppStore } from '../../state/storeHooks'
import { selectApprovesExactly } from '../user'
import { approvalState, hasPendingApproval, type ApprovalState } from './approval.rules'
import { selectTransactionsOf, type Summary } from './transactions.slice'
import { useSendIntent } from './useSendIntent'

/** Step of an approval that takes two: the old allowance is set to 0, then to the new amount. */
export type ApprovalStep = 'reset' | 'approve'

export interface ApprovalRequest {
  /** Null for the native coin. */
  tokenAddress: Address | null
  symbol: string
  decimals: number
  amountRaw: bigint | null
  /** The amount of an exact approval, also used when the token refuses more; `amountRaw` by default (yield 7). */
  exactRaw?: bigint | undefined
  spender: Address
  /** Value that the spender could transfer, in US cents: the account's balance of the token; null while unknown. */
  valueCents: bigint | null
  /** Messages of its outcome, with the token's symbol, instead of the general ones (yield 8). */
  outcome?: NonNullable<Summary['outcome']>
}

export type { ApprovalState }

const selectRecords = selectTransactionsOf(deployment.chainId)

/** Returns whether a change of an allowance is pending; never for the native coin (trading 4 "Token approval"). */
export function useIsAllowancePending(tokenAddress: Address | null, spender: Address): boolean {
  const { account } = useWallet()
  return useAppSelector((state) =>
    Boolean(
      account &&
      tokenAddress &&
      hasPendingApproval(Object.values(selectRecords(state)), account, tokenAddress, spender, Date.now()),
    ),
  )
}

export interface Approval {
  state: ApprovalState
  /** Null when one transaction is enough, which is usual. */
  step: ApprovalStep | null
  /**
   * Returns whether the approval was sent. False after a reset, or when the user first has to see that it takes two.
   */
  approve(): Promise<boolean>
}

interface ResetRequest {
  /** Null without an account. */
  account: Address | null
  /** Null for the native coin. */
  tokenAddress: Address | null
  spender: Address
  /** Undefined while unknown. */
  allowanceRaw: bigint | undefined
  /** True while an approval is needed and none is pending. */
  isEnabled: boolean
}

/**
 * Returns the step of an approval and the function that detects whether a reset is needed. The step is null when one
 * transaction is enough. The rehearsal runs as soon as an allowance is too small but not 0. The user thus sees both
 * steps before the first.
 */
function useResetFirst({ account, tokenAddress, spender, allowanceRaw, isEnabled }: ResetRequest): {
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
    if (!isEnabled) return undefined
    let isCurrent = true
    async function rehearseReset(): Promise<void> {
      // A read that fails now is repeated when the approval is requested.
      const isNeeded = await read().catch(() => false)
      if (isCurrent && isNeeded) setResetKey(key)
    }
    void rehearseReset()
    return () => {
      isCurrent = false
    }
  }, [isEnabled, key, read])

  const detect = useCallback(async (): Promise<boolean> => {
    const isNeeded = await read()
    if (isNeeded) setResetKey(key)
    return isNeeded
  }, [key, read])

  if (resetKey !== key || allowanceRaw === undefined) return { step: null, detect }
  return { step: allowanceRaw > 0n ? 'reset' : 'approve', detect }
}

/**
 * Returns the state of an approval and the function that requests it: without limit, or exactly the amount, as chosen.
 * It throws what sending throws, and the messages of trading 8 "Approve" when there is nothing to approve (trading 4,
 * 7).
 */
export function useApproval(request: ApprovalRequest): Approval {
  const { tokenAddress, symbol, decimals, amountRaw, exactRaw = amountRaw, spender, outcome, valueCents } = request
  const { account } = useWallet()
  const send = useSendIntent()
  const store = useAppStore()
  const allowanceRaw = useCall(
    account && tokenAddress && spender ? allowance(tokenAddress, account, spender) : null,
  ).value
  const hasPending = useIsAllowancePending(tokenAddress, spender)
  const state = approvalState({
    isNative: tokenAddress === null,
    amountRaw,
    allowanceRaw,
    hasPendingApproval: hasPending,
  })
  const isEnabled = state === 'notApproved'
  const { step, detect } = useResetFirst({ account, tokenAddress, spender, allowanceRaw, isEnabled })

  const approve = useCallback(async () => {
    refuseWhileViewing()
    if (!tokenAddress) throw new Error('no token')
    if (amountRaw === null) throw new Error('missing amount to approve')
    if (!spender) throw new Error('no spender')
    if (state !== 'notApproved') throw new Error('approve was called unnecessarily')
    if (!send || !account || exactRaw === null) throw new Error('Missing dependencies')
    // The encoder of a write is loaded with the first one: reading does not need it.
    const { chooseApproval, revokeIntent } = await import('./approval.chain')
    const approval = { tokenAddress, spender }
    if (step === 'reset') {
      const summary = { sentence: 'Reset the %symbol% allowance', values: { symbol } }
      await send(revokeIntent(tokenAddress, spender), { summary, approval, valueCents: 0n })
      return false
    }
    if (await detect()) return false
    const choice = { ...approval, isExact: selectApprovesExactly(store.getState()), amountRaw: exactRaw }
    const { intent, gasLimit, isUnlimited } = await chooseApproval(nodes, account, choice)
    const summary = {
      ...(isUnlimited
        ? { sentence: 'Approve %symbol%: unlimited', values: { symbol } }
        : { sentence: 'Approve %symbol%: %amount%', values: { symbol, amount: amountValue(exactRaw, decimals) } }),
      ...(outcome && { outcome }),
    }
    await send(intent, { gasLimit, summary, approval, valueCents })
    return true
  }, [
    account,
    amountRaw,
    decimals,
    detect,
    exactRaw,
    outcome,
    send,
    spender,
    state,
    step,
    store,
    symbol,
    tokenAddress,
    valueCents,
  ])

  return { state, step: state === 'approved' ? null : step, approve }
}
