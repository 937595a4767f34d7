import { useEffect, useMemo, useState } from 'react'
import { useBalances } from '../../../../chain/multicall/useBalances'
import type { CallState } from '../../../../chain/multicall/useCalls'
import { nodes } from '../../../../chain/rpc/nodes'
import { NATIVE_LISTED, type ListedToken } from '../../listedTokens'

type Balances = ReadonlyMap<string, bigint>

const NO_BALANCES: Balances = new Map()

/**
 * Returns an account's balances of the given tokens by lower-case address; empty until all are read. Read once: a list
 * is long, and an order that changes with each block would move rows under the pointer.
 */
function useListBalances(account: string | null, tokens: readonly ListedToken[]): Balances {
  const [read, setRead] = useState<{ account: string; tokens: readonly ListedToken[]; balances: Balances } | null>(null)
  useEffect(() => {
    if (!account || tokens.length === 0) return undefined
    let isCurrent = true
    const readAll = async () => {
      const { readPositiveBalances } = await import('./listBalances.chain')
      const balances = await readPositiveBalances(
        nodes,
        account,
        tokens.map(({ id }) => id),
      )
      if (isCurrent && balances.size > 0) setRead({ account, tokens, balances })
    }
    // After a failure the order is by how well known the tokens are; visible balances are read separately.
    void readAll().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [account, tokens])
  return read?.account === account && read.tokens === tokens ? read.balances : NO_BALANCES
}

/** Lists are long: built-in and custom tokens are read at each block; of the rest, only visible rows. */
const MAX_SUBSCRIBED = 100

/** Returns an account's balance of a token; undefined for a token that is not read at each block. */
export type BalanceOf = (token: ListedToken) => CallState<bigint> | undefined

const NONE: readonly ListedToken[] = []

const isKnown = ({ origin }: ListedToken): boolean => origin === 'default' || origin === 'custom'

/**
 * Subscribes to the balances of the best known tokens, and reads those of the others once. `forOrder` returns the
 * balances for sorting; it changes only where rows may move.
 */
export function useKnownBalances(
  account: string | null,
  tokens: readonly ListedToken[],
): { balanceOf: BalanceOf; forOrder: (token: ListedToken) => bigint | undefined } {
  const { subscribed, others } = useMemo(() => {
    const known = tokens.filter(isKnown).slice(0, MAX_SUBSCRIBED)
    const knownSet = new Set(known)
    const unknown = tokens.length === known.length ? NONE : tokens.filter((token) => !knownSet.has(token))
    return { subscribed: [NATIVE_LISTED, ...known], others: unknown }
  }, [tokens])
  const balances = useListBalances(account, others)
  const states = useBalances(
    account,
    subscribed.map(({ address }) => address),
  )
  const isComplete = states.every(({ status }) => status !== 'loading')
  const balanceOf = useMemo((): BalanceOf => {
    const byId = new Map(subscribed.map(({ id }, at) => [id, states[at]]))
    return ({ id }) => byId.get(id)
  }, [subscribed, states])

  // A balance change at a block must not move rows under the pointer.
  const [order, setOrder] = useState({ of: balanceOf, subscribed, account, isComplete })
  const isNew = order.subscribed !== subscribed || order.account !== account || (isComplete && !order.isComplete)
  if (isNew) setOrder({ of: balanceOf, subscribed, account, isComplete })
  const forOrder = useMemo(
    () => (token: ListedToken) => order.of(token)?.value ?? balances.get(token.id.toLowerCase()),
    [order, balances],
  )
  return { balanceOf, forOrder }
}
