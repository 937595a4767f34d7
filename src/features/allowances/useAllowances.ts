import { useEffect, useMemo, useState } from 'react'
import { allowance } from '../../chain/contracts/erc20/reads'
import { useCalls } from '../../chain/multicall/useCalls'
import { pairAddress } from '../../chain/contracts/pair/address'
import { readOptional } from '../../chain/multicall/aggregate'
import { nodes } from '../../chain/rpc/nodes'
import type { Address } from '../../core/address'
import { deploymentBases } from '../../market/bases'
import { isNamedFirst, lpName } from '../../market/lpName'
import { isSameToken, wrappedNative, type TokenFacts } from '../../market/token'
import { useTokenLists } from '../lists'
import { usePendingCount } from '../transactions'
import { approvalCandidates, distinctApprovals, type Approval } from './candidates.rules'
import { useApprovalSearch, type SearchState } from './useApprovalSearch'
import { ownApprovals, spenders } from './knownSpenders'

interface KnownApprovals {
  status: 'reading' | 'read' | 'failed'
  /** Approvals with an allowance above 0. */
  approvals: readonly Approval[]
  retry: () => void
}

/** Result of a read, with its attempt and the number of pending transactions at that time. */
interface Read {
  attempt: number
  pending: number
  isFailed: boolean
  approvals: readonly Approval[]
}

/** Returns the pairs whose LP tokens are considered: each token with the common bases, and the pinned pairs. */
function pairsOf(tokens: readonly TokenFacts[]): (readonly [TokenFacts, TokenFacts])[] {
  const withBases = tokens.flatMap((token) => deploymentBases.common.map((base) => [token, base] as const))
  return [...deploymentBases.pinned, ...withBases].filter(([a, b]) => !isSameToken(a, b))
}

/** An LP token: its name and the two tokens of its pool. */
export interface LpToken {
  address: Address
  name: string
  tokens: readonly [TokenFacts, TokenFacts]
}

/** Returns the considered LP tokens by lower-case address. */
function useLpTokens(): ReadonlyMap<string, LpToken> {
  const listed = useTokenLists()
  return useMemo(() => {
    const tokens = [wrappedNative, ...listed.map(({ traded }) => traded)]
    return new Map(
      pairsOf(tokens).map(([a, b]) => {
        const address = pairAddress(a.address, b.address)
        return [address.toLowerCase(), { address, name: lpName(a, b), tokens: isNamedFirst(a, b) ? [a, b] : [b, a] }]
      }),
    )
  }, [listed])
}

/**
 * Reads an account's allowances among known tokens and spenders in chunks, and again when the number of its pending
 * transactions changes. Mounted anew for each account.
 */
function useKnownApprovals(account: Address, liquidity: ReadonlyMap<string, LpToken>): KnownApprovals {
  const listed = useTokenLists()
  const pending = usePendingCount(account)
  const [attempt, setAttempt] = useState(0)
  const [read, setRead] = useState<Read | null>(null)
  const candidates = useMemo(() => {
    const tokens = [wrappedNative.address, ...listed.map(({ traded }) => traded.address)]
    const ownTokens = listed.filter(({ origin }) => origin === 'default').map(({ traded }) => traded.address)
    return approvalCandidates({
      ...{
        tokens,
        ownTokens: [wrappedNative.address, ...ownTokens],
        liquidityTokens: Array.from(liquidity.values(), ({ address }) => address),
      },
      ...{ spenders, single: ownApprovals },
    })
  }, [liquidity, listed])

  useEffect(() => {
    let isCurrent = true
    const update = (isFailed: boolean, approvals: readonly Approval[]) => {
      if (isCurrent) setRead({ attempt, pending, isFailed, approvals })
    }
    const calls = candidates.map(({ tokenAddress, spender }) => allowance(tokenAddress, account, spender))
    readOptional(nodes, calls).then(
      (amounts) =>
        update(
          amounts.every((raw) => raw === null),
          candidates.filter((_, index) => (amounts[index] ?? 0n) > 0n),
        ),
      () => update(true, []),
    )
    return () => {
      isCurrent = false
    }
  }, [account, attempt, pending, candidates])

  const status = read?.attempt !== attempt ? 'reading' : read.isFailed ? 'failed' : 'read'
  return {
    status,
    approvals: read?.approvals ?? [],
    retry: () => setAttempt(attempt + 1),
  }
}

/** An allowance that currently exists on chain. */
export interface Allowance extends Approval {
  /** In base units, above 0. */
  raw: bigint
  /** Null if the token is no LP token. */
  lpToken: LpToken | null
}

export interface Allowances {
  status: KnownApprovals['status']
  allowances: readonly Allowance[]
  search: SearchState & { resume: () => void }
  retry: () => void
}

/** Returns an account's allowances, refreshed at each block: those of known spenders and those found in events. */
export function useAllowances(account: Address): Allowances {
  const lpTokens = useLpTokens()
  const { status, approvals, retry } = useKnownApprovals(account, lpTokens)
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
        return raw > 0n
          ? [{ ...approval, raw, lpToken: lpTokens.get(approval.tokenAddress.toLowerCase()) ?? null }]
          : []
      }),
    [amounts, found, lpTokens],
  )
  const isSettled = amounts.every(({ status: each }) => each !== 'loading')
  return {
    status: status === 'read' && !isSettled && allowances.length === 0 ? 'reading' : status,
    allowances,
    search,
    retry,
  }
}
