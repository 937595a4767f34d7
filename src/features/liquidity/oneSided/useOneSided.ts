import { useMemo, useState } from 'react'
import { getReserves } from '../../../chain/contracts/pair/reads'
import { useBalances } from '../../../chain/multicall/useBalances'
import { useAreReadSince } from '../../../chain/multicall/useCalls'
import { useWallet } from '../../../chain/wallet/useWallet'
import { parseAmount } from '../../../core/amount'
import { useTranslation } from '../../../i18n'
import { poolOf } from '../../../market/pool'
import { useUsdPrice } from '../../../market/useUsdPrice'
import { useAppSelector } from '../../../state/storeHooks'
import { type CurrencySide, type ListedToken, usdFigure } from '../../lists'
import { type Quote, quoteFrom } from '../../trade'
import { selectSlippageBps } from '../../user'
import type { Addition } from '../add/add.rules'
import { type Holdings, isEmptyPool } from '../pool/shares.rules'
import { type PoolFacts, usePoolFacts } from '../pool/usePoolFacts'
import { fittingAddition, oneSidedPlan, type OneSidedPlan } from './oneSided.rules'
import type { SaleProgress } from './useSale'

const NO_CALLS: [] = []

export interface OneSided {
  side: CurrencySide
  pool: PoolFacts
  holdings: Holdings | null
  isNewPool: boolean
  plan: OneSidedPlan | null
  /** The first step as a swap through the pool's own pair. */
  quote: Quote | null
  /** The addition of the second step; null until the first is included. */
  addition: Addition | null
  type: (text: string) => void
}

/**
 * Returns the plan of a one-sided addition, from the typed amount, the chain's data and the progress of the first step.
 */
export function useOneSided(a: ListedToken | null, b: ListedToken | null, progress: SaleProgress): OneSided {
  const { account } = useWallet()
  const slippageBps = useAppSelector(selectSlippageBps)
  const [text, type] = useState('')
  const pool = usePoolFacts(a, b)
  const holdings = 'holdings' in pool ? pool.holdings : null
  const isNewPool = holdings !== null && isEmptyPool(holdings)
  const balanceRaw = useBalances(account, [a?.address])[0]?.value
  const { locale } = useTranslation()
  const price = useUsdPrice(a?.traded ?? null)
  const amountRaw = (a ? parseAmount(text, a.decimals) : null) || null
  const side = useMemo(
    () => ({ token: a, text, amountRaw, balanceRaw, usd: usdFigure(price, a, amountRaw, locale) }),
    [a, amountRaw, balanceRaw, locale, price, text],
  )
  // The receipt is read before the pool; reserves from before the sale would give wrong amounts.
  const reserves = useMemo(() => (pool.status === 'exists' ? [getReserves(pool.address)] : NO_CALLS), [pool])
  const areReservesRead = useAreReadSince(reserves, progress.stage === 'done' ? progress.blockNumber : 0)
  const isPoolRead = pool.status === 'exists' && areReservesRead
  const newPlan = useMemo(
    () => (holdings && !isNewPool && amountRaw !== null ? oneSidedPlan(amountRaw, holdings) : null),
    [amountRaw, holdings, isNewPool],
  )
  const quote = useMemo(() => {
    if (!a || !b || !newPlan || !holdings) return null
    const hop = poolOf(a.traded, holdings.firstRaw, b.traded, holdings.secondRaw)
    const amounts = { inputRaw: newPlan.soldRaw, outputRaw: newPlan.boughtRaw }
    return quoteFrom(
      { ...amounts, hops: [hop], path: [a.traded, b.traded] },
      { input: a, output: b },
      true,
      slippageBps,
    )
  }, [a, b, newPlan, holdings, slippageBps])
  return {
    ...{ side, pool, holdings, isNewPool, quote, type },
    // A step in progress shows the agreed plan.
    plan: 'plan' in progress ? progress.plan : newPlan,
    addition:
      progress.stage === 'done' && isPoolRead && holdings
        ? fittingAddition(progress.plan.restRaw, progress.boughtRaw, holdings)
        : null,
  }
}
