import { useEffect, useMemo, useState } from 'react'
import { allowance } from '../../chain/contracts/erc20/reads'
import { pairAddress } from '../../chain/contracts/pair/address'
import { readOptional } from '../../chain/multicall/aggregate'
import { nodes } from '../../chain/rpc/nodes'
import { deploymentBases } from '../../market/bases'
import { isSameToken, wrappedNative, type TokenFacts } from '../../market/token'
import { useTokenLists } from '../lists'
import { usePendingCount } from '../transactions'
import { approvalsToLookFor, type Approval } from './candidates.rules'
import { ownApprovals, spenders } from './knownSpenders'

export interface KnownApprovals {
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

/** Returns the considered LP tokens by lower-case address, with the symbols of their pools. */
export function useLiquidityNames(): ReadonlyMap<string, string> {
  const listed = useTokenLists()
  return useMemo(() => {
    const tokens = [wrappedNative, ...listed.map(({ traded }) => traded)]
    return new Map(
      pairsOf(tokens).map(([a, b]) => [pairAddress(a.address, b.address).toLowerCase(), `${a.symbol}/${b.symbol}`]),
    )
  }, [listed])
}

/**
 * Reads an account's allowances among known tokens and spenders in chunks, and again when one of its transactions is
 * included. Mounted anew for each account.
 */
export function useKnownApprovals(account: string, liquidity: ReadonlyMap<string, string>): KnownApprovals {
  const listed = useTokenLists()
  const pending = usePendingCount(account)
  const [attempt, setAttempt] = useState(0)
  const [read, setRead] = useState<Read | null>(null)
  const wanted = useMemo(() => {
    const tokens = [wrappedNative.address, ...listed.map(({ traded }) => traded.address)]
    const ownTokens = listed.filter(({ origin }) => origin === 'default').map(({ traded }) => traded.address)
    return approvalsToLookFor({
      ...{ tokens, ownTokens: [wrappedNative.address, ...ownTokens], liquidityTokens: [...liquidity.keys()] },
      ...{ spenders, single: ownApprovals },
    })
  }, [liquidity, listed])

  useEffect(() => {
    let isWanted = true
    const tell = (isFailed: boolean, approvals: readonly Approval[]) => {
      if (isWanted) setRead({ attempt, pending, isFailed, approvals })
    }
    const calls = wanted.map(({ tokenAddress, spender }) => allowance(tokenAddress, account, spender))
    readOptional(nodes, calls).then(
      (amounts) =>
        tell(
          amounts.every((raw) => raw === null),
          wanted.filter((_, index) => (amounts[index] ?? 0n) > 0n),
        ),
      () => tell(true, []),
    )
    return () => {
      isWanted = false
    }
  }, [account, attempt, pending, wanted])

  const status = read?.attempt !== attempt ? 'reading' : read.isFailed ? 'failed' : 'read'
  return {
    status,
    approvals: read?.approvals ?? [],
    retry: () => setAttempt(attempt + 1),
  }
}
