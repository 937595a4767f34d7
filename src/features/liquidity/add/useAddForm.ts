import { useMemo } from 'react'
import { useBalances } from '../../../chain/multicall/useBalances'
import { useWallet } from '../../../chain/wallet/useWallet'
import { formatForField, parseAmount } from '../../../core/amount'
import { useTranslation } from '../../../i18n'
import { useUsdPrice } from '../../../market/useUsdPrice'
import { useAppSelector } from '../../../state/storeHooks'
import { centsOf, type CurrencySide, type ListedToken, usdFigure } from '../../lists'
import { type MintField, selectIndependentField, selectOtherTypedValue, selectTypedValue } from '../mint.slice'
import { type Holdings, isEmptyPool, isUnpriced } from '../pool/shares.rules'
import { type PoolFacts, usePoolFacts } from '../pool/usePoolFacts'
import { pairValue } from '../positions/usePositionFacts'
import { type Addition, additionOf, requestedAmounts, type RequestedAmounts } from './add.rules'

/** trading 9: computed amounts show 6 significant digits. */
const ESTIMATED_DIGITS = 6
const NO_POOL: Holdings = { firstRaw: 0n, secondRaw: 0n, supplyRaw: 0n }

export interface AddForm {
  a: ListedToken | null
  b: ListedToken | null
  pool: PoolFacts
  /** Null while the pool is unknown. */
  holdings: Holdings | null
  /** No account has provided liquidity yet (trading 4 "A pool is new"). */
  isNewPool: boolean
  /** Both fields are free: the first provider sets the price, or the pool is not known yet. */
  isFree: boolean
  requested: RequestedAmounts
  addition: Addition | null
  /** The value of the addition in US cents; null while unknown. */
  valueCents: bigint | null
  sides: Record<MintField, CurrencySide>
}

function useSide(
  token: ListedToken | null,
  amountRaw: bigint | null,
  balanceRaw: bigint | undefined,
  typed: string | null,
) {
  const { locale } = useTranslation()
  const price = useUsdPrice(token?.traded ?? null)
  return useMemo(
    () => ({
      token,
      text: typed ?? (token && amountRaw !== null ? formatForField(amountRaw, token.decimals, ESTIMATED_DIGITS) : ''),
      amountRaw,
      balanceRaw,
      usd: usdFigure(price, token, amountRaw, locale),
      amountCents: token && amountRaw !== null ? centsOf(price, token.traded, amountRaw) : null,
    }),
    [amountRaw, balanceRaw, locale, price, token, typed],
  )
}

const rawOf = (text: string, token: ListedToken | null): bigint | null =>
  (token ? parseAmount(text, token.decimals) : null) || null

/** Returns the content of the add screen, computed from the typed amounts and the chain's data (trading 2.4, 4). */
export function useAddForm(a: ListedToken | null, b: ListedToken | null): AddForm {
  const { account } = useWallet()
  const independentField = useAppSelector(selectIndependentField)
  const typedValue = useAppSelector(selectTypedValue)
  const otherTypedValue = useAppSelector(selectOtherTypedValue)
  const pool = usePoolFacts(a, b)
  const [balanceA, balanceB] = useBalances(account, [a?.address, b?.address])
  const holdings = 'holdings' in pool ? pool.holdings : null
  const isNewPool = holdings !== null && isEmptyPool(holdings)
  const isFirst = independentField === 'currencyA'
  const [typedToken, otherToken] = isFirst ? [a, b] : [b, a]

  const requested = useMemo(() => {
    const typed = { raw: rawOf(typedValue, typedToken), otherRaw: rawOf(otherTypedValue, otherToken), isFirst }
    return requestedAmounts(typed, holdings ?? NO_POOL)
  }, [holdings, isFirst, otherToken, otherTypedValue, typedToken, typedValue])

  const isFree = holdings === null || isUnpriced(holdings)
  const otherText = isFree ? otherTypedValue : null
  const [textA, textB] = isFirst ? [typedValue, otherText] : [otherText, typedValue]
  const sideA = useSide(a, requested.firstRaw, balanceA?.value, textA)
  const sideB = useSide(b, requested.secondRaw, balanceB?.value, textB)
  return useMemo(
    () => ({
      ...{ a, b, pool, holdings, isNewPool, isFree, requested },
      addition: holdings && additionOf(requested, holdings),
      valueCents: pairValue(sideA.amountCents, sideB.amountCents),
      sides: { currencyA: sideA, currencyB: sideB },
    }),
    [a, b, holdings, isFree, isNewPool, pool, sideA, sideB, requested],
  )
}
