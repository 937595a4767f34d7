import { useMemo } from 'react'
import { allowance } from '../../chain/contracts/erc20/reads'
import { useCalls } from '../../chain/multicall/useCalls'
import { distinctApprovals, type Approval } from './candidates.rules'
import { useApprovalSearch, type SearchState } from './useApprovalSearch'
import { useKnownApprovals, useLiquidityNames, type KnownApprovals } from './useKnownApprovals'

/** An allowance that currently exists on chain. */
export interface Allowance extends Approval {
  /** In base units, above 0. */
  raw: bigint
  /** Symbols of the pool, if the token is an LP token. */
  pool: string | null
}

export interface Allowances {
  status: KnownApprovals['status']
  allowances: readonly Allowance[]
  search: SearchState & { goOn: () => void }
  retry: () => void
}

/** Returns an account's allowances, refreshed at each block: those of known spenders and those found in events. */
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
