import { useMemo } from 'react'
import { balanceOf } from '../../../chain/contracts/erc20/reads'
import { useCall } from '../../../chain/multicall/useCalls'
import { useWallet } from '../../../chain/wallet/useWallet'
import { formatForField, parseAmount } from '../../../core/amount'
import { useUsdPrice } from '../../../market/useUsdPrice'
import { useAppSelector } from '../../../state/storeHooks'
import { centsOf } from '../../lists'
import { selectTypedRemoval } from '../burn.slice'
import type { Currency } from '../pool/currency'
import { LP_DECIMALS } from '../pool/pool.messages'
import { amountsFor, type Amounts, type Holdings } from '../pool/shares.rules'
import { usePoolFacts, type PoolFacts } from '../pool/usePoolFacts'
import { worthOf } from '../positions/usePositionFacts'
import { removalOf, type BurnField, type Removal } from './remove.rules'

const ESTIMATED_DIGITS = 6

export interface RemoveForm {
  a: Currency
  b: Currency
  status: PoolFacts['status']
  /** Null while the pool is unknown or does not exist. */
  pool: { address: string; holdings: Holdings } | null
  /** The account's LP tokens in base units; undefined until they are read. */
  heldRaw: bigint | undefined
  removal: Removal
  /** The worth of the removal, and of all the account's LP tokens, in US cents; null while unknown. */
  valueCents: bigint | null
  heldCents: bigint | null
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
  const held = useCall(account && pool ? balanceOf(pool.address, account) : null).value
  const priceA = useUsdPrice(a.traded)
  const priceB = useUsdPrice(b.traded)

  return useMemo(() => {
    const { independentField, typedValue } = input
    const typed = { field: independentField, raw: rawIn(independentField, typedValue, a, b) }
    const wanted = signedRaw === null ? typed : { field: 'liquidity' as const, raw: signedRaw }
    const removal = pool ? removalOf({ ...wanted, heldRaw: held ?? 0n, pool: pool.holdings }) : NOTHING
    const computed = {
      liquidity: fieldText(removal.sharesRaw, LP_DECIMALS),
      currencyA: fieldText(removal.firstRaw, a.decimals),
      currencyB: fieldText(removal.secondRaw, b.decimals),
    }
    const centsFor = ({ firstRaw, secondRaw }: Amounts) =>
      worthOf(centsOf(priceA, a.traded, firstRaw), centsOf(priceB, b.traded, secondRaw))
    const valueCents = centsFor(removal)
    const heldCents = pool && held !== undefined ? centsFor(amountsFor(held, pool.holdings)) : null
    const texts = independentField === 'percent' ? computed : { ...computed, [independentField]: typedValue }
    return { a, b, status: facts.status, pool, heldRaw: held, removal, valueCents, heldCents, texts }
  }, [a, b, facts.status, held, input, pool, priceA, priceB, signedRaw])
}
