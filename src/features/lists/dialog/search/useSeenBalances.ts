import { useMemo } from 'react'
import { useBalances } from '../../../../chain/multicall/useBalances'
import { useWallet } from '../../../../chain/wallet/useWallet'
import type { ListedToken } from '../../listedTokens'
import type { BalanceOf } from './useKnownBalances'
import type { RowRange } from './useVirtualRows'

/** Subscribes to the balances of visible tokens not read anyway; returns a lookup of both. */
export function useSeenBalances(tokens: readonly ListedToken[], seen: RowRange, balanceOf: BalanceOf): BalanceOf {
  const { account } = useWallet()
  const { from, to } = seen
  const asked = useMemo(
    () => tokens.slice(from, to).filter((token) => !balanceOf(token)),
    [tokens, from, to, balanceOf],
  )
  const states = useBalances(
    account,
    asked.map(({ address }) => address),
  )
  return (token) => balanceOf(token) ?? states[asked.indexOf(token)]
}
