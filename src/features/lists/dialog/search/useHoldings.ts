import { useEffect, useMemo, useState } from 'react'
import { useBalances } from '../../../../chain/multicall/useBalances'
import type { CallState } from '../../../../chain/multicall/useCalls'
import { nodes } from '../../../../chain/rpc/nodes'
import type { Address } from '../../../../core/address'
import { useMarketPrices } from '../../../../market/prices/useMarketPrices'
import type { PriceOf } from '../../../../market/prices/useTokenPricesUsd'
import { usdValueRaw } from '../../../../market/usdPrice'
import { readTokens } from '../../holdings/holdings.rules'
import { NATIVE_LISTED, type ListedToken } from '../../listedTokens'

type Balances = ReadonlyMap<string, bigint>

const NO_BALANCES: Balances = new Map()

/**
 * Returns an account's balances of the given tokens by lower-case address; empty until all are read. Read once: a list
 * is long, and an order that changes with each block would move rows under the pointer.
 */
function useListBalances(account: Address | null, tokens: readonly ListedToken[]): Balances {
  const [read, setRead] = useState<{ account: Address; tokens: readonly ListedToken[]; balances: Balances } | null>(
    null,
  )
  useEffect(() => {
    if (!account || tokens.length === 0) return undefined
    let isCurrent = true
    const readAll = async () => {
      const { readPositiveBalances } = await import('./listBalances.chain')
      const balances = await readPositiveBalances(
        nodes,
        account,
        tokens.map(({ traded }) => traded.address),
      )
      if (isCurrent && balances.size > 0) setRead({ account, tokens, balances })
    }
    // After a failure the tokens of lists are sorted by symbol; visible balances are read separately.
    void readAll().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [account, tokens])
  return read?.account === account && read.tokens === tokens ? read.balances : NO_BALANCES
}

/** Held tokens whose pools are read; with their balances they fit into one request of 500 calls. */
const MAX_PRICED = 100

/** Returns an account's balance of a token; undefined for a token that is not read at each block. */
export type BalanceOf = (token: ListedToken) => CallState<bigint> | undefined

/** Balances and values of an account. */
export interface Holdings {
  balanceOf: BalanceOf
  /** Prices of the held tokens. */
  priceOf: PriceOf
  isPricing: boolean
  /**
   * Returns the value of a token for sorting, in base units of the dollar token: null for a held token without a price,
   * undefined for one that is not held. It changes only where rows may move.
   */
  valueForOrder: (token: ListedToken) => bigint | null | undefined
}

const NONE: readonly ListedToken[] = []

/**
 * Subscribes to the balances of the best known tokens, and reads those of the others once; subscribes to the prices of
 * the held ones.
 */
export function useHoldings(account: Address | null, tokens: readonly ListedToken[]): Holdings {
  const { subscribed, others } = useMemo(() => {
    // Lists are long: of their tokens, only visible rows are read at each block.
    const known = readTokens(tokens)
    const knownSet = new Set(known)
    const unknown = tokens.length === known.length ? NONE : tokens.filter((token) => !knownSet.has(token))
    return { subscribed: [NATIVE_LISTED, ...known], others: unknown }
  }, [tokens])
  const ofLists = useListBalances(account, others)
  const states = useBalances(
    account,
    subscribed.map(({ address }) => address),
  )
  const balanceOf = useMemo((): BalanceOf => {
    const byId = new Map(subscribed.map(({ id }, at) => [id, states[at]]))
    return ({ id }) => byId.get(id)
  }, [subscribed, states])

  const rawOf = useMemo(
    () => (token: ListedToken) => balanceOf(token)?.value ?? ofLists.get(token.id.toLowerCase()) ?? 0n,
    [balanceOf, ofLists],
  )
  const held = useMemo(() => {
    const ofOthers = ofLists.size === 0 ? NONE : others
    const some = [...subscribed, ...ofOthers].filter((token) => rawOf(token) > 0n).slice(0, MAX_PRICED)
    return some.map(({ traded }) => traded)
  }, [ofLists, others, rawOf, subscribed])
  const { priceOf, isLoading: isPricing } = useMarketPrices(held)
  const isComplete = !isPricing && states.every(({ status }) => status !== 'loading')

  const current = { rawOf, priceOf, subscribed, ofLists, account, isComplete }
  // A changed balance or price must not move rows under the pointer.
  const [order, setOrder] = useState(current)
  const isOther = order.subscribed !== subscribed || order.ofLists !== ofLists || order.account !== account
  if (isOther || (isComplete && !order.isComplete)) setOrder(current)
  const valueForOrder = useMemo(
    () => (token: ListedToken) => {
      const raw = order.rawOf(token)
      if (raw === 0n) return undefined
      const price = order.priceOf(token.traded)
      return price && usdValueRaw(price, token.traded, raw)
    },
    [order],
  )
  return { balanceOf, priceOf, isPricing, valueForOrder }
}
