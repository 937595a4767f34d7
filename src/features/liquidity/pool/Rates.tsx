import { useTranslation } from '../../../i18n'
import { dearerFirst, shortRate } from '../../../i18n/figures/rate'
import { FullValue } from '../../../ui/figures/FullValue'
import type { Currency } from './currency'
import type { Amounts } from './shares.rules'

/** Renders both prices of a pair, the dearer token first; the amounts are of equal value. A dash without a price. */
export function Rates({ rates: { firstRaw, secondRaw }, a, b }: { rates: Amounts; a: Currency; b: Currency }) {
  const { locale } = useTranslation()
  if (firstRaw === 0n || secondRaw === 0n) return '–'
  const [dearer, cheaper] = dearerFirst(
    { symbol: a.symbol, decimals: a.decimals, raw: firstRaw },
    { symbol: b.symbol, decimals: b.decimals, raw: secondRaw },
  )
  return (
    <>
      <FullValue {...shortRate(dearer, cheaper, locale)} />
      <br />
      <FullValue {...shortRate(cheaper, dearer, locale)} />
    </>
  )
}
