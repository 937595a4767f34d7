import { useMemo } from 'react'
import { balanceOf } from '../../../chain/contracts/erc20/reads'
import { useCall } from '../../../chain/multicall/useCalls'
import { useWallet } from '../../../chain/wallet/useWallet'
import type { Address } from '../../../core/address'
import { formatForField, parseAmount } from '../../../core/amount'
import { useUsdPrice } from '../../../market/useUsdPrice'
import { useAppSelector } from '../../../state/storeHooks'
import { centsOf } from '../../lists'
import { selectTypedRemoval } from '../burn.slice'
import type { Currency } from '../pool/currency'
import { LP_DECIMALS } from '../pool/pool.messages'
import { type Amounts, amountsFor, type Holdings } from '../pool/shares.rules'
import { type PoolFacts, usePoolFacts } from '../pool/usePoolFacts'
import { pairValue } from '../positions/usePositionFacts'
import { type BurnField, type Removal, removalOf } from './remove.rules'

const ESTIMATED_DIGITS = 6

export interface RemoveForm {
  a: Currency
  b: Currency
  status: PoolFacts['status']
  /** Null while the pool is unknown or does not exist. */
  pool: { address: Address; holdings: Holdings } | null
  /** The account's LP tokens in base units; undefined until they are read. */
  balanceRaw: bigint | undefined
  removal: Removal
  /** The value of the removal, and of all the account's LP tokens, in US cents; null while unknown. */
  valueCents: bigint | null
  balanceCents: bigint | null
  /** The text of each field of the detailed view. */
  texts: Record<Exclude<BurnField, 'percent'>, string>
}

const NOTHING: Removal = { sharesRaw: 0n, firstRaw: 0n, secondRaw: 0n, percent: 0 }

function rawIn(field: BurnField, text: string, a: Currency, b: Currency): bigint | null {
  const decimals = { percent: 0, liquidity: LP_DECIMALS, currencyA: a.decimals, currencyB: b.decimals }
  return parseAmount(text, decimals[field])
}

const fieldText = (raw: bigint, decimals: number): string =>
  raw === 0n ? '' : formatForField(raw, decimals, ESTIMATED_DIGITS)

/**
 * Returns the content of the remove screen. After signing, the LP tokens stay at the permit's amount: `signedRaw`, in
 * base units, null without a permit (constants: REMOVE_APPROVAL).
 */
export function useRemoveForm(a: Currency, b: Currency, signedRaw: bigint | null): RemoveForm {
  const { account } = useWallet()
  const input = useAppSelector(selectTypedRemoval)
  const facts = usePoolFacts(a, b)
  const pool = useMemo(
    () => ('holdings' in facts ? { address: facts.address, holdings: facts.holdings } : null),
    [facts],
  )
  const balance = useCall(account && pool ? balanceOf(pool.address, account) : null).value
  const priceA = useUsdPrice(a.traded)
  const priceB = useUsdPrice(b.traded)

  return useMemo(() => {
    const { independentField, typedValue } = input
    const typed = { field: independentField, raw: rawIn(independentField, typedValue, a, b) }
    const requested = signedRaw === null ? typed : { field: 'liquidity' as const, raw: signedRaw }
    const removal = pool ? removalOf({ ...requested, balanceRaw: balance ?? 0n, pool: pool.holdings }) : NOTHING
    const computed = {
      liquidity: fieldText(removal.sharesRaw, LP_DECIMALS),
      currencyA: fieldText(removal.firstRaw, a.decimals),
      currencyB: fieldText(removal.secondRaw, b.decimals),
    }
    const centsFor = ({ firstRaw, secondRaw }: Amounts) =>
      pairValue(centsOf(priceA, a.traded, firstRaw), centsOf(priceB, b.traded, secondRaw))
    const valueCents = centsFor(removal)
    const balanceCents = pool && balance !== undefined ? centsFor(amountsFor(balance, pool.holdings)) : null
    const texts = independentField === 'percent' ? computed : { ...computed, [independentField]: typedValue }
    return { a, b, status: facts.status, pool, balanceRaw: balance, removal, valueCents, balanceCents, texts }
  }, [a, b, facts.status, balance, input, pool, priceA, priceB, signedRaw])
}
