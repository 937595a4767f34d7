import { useMemo } from 'react'
import type { Address } from '../../core/address'
import { getEthBalance } from '../contracts/exchangeMulticall/reads'
import { balanceOf } from '../contracts/erc20/reads'
import { useCalls, type CallState } from './useCalls'

/**
 * Subscribes to an account's balances, in the given order and in the smallest units. Null in `tokens` is the native
 * coin; undefined stays `idle`. Without an account nothing is read.
 */
export function useBalances(
  account: Address | null,
  tokens: readonly (Address | null | undefined)[],
): readonly CallState<bigint>[] {
  const key = JSON.stringify(tokens.map((token) => (token === undefined ? false : token)))
  const calls = useMemo(
    () =>
      (JSON.parse(key) as readonly (Address | null | false)[]).map((token) => {
        if (!account || token === false) return null
        return token === null ? getEthBalance(account) : balanceOf(token, account)
      }),
    [account, key],
  )
  return useCalls(calls)
}
