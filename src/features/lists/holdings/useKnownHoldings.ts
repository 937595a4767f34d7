import { useMemo } from 'react'
import { useBalances } from '../../../chain/multicall/useBalances'
import type { CallState } from '../../../chain/multicall/useCalls'
import type { Address } from '../../../core/address'
import { useMarketPrices } from '../../../market/prices/useMarketPrices'
import { valueOf } from '../currency/usdValues'
import { NATIVE_LISTED } from '../listedTokens'
import { useTokenLists } from '../useTokenLists'
import { readTokens, totalOf, type Holding, type HoldingsTotal } from './holdings.rules'

/** What an account holds of the native coin, the built-in tokens and those that the user added. */
export interface KnownHoldings {
  /** Without tokens of which the account has none. */
  holdings: readonly Holding[]
  total: HoldingsTotal
  /** True until every balance and every price was read or failed. */
  isLoading: boolean
  /** Returns the state of a balance by the address of its token, null for the native coin. */
  balanceOf: (address: Address | null) => CallState<bigint> | undefined
}

/** Subscribes to the balances of an account and to their prices in US dollars. */
export function useKnownHoldings(account: Address): KnownHoldings {
  const tokens = useTokenLists()
  const known = useMemo(() => [NATIVE_LISTED, ...readTokens(tokens)], [tokens])
  const states = useBalances(
    account,
    known.map(({ address }) => address),
  )
  const held = useMemo(
    () => known.flatMap((token, at) => ({ token, raw: states[at]?.value ?? 0n })).filter(({ raw }) => raw > 0n),
    [known, states],
  )
  const traded = useMemo(() => held.map(({ token }) => token.traded), [held])
  const { priceOf, isLoading: isPricing } = useMarketPrices(traded)
  return useMemo(() => {
    const holdings = held.map(({ token, raw }) => ({
      token,
      raw,
      valueRaw: valueOf(priceOf(token.traded), token.traded, raw),
    }))
    const places = new Map(known.map(({ address }, at) => [address?.toLowerCase() ?? null, at]))
    return {
      holdings,
      total: totalOf(holdings),
      isLoading: isPricing || states.some(({ status }) => status === 'loading'),
      balanceOf: (address) => states[places.get(address?.toLowerCase() ?? null) ?? -1],
    }
  }, [held, isPricing, known, priceOf, states])
}
