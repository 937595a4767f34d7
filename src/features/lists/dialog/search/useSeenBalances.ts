import { useMemo } from 'react'
import { useBalances } from '../../../../chain/multicall/useBalances'
import { useWallet } from '../../../../chain/wallet/useWallet'
import type { ListedToken } from '../../listedTokens'
import type { BalanceOf } from './useKnownBalances'
import type { RowRange } from './useVirtualRows'

/** Keeps the balances read of the tokens in sight that are not asked for anyway; answers those of both. */
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
