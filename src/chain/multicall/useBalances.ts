import { useMemo } from 'react'
import { nativeBalanceOf } from '../contracts/chainFacts'
import { balanceOf } from '../contracts/erc20'
import { useCalls, type CallState } from './useCalls'

/**
 * Keeps an account's balances read, in the order asked, in the smallest units; null in `tokens` stands for the native
 * coin. Without an account nothing is asked.
 */
export function useBalances(
  account: string | null,
  tokens: readonly (string | null | undefined)[],
): readonly CallState<bigint>[] {
  const key = tokens.map((token) => (token === undefined ? '-' : (token ?? ''))).join()
  const calls = useMemo(
    () =>
      key.split(',').map((token) => {
        if (!account || token === '-') return null
        return token ? balanceOf(token, account) : nativeBalanceOf(account)
      }),
    [account, key],
  )
  return useCalls(calls)
}
