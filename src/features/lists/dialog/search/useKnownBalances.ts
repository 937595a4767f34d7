import { useMemo, useState } from 'react'
import { useBalances } from '../../../../chain/multicall/useBalances'
import type { CallState } from '../../../../chain/multicall/useCalls'
import { NATIVE_LISTED, type ListedToken } from '../../listedTokens'

/** Lists are long: the built-in tokens and the person's own are asked about at each block, of the rest what is in sight. */
const MOST_ASKED = 100

/** Answers what is known of an account's balance of a token; undefined where it is not asked for all along. */
export type BalanceOf = (token: ListedToken) => CallState<bigint> | undefined

const isKnown = ({ origin }: ListedToken): boolean => origin === 'default' || origin === 'custom'

/** Keeps the balances of the best known tokens read; `forOrder` changes only where a row may move without harm. */
export function useKnownBalances(
  account: string | null,
  tokens: readonly ListedToken[],
): { balanceOf: BalanceOf; forOrder: BalanceOf } {
  const asked = useMemo(() => [NATIVE_LISTED, ...tokens.filter(isKnown).slice(0, MOST_ASKED)], [tokens])
  const states = useBalances(
    account,
    asked.map(({ address }) => address),
  )
  const isComplete = states.every(({ status }) => status !== 'loading')
  const balanceOf = useMemo((): BalanceOf => {
    const byId = new Map(asked.map(({ id }, at) => [id, states[at]]))
    return ({ id }) => byId.get(id)
  }, [asked, states])

  // A balance that changes at a block must not pull a row away from under the pointer.
  const [order, setOrder] = useState({ of: balanceOf, asked, account, isComplete })
  const isNew = order.asked !== asked || order.account !== account || (isComplete && !order.isComplete)
  if (isNew) setOrder({ of: balanceOf, asked, account, isComplete })
  return { balanceOf, forOrder: order.of }
}
