import { useMemo, useState } from 'react'
import { useBalances } from '../../../../chain/multicall/useBalances'
import type { CallState } from '../../../../chain/multicall/useCalls'
import { NATIVE_LISTED, type ListedToken } from '../../listedTokens'
import { useListBalances } from './useListBalances'

/** Lists are long: built-in and custom tokens are read at each block; of the rest, only visible rows. */
const MOST_ASKED = 100

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
  const { asked, others } = useMemo(() => {
    const known = tokens.filter(isKnown).slice(0, MOST_ASKED)
    const knownOnes = new Set(known)
    const unknown = tokens.length === known.length ? NONE : tokens.filter((token) => !knownOnes.has(token))
    return { asked: [NATIVE_LISTED, ...known], others: unknown }
  }, [tokens])
  const held = useListBalances(account, others)
  const states = useBalances(
    account,
    asked.map(({ address }) => address),
  )
  const isComplete = states.every(({ status }) => status !== 'loading')
  const balanceOf = useMemo((): BalanceOf => {
    const byId = new Map(asked.map(({ id }, at) => [id, states[at]]))
    return ({ id }) => byId.get(id)
  }, [asked, states])

  // A balance change at a block must not move rows under the pointer.
  const [order, setOrder] = useState({ of: balanceOf, asked, account, isComplete })
  const isNew = order.asked !== asked || order.account !== account || (isComplete && !order.isComplete)
  if (isNew) setOrder({ of: balanceOf, asked, account, isComplete })
  const forOrder = useMemo(
    () => (token: ListedToken) => order.of(token)?.value ?? held.get(token.id.toLowerCase()),
    [order, held],
  )
  return { balanceOf, forOrder }
}
