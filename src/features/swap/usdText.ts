import { formatAmountExact } from '../../core/amount'
import { usdValueRaw, type UsdPrice } from '../../market/usdPrice'
import type { ListedToken } from '../lists'

const CENTS_DECIMALS = 2
/** Made once: making one costs more than a whole quote. */
const wholeDollars = new Intl.NumberFormat('en-US')

/** Answers the worth of an amount in US dollars for the eye, cut to cents: "≈ $12.34"; undefined while unknown. */
export function usdText(
  price: UsdPrice | null,
  token: ListedToken | null,
  amountRaw: bigint | null,
): string | undefined {
  if (!price || !token || amountRaw === null) return undefined
  return usdAmountText(price, usdValueRaw(price, token.traded, amountRaw))
}

/** Answers an amount of the token that stands for US dollars for the eye, cut to cents: "≈ $12.34", "< $0.01". */
export function usdAmountText({ usd }: UsdPrice, usdRaw: bigint): string {
  const cents = usdRaw / 10n ** BigInt(usd.decimals - CENTS_DECIMALS)
  if (cents === 0n) return '< $0.01'
  const [whole = '0', part = ''] = formatAmountExact(cents, CENTS_DECIMALS).split('.')
  return `≈ $${wholeDollars.format(BigInt(whole))}.${part.padEnd(CENTS_DECIMALS, '0')}`
}
