import { useMemo, useState } from 'react'
import { getReserves } from '../../../chain/contracts/pair'
import { useBalances } from '../../../chain/multicall/useBalances'
import { useIsReadSince } from '../../../chain/multicall/useCalls'
import { useWallet } from '../../../chain/wallet/useWallet'
import { parseAmount } from '../../../core/amount'
import { useUsdPrice } from '../../../market/useUsdPrice'
import { usdText, type CurrencySide, type ListedToken } from '../../lists'
import type { Addition } from '../add/add.rules'
import { isEmptyPool, type Holdings } from '../pool/shares.rules'
import { usePoolFacts, type PoolFacts } from '../pool/usePoolFacts'
import { fittingAddition, oneSidedPlan, type OneSidedPlan } from './oneSided.rules'
import type { SaleProgress } from './useSale'

export interface OneSided {
  side: CurrencySide
  pool: PoolFacts
  holdings: Holdings | null
  isNewPool: boolean
  plan: OneSidedPlan | null
  /** What the second step adds, once the first has brought its proceeds. */
  addition: Addition | null
  type: (text: string) => void
}

/** Answers what adding one token alone comes to, worked out from what is typed, the chain, and how far it has come. */
export function useOneSided(a: ListedToken | null, b: ListedToken | null, progress: SaleProgress): OneSided {
  const { account } = useWallet()
  const [text, type] = useState('')
  const pool = usePoolFacts(a, b)
  const holdings = 'holdings' in pool ? pool.holdings : null
  const isNewPool = holdings !== null && isEmptyPool(holdings)
  const balanceRaw = useBalances(account, [a?.address])[0]?.value
  const price = useUsdPrice(a?.traded ?? null)
  const amountRaw = (a ? parseAmount(text, a.decimals) : null) || null
  const side = useMemo(
    () => ({ token: a, text, amountRaw, balanceRaw, usdText: usdText(price, a, amountRaw) }),
    [a, amountRaw, balanceRaw, price, text],
  )
  // The receipt is read before the pool is: what stood before the sale would have the wrong amounts added.
  const reserves = useMemo(() => (pool.status === 'exists' ? getReserves(pool.address) : null), [pool])
  const isPoolRead = useIsReadSince(reserves, progress.stage === 'done' ? progress.blockNumber : 0)
  const fresh = holdings && !isNewPool && amountRaw !== null ? oneSidedPlan(amountRaw, holdings) : null
  return {
    ...{ side, pool, holdings, isNewPool, type },
    // What is under way stays as it was agreed to.
    plan: 'agreed' in progress ? progress.agreed.plan : fresh,
    addition:
      progress.stage === 'done' && isPoolRead && holdings
        ? fittingAddition(progress.restRaw, progress.boughtRaw, holdings)
        : null,
  }
}
