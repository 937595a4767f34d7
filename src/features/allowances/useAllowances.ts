import { useMemo } from 'react'
import { allowance } from '../../chain/contracts/erc20'
import { useCalls } from '../../chain/multicall/useCalls'
import { distinctApprovals, type Approval } from './candidates.rules'
import { useApprovalSearch, type SearchState } from './useApprovalSearch'
import { useKnownApprovals, useLiquidityNames, type KnownApprovals } from './useKnownApprovals'

/** Leave that stands on the chain now. */
export interface Allowance extends Approval {
  /** In base units, more than nothing. */
  raw: bigint
  /** The symbols of the pool, where the token is an LP token. */
  pool: string | null
}

export interface Allowances {
  status: KnownApprovals['status']
  allowances: readonly Allowance[]
  search: SearchState & { goOn: () => void }
  retry: () => void
}

/** Answers what contracts may take of an account's tokens, kept up from block to block: what is known and what events tell. */
export function useAllowances(account: string): Allowances {
  const pools = useLiquidityNames()
  const { status, approvals, retry } = useKnownApprovals(account, pools)
  const search = useApprovalSearch(account)
  const found = useMemo(() => distinctApprovals([...approvals, ...search.approvals]), [approvals, search.approvals])
  const calls = useMemo(
    () => found.map(({ tokenAddress, spender }) => allowance(tokenAddress, account, spender)),
    [account, found],
  )
  const amounts = useCalls(calls)
  const allowances = useMemo(
    () =>
      found.flatMap((approval, index): Allowance[] => {
        const raw = amounts[index]?.value ?? 0n
        return raw > 0n ? [{ ...approval, raw, pool: pools.get(approval.tokenAddress.toLowerCase()) ?? null }] : []
      }),
    [amounts, found, pools],
  )
  const isSettled = amounts.every(({ status: each }) => each !== 'loading')
  return {
    status: status === 'read' && !isSettled && allowances.length === 0 ? 'reading' : status,
    allowances,
    search,
    retry,
  }
}
